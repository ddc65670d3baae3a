import { memo, useId, useRef } from 'react'
import { formatShort } from '#contract/rules/money.ts'
import { isAdult } from '#contract/rules/riders.ts'
import type { User } from '#contract/schemas/user.ts'
import { Badge } from '#ui/badge.tsx'
import { Block } from '#ui/block.tsx'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { langOf } from '#ui/lang-of.ts'
import * as words from '#words/checkout.ts'
import { KnownPeopleChips } from './known-people-chips.tsx'
import { knownPeopleFor } from './known-people.ts'
import { type MembershipDraft, placesOf, type RiderType } from './membership-order.ts'
import { ParticipantRow } from './participant-row.tsx'
import { isAmong, type Participant, rowsFor, withRow } from './participant.ts'
import './rider-step.css'

type People = MembershipDraft['people']
type Props = {
  user: User
  types: RiderType[]
  people: People
  onChange: (people: People) => void
  onRemove: (rider: RiderType, at: number) => void
  onAddPerson: () => void
}

type RowProps = {
  rider: RiderType
  at: number
  row: Participant
  onChange: (row: Participant) => void
  onRemove: () => void
}

function RiderRow({ rider: { type, name, included, price }, at, row, onChange, onRemove }: RowProps) {
  const [adult, extra] = [isAdult(type), at >= included]
  return (
    <div
      className={['rider', extra ? 'rider--extra' : adult && 'rider--adult'].filter(Boolean).join(' ')}
      role="group"
      aria-label={words.riderNumber(name, at + 1)}
    >
      <div className="rider__top">
        <Badge plain kind={adult ? 'teal' : 'info'}>
          <span lang={langOf(name)}>{name}</span>
        </Badge>
        <span className="sm mute">{extra ? words.extraPrice(formatShort(price)) : words.included}</span>
        {extra && (
          <button
            type="button"
            className="icon-btn icon-btn--bad"
            aria-label={words.removeRider(name, at + 1)}
            onClick={onRemove}
          >
            <Icon name="trash-fill" />
          </button>
        )}
      </div>
      <ParticipantRow row={row} number={at + 1} onChange={onChange} />
    </div>
  )
}

function Riders({ rider, user, types, people, onChange, onRemove }: Omit<Props, 'onAddPerson'> & { rider: RiderType }) {
  const { id, type } = rider
  const typed = people[id] ?? []
  const rows = rowsFor(typed, placesOf(rider))
  const elsewhere = types.flatMap((other) => (other.id === id ? [] : rowsFor(people[other.id], placesOf(other))))
  const offered = knownPeopleFor(type, user).filter((person) => !isAmong(elsewhere, person))
  // Rows that wait beyond the places stay where they are.
  const change = (next: Participant[]) => onChange({ ...people, [id]: [...next, ...typed.slice(rows.length)] })
  if (rows.length === 0) return null
  return (
    <div className="riders">
      <KnownPeopleChips people={offered} rows={rows} onChange={change} />
      {rows.map((row, at) => (
        <RiderRow
          key={at}
          rider={rider}
          at={at}
          row={row}
          onChange={(next) => change(withRow(rows, at, next))}
          onRemove={() => onRemove(rider, at)}
        />
      ))}
    </div>
  )
}

export const RiderStep = memo(function RiderStep({ onAddPerson, onRemove, ...props }: Props) {
  const heading = useId()
  const addPerson = useRef<HTMLButtonElement>(null)
  // The row that had the focus is gone.
  const remove = (rider: RiderType, at: number) => {
    addPerson.current?.focus()
    onRemove(rider, at)
  }
  return (
    <Block as="section" pad className="stack rider-step" aria-labelledby={heading}>
      <div className="row between">
        <h2 className="h3" id={heading}>
          {words.ridersInformation}
        </h2>
        <Badge plain kind="grape">
          {words.riders(props.types.reduce((sum, rider) => sum + placesOf(rider), 0))}
        </Badge>
      </div>
      {props.types.map((rider) => (
        <Riders key={rider.id} rider={rider} onRemove={remove} {...props} />
      ))}
      <Button ref={addPerson} kind="soft" full onClick={onAddPerson}>
        <Icon name="user-plus-fill" />
        {words.addPerson}
      </Button>
      <p className="help">{words.blankRows}</p>
    </Block>
  )
})
