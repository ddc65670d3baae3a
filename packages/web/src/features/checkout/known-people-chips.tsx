import { Chip } from '#ui/chip.tsx'
import { Icon } from '#ui/icon.tsx'
import { langOf } from '#ui/lang-of.ts'
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
        {person.name}
      </Chip>
    )
  }
  return (
    <div className="chips known-people" role="group" aria-label="From your profile">
      {people.map(chip)}
    </div>
  )
}
