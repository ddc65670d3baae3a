import type { GalleryThing } from '#contract/schemas/content.ts'
import { contentPath } from '#contract/staff-paths.ts'
import { Badge } from '#ui/badge.tsx'
import { DeskIcon } from '#ui/desk-icon.tsx'
import { langOf } from '#ui/lang-of.ts'
import { Link } from '#ui/link.tsx'
import { Picture } from '#ui/picture.tsx'
import * as words from '#words/gallery.ts'
import { draftOf, pictureOf } from '../pictures/picture-draft.ts'
import { nameOf } from './name-of.ts'
import './picture-grid.css'
import { useGridOrder } from './use-grid-order.ts'

type Props = {
  things: GalleryThing[]
  chosen: ReadonlySet<number>
  onChoose: (id: number, isChosen: boolean) => void
  onOrder: (ids: number[]) => void
}

/** All pictures of the gallery in their order; each can be chosen, opened and moved. */
export function PictureGrid({ things, chosen, onChoose, onOrder }: Props) {
  const known = new Map(things.map((thing) => [thing.id, thing]))
  const { grid, shown, lift, handleOf } = useGridOrder(
    things.map(({ id }) => id),
    onOrder,
  )
  const held = lift ? known.get(lift.id) : undefined
  return (
    <>
      <ol className="picture-grid" ref={grid}>
        {shown.map((id, at) => {
          const thing = known.get(id)
          return (
            thing && (
              <Card
                key={id}
                thing={thing}
                isChosen={chosen.has(id)}
                isLifted={lift?.id === id}
                onChoose={(isChosen) => onChoose(id, isChosen)}
                handle={{ ...handleOf(id), 'aria-label': words.handle(nameOf(thing), at + 1, things.length) }}
              />
            )
          )
        })}
      </ol>
      <p className="vh" role="status">
        {lift && held && words.lifted(nameOf(held), lift.to + 1, things.length)}
      </p>
    </>
  )
}

type CardProps = {
  thing: GalleryThing
  isChosen: boolean
  isLifted: boolean
  onChoose: (isChosen: boolean) => void
  handle: object
}

function Card({ thing, isChosen, isLifted, onChoose, handle }: CardProps) {
  const name = nameOf(thing)
  const look = ['picture-card', isChosen && 'picture-card--chosen', isLifted && 'picture-card--lifted']
  return (
    <li className={look.filter(Boolean).join(' ')}>
      <Link to={contentPath('gallery', thing.id)} className="picture-card__link">
        <span className="picture-card__frame">
          <Picture picture={unnamed(thing)} sizes="(min-width: 760px) 240px, 50vw" />
        </span>
        <span className="picture-card__name" lang={langOf(name)}>
          {name}
        </span>
      </Link>
      {!thing.live && (
        <span className="picture-card__draft">
          <Badge>{words.draft}</Badge>
        </span>
      )}
      <label className="picture-card__choose">
        <input
          type="checkbox"
          aria-label={words.choose(name)}
          checked={isChosen}
          onChange={({ target }) => onChoose(target.checked)}
        />
      </label>
      <button type="button" className="picture-card__handle" {...handle}>
        <DeskIcon name="drag-fill" />
      </button>
    </li>
  )
}

/** Its name stands below it. */
function unnamed({ picture }: GalleryThing) {
  const shown = pictureOf(draftOf(picture))
  return shown && { ...shown, alt: '' }
}
