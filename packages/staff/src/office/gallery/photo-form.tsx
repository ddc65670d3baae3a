import { useNavigate } from 'react-router'
import { useFormContext, useWatch } from 'react-hook-form'
import { paths } from '#contract/paths.ts'
import type { GalleryThing } from '#contract/schemas/content.ts'
import { contentPath } from '#contract/staff-paths.ts'
import { PanelBody, Sheet } from '#ui/panel.tsx'
import { Picture } from '#ui/picture.tsx'
import * as words from '#words/gallery.ts'
import * as office from '#words/office.ts'
import { PreviewPhone } from '../form/preview-phone.tsx'
import { SwitchField } from '../form/switch-field.tsx'
import { LiveBadge, ThingActs } from '../form/thing-acts.tsx'
import { Part, ThingForm } from '../form/thing-form.tsx'
import { useThingForm } from '../form/use-thing-form.ts'
import { useHistory } from '../history/use-history.tsx'
import type { FormParts } from '../one-thing.tsx'
import { FormPicture } from '../pictures/form-picture.tsx'
import { useLocalFile } from '../pictures/local-files.ts'
import { draftOf, type PictureDraft, pictureOf } from '../pictures/picture-draft.ts'
import { useSaveWithPicture } from '../pictures/use-save-with-picture.ts'
import { useDelete } from '../use-delete.ts'
import { nameOf } from './name-of.ts'
import './photo-form.css'
import { GALLERY } from './use-gallery-uploads.ts'

type Values = { picture: PictureDraft; live: boolean }

const schema = async () => (await import('./photo-schema.ts')).PhotoSchema
const valuesOf = (photo: GalleryThing | null): Values => ({
  picture: draftOf(photo?.picture ?? null),
  live: photo?.live ?? true,
})
const names = { picture: words.onePicture, picture_id: words.onePicture, live: office.live }

function usePhotoForm({ id, thing }: FormParts<GalleryThing>) {
  const navigate = useNavigate()
  const save = useSaveWithPicture<Values, GalleryThing>(GALLERY, id, 'gallery')
  return useThingForm<Values, Values, GalleryThing>({
    schema,
    thing,
    valuesOf,
    save,
    keptAs: `photo-${id ?? 'new'}`,
    onSaved: (saved) => void (id === null && navigate(contentPath('gallery', saved.id), { replace: true })),
  })
}

/** One photo of the gallery: its point of focus, what it shows, and whether parents see it. */
export function PhotoForm({ id, thing }: FormParts<GalleryThing>) {
  const state = usePhotoForm({ id, thing })
  const path = `${GALLERY}/${id}`
  const remove = useDelete(path, contentPath('gallery'))
  const name = thing ? nameOf(thing) : words.onePicture
  const history = useHistory({ path, thing, name, names })
  return (
    <>
      <ThingForm
        title={name}
        back={{ to: contentPath('gallery'), name: words.gallery }}
        status={thing && <LiveBadge on={thing.live} />}
        thing={thing}
        state={state}
        names={names}
        acts={
          <ThingActs site={thing?.live ? paths.gallery : undefined} onDelete={thing && (() => remove(thing.version))} />
        }
        onHistory={history.open}
        preview={<PhotoPreview />}
      >
        <Part title={words.onePicture}>
          <FormPicture name="picture" use="gallery" />
        </Part>
        <Sheet label={office.live}>
          <PanelBody>
            <SwitchField name="live" label={words.live} hint={words.liveHint} />
          </PanelBody>
        </Sheet>
      </ThingForm>
      {history.dialog}
    </>
  )
}

/** As in the grid of the public gallery, between two others. */
function PhotoPreview() {
  const { control } = useFormContext<Values>()
  const { picture } = useWatch({ control }) as Values
  useLocalFile(picture.file_key)
  return (
    <PreviewPhone title={words.gallery}>
      <div className="photo-preview">
        <Picture key={picture.file_key} picture={pictureOf(picture)} sizes="280px" first />
      </div>
    </PreviewPhone>
  )
}
