import { memo } from 'react'
import { isAdult } from '#contract/rules/riders.ts'
import type { User } from '#contract/schemas/user.ts'
import { Badge } from '#ui/badge.tsx'
import { langOf } from '#ui/lang-of.ts'
import * as words from '#words/checkout.ts'
import { KnownPeopleChips } from './known-people-chips.tsx'
import { knownPeopleFor } from './known-people.ts'
import { ParticipantRow } from './participant-row.tsx'
import { isAmong, type Participant, rowsFor, withoutRow, withRow } from './participant.ts'
import './people-step.css'
import { Step } from './step.tsx'
import type { TicketDraft, TicketLine } from './ticket-order.ts'

type People = TicketDraft['people']
type Props = {
  user: User
  lines: TicketLine[]
  /** How many of each were in the cart when the checkout was opened; rows beyond them were added here. */
  bought: ReadonlyMap<number, number>
  people: People
  onChange: (people: People) => void
  onTakeOne: (id: number) => void
}

function Group({
  line: { id, name, type = name, quantity },
  user,
  lines,
  bought,
  people,
  onChange,
  onTakeOne,
}: Props & { line: TicketLine }) {
  const typed = people[id] ?? []
  const rows = rowsFor(typed, quantity)
  const elsewhere = lines.flatMap((other) => (other.id === id ? [] : rowsFor(people[other.id], other.quantity)))
  const offered = knownPeopleFor(type, user).filter((person) => !isAmong(elsewhere, person))
  // Rows that wait beyond the quantity stay where they are.
  const change = (next: Participant[]) => onChange({ ...people, [id]: [...next, ...typed.slice(quantity)] })
  const remove = (at: number) => {
    onChange({ ...people, [id]: withoutRow(typed, at) })
    onTakeOne(id)
  }
  return (
    <fieldset className="people__group">
      <legend className="people__title">
        <span lang={langOf(name)}>{name}</span>{' '}
        <Badge plain kind={isAdult(type) ? 'teal' : 'grape'}>
          {words.tickets(quantity)}
        </Badge>
      </legend>
      <KnownPeopleChips people={offered} rows={rows} onChange={change} />
      {rows.map((row, at) => (
        <ParticipantRow
          key={at}
          row={row}
          number={at + 1}
          onChange={(next) => change(withRow(rows, at, next))}
          onRemove={at >= (bought.get(id) ?? quantity) ? () => remove(at) : undefined}
        />
      ))}
    </fieldset>
  )
}

export const PeopleStep = memo(function PeopleStep(props: Props) {
  return (
    <Step number={3} title={words.participants}>
      {props.lines.map((line) => (
        <Group key={line.id} line={line} {...props} />
      ))}
      <p className="help">{words.blankRows}</p>
    </Step>
  )
})
