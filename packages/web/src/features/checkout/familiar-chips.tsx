import { Chip } from '#ui/chip.tsx'
import { Icon } from '#ui/icon.tsx'
import { langOf } from '#ui/lang-of.ts'
import './familiar-chips.css'
import { type Familiar, hasRoom, isAmong, type Participant, withFamiliar, withoutFamiliar } from './participant.ts'

type Props = { people: Familiar[]; rows: Participant[]; onChange: (rows: Participant[]) => void }

/** Those the profile knows: one tap puts them into a row, another takes them out. */
export function FamiliarChips({ people, rows, onChange }: Props) {
  if (people.length === 0) return null
  const chip = (person: Familiar) => {
    const here = isAmong(rows, person)
    return (
      <Chip
        key={`${person.name} ${person.age}`}
        pressed={here}
        off={!here && !hasRoom(rows)}
        lang={langOf(person.name)}
        onPress={() => onChange(here ? withoutFamiliar(rows, person) : withFamiliar(rows, person))}
      >
        <Icon name={here ? 'check-bold' : 'plus-bold'} />
        {person.name}
      </Chip>
    )
  }
  return (
    <div className="chips familiar" role="group" aria-label="From your profile">
      {people.map(chip)}
    </div>
  )
}
