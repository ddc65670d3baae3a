import type { ComponentProps, CSSProperties, ReactNode } from 'react'
import { dhakaDay } from '#contract/rules/dates.ts'
import type { Picture as Stored } from '#contract/schemas/picture.ts'
import { showDay } from '#contract/words/en/dates.ts'
import { Badge } from '#ui/badge.tsx'
import { DeskIcon } from '#ui/desk-icon.tsx'
import { Icon } from '#ui/icon.tsx'
import { langOf } from '#ui/lang-of.ts'
import { Link } from '#ui/link.tsx'
import { Picture } from '#ui/picture.tsx'
import * as words from '#words/office-lists.ts'
import './thing-row.css'

/** What a list shows of a thing. `on` is null where there is nothing to switch. */
export type Row = {
  id: number
  name: string
  details?: ReactNode
  on: boolean | null
  updated_at: string | null
  /** Where a thing has none, its row has no room for one. */
  picture?: Stored | null
  icon?: string | null
}
export type States = { on: string; off: string }

type Handle = ComponentProps<'button'> & { 'data-handle': boolean }
type Props = {
  row: Row
  to: string
  states: States
  handle: Handle | null
  style: CSSProperties | undefined
  lifted: boolean
  onMove: ((by: -1 | 1) => void) | null
  isFirst: boolean
  isLast: boolean
}

export function ThingRow({ row, to, states, handle, style, lifted, onMove, ...ends }: Props) {
  const { name, details, on, updated_at: at } = row
  return (
    <li className={lifted ? 'thing-row is-lifted' : 'thing-row'} style={style}>
      {handle && (
        <button type="button" className="thing-row__handle" aria-label={words.handle(name)} {...handle}>
          <DeskIcon name="drag-fill" />
        </button>
      )}
      <Image row={row} />
      <div className="thing-row__text">
        <Link to={to} lang={langOf(name)}>
          {name}
        </Link>
        {details && <p>{details}</p>}
      </div>
      <div className="thing-row__end">
        {on !== null && <Badge kind={on ? 'ok' : undefined}>{on ? states.on : states.off}</Badge>}
        <span className="thing-row__when">
          {lifted ? words.moving : at === null ? '' : showDay(dhakaDay(new Date(at)))}
        </span>
        {onMove && <Arrows name={name} onMove={onMove} {...ends} />}
        <Link className="icon-btn thing-row__edit" to={to} aria-label={words.edit(name)}>
          <Icon name="pencil-simple-fill" />
        </Link>
      </div>
    </li>
  )
}

function Image({ row: { picture, icon } }: { row: Row }) {
  if (icon) return <img className="thing-row__icon" src={icon} alt="" width="48" height="48" />
  if (picture === undefined) return null
  // The name beside it says what it shows.
  return (
    <span className="thing-row__pic">
      <Picture picture={picture && { ...picture, alt: '' }} sizes="72px" />
    </span>
  )
}

type ArrowsProps = { name: string; onMove: (by: -1 | 1) => void; isFirst: boolean; isLast: boolean }

/** At the end of the list an arrow does nothing, and keeps the focus of who pressed it until it came there. */
function Arrows({ name, onMove, isFirst, isLast }: ArrowsProps) {
  const ways = [
    { by: -1, label: words.moveUp(name), icon: 'arrow-up-bold', off: isFirst },
    { by: 1, label: words.moveDown(name), icon: 'arrow-down-bold', off: isLast },
  ] as const
  return (
    <span className="thing-row__arrows">
      {ways.map(({ by, label, icon, off }) => (
        <button
          key={by}
          type="button"
          className="icon-btn"
          aria-label={label}
          aria-disabled={off}
          onClick={off ? undefined : () => onMove(by)}
        >
          <Icon name={icon} />
        </button>
      ))}
    </span>
  )
}
