import { useState } from 'react'
import { paths } from '#contract/paths.ts'
import { MOST_PICTURES_AT_ONCE } from '#contract/rules/picture-sending.ts'
import type { GalleryThing } from '#contract/schemas/content.ts'
import { Loaded } from '#ui/loaded.tsx'
import { Empty, Loading } from '#ui/state.tsx'
import { toast } from '#ui/toast.ts'
import { loading } from '#words/frame.ts'
import * as words from '#words/gallery.ts'
import { ContentFrame } from './content-frame.tsx'
import { ChosenBar } from './gallery/chosen-bar.tsx'
import { DropZone } from './gallery/drop-zone.tsx'
import './gallery/gallery-screen.css'
import { PictureGrid } from './gallery/picture-grid.tsx'
import { TellPanel } from './gallery/tell-panel.tsx'
import { UploadPanel } from './gallery/upload-panel.tsx'
import { useGalleryActs } from './gallery/use-gallery-acts.ts'
import { GALLERY, useGalleryUploads } from './gallery/use-gallery-uploads.ts'
import { ChooseFiles } from './pictures/choose-files.tsx'
import { useThingsQuery } from './thing-api.ts'

export function Component() {
  const query = useThingsQuery(GALLERY)
  const { all, add, queue } = useGalleryUploads()
  const untold = all.filter(({ state }) => state === 'untold')
  const onItsWay = all.filter(({ state }) => state !== 'untold')
  const take = (files: File[]) => {
    const left = add(files)
    if (left > 0) toast.bad(words.leftOut(left, MOST_PICTURES_AT_ONCE))
  }
  return (
    <ContentFrame
      name={words.gallery}
      about={query.data && words.about(query.data.length, untold.length)}
      site={paths.gallery}
      acts={<ChooseFiles name={words.add} many kind="plain" onChoose={take} />}
    >
      <div className="gallery-desk">
        <div className="gallery-desk__way">
          {untold.length > 0 && (
            <TellPanel
              untold={untold}
              onTell={(keys, alt) => queue.tell(keys, alt)}
              onRemove={(key) => queue.remove(key)}
            />
          )}
          {onItsWay.length > 0 && <UploadPanel uploads={onItsWay} queue={queue} />}
          <DropZone onFiles={take} />
        </div>
        <Loaded query={query} loading={<Loading text={loading} />} failed={words.failed}>
          {(things) => <Pictures things={things as GalleryThing[]} />}
        </Loaded>
      </div>
    </ContentFrame>
  )
}

function Pictures({ things }: { things: GalleryThing[] }) {
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set())
  const acts = useGalleryActs(things)
  const some = things.filter(({ id }) => chosen.has(id))
  if (things.length === 0) return <Empty text={words.empty} />
  const choose = (id: number, isChosen: boolean) => {
    const next = new Set(chosen)
    if (isChosen) next.add(id)
    else next.delete(id)
    setChosen(next)
  }
  return (
    <div>
      {some.length > 0 && <ChosenBar things={things} chosen={some} acts={acts} onDone={() => setChosen(new Set())} />}
      <PictureGrid things={things} chosen={chosen} onChoose={choose} onOrder={(ids) => void acts.putInOrder(ids)} />
    </div>
  )
}
