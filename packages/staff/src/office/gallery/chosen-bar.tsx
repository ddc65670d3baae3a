import type { GalleryThing } from '#contract/schemas/content.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import * as words from '#words/gallery.ts'
import './chosen-bar.css'
import { movedTo, withOnTop } from './chosen-order.ts'
import type { useGalleryActs } from './use-gallery-acts.ts'

type Props = {
  things: GalleryThing[]
  chosen: GalleryThing[]
  acts: ReturnType<typeof useGalleryActs>
  onDone: () => void
}

/** What can be done with those that are chosen; with one alone also a step in either direction. */
export function ChosenBar({ things, chosen, acts, onDone }: Props) {
  const ids = things.map(({ id }) => id)
  const only = chosen.length === 1 ? chosen[0] : undefined
  const isLive = chosen.some(({ live }) => live)
  const step = (by: number) => only && void acts.putInOrder(movedTo(ids, only.id, ids.indexOf(only.id) + by))
  const toTop = () =>
    void acts.putInOrder(
      withOnTop(
        ids,
        chosen.map(({ id }) => id),
      ),
    )
  const turn = () =>
    acts
      .setLive(
        chosen.filter(({ live }) => live === isLive),
        !isLive,
      )
      .then(onDone)
  return (
    <div className="chosen-bar">
      <p role="status">{words.chosen(chosen.length)}</p>
      <div>
        {only && <Act name={words.moveUp} onPress={() => step(-1)} />}
        {only && <Act name={words.moveDown} onPress={() => step(1)} />}
        <Act name={words.moveToTop} onPress={toTop} />
        <Act name={isLive ? words.makeDraft : words.makeLive} onPress={() => void turn()} />
        <Button kind="quietbad" size="sm" onClick={() => void acts.putAway(chosen).then(onDone)}>
          <Icon name="trash-fill" />
          {words.deleteSome(chosen.length)}
        </Button>
      </div>
    </div>
  )
}

function Act({ name, onPress }: { name: string; onPress: () => void }) {
  return (
    <Button kind="soft" size="sm" onClick={onPress}>
      {name}
    </Button>
  )
}
