import { useId } from 'react'
import { Chip } from '#ui/chip.tsx'
import { Icon } from '#ui/icon.tsx'
import { langOf } from '#ui/lang-of.ts'
import * as words from '#words/checkout.ts'
import './known-people-chips.css'
import {
  hasRoom,
  isAmong,
  type KnownPerson,
  type Participant,
  withKnownPerson,
  withoutKnownPerson,
} from './participant.ts'

type Props = { people: KnownPerson[]; rows: Participant[]; onChange: (rows: Participant[]) => void }

export function KnownPeopleChips({ people, rows, onChange }: Props) {
  const label = useId()
  if (people.length === 0) return null
  const chip = (person: KnownPerson) => {
    const here = isAmong(rows, person)
    return (
      <Chip
        key={`${person.name} ${person.age}`}
        pressed={here}
        off={!here && !hasRoom(rows)}
        lang={langOf(person.name)}
        onPress={() => onChange(here ? withoutKnownPerson(rows, person) : withKnownPerson(rows, person))}
      >
        <Icon name={here ? 'check-bold' : 'plus-bold'} />
        <span>{person.name}</span>
      </Chip>
    )
  }
  return (
    <div className="known-people" role="group" aria-labelledby={label}>
      <p className="label" id={label}>
        {words.fromProfile}
      </p>
      <div className="chips">{people.map(chip)}</div>
    </div>
  )
}
