import { Icon } from '#ui/icon.tsx'
import { Input } from '#ui/input.tsx'
import * as words from '#words/checkout.ts'
import './participant-row.css'
import { type Participant, typedAge, typedName } from './participant.ts'

type Props = {
  row: Participant
  number: number
  onChange: (row: Participant) => void
  /** Only for a row that was added later. */
  onRemove?: () => void
}

/** The group it stands in says which kind of ticket it is for. */
export function ParticipantRow({ row, number, onChange, onRemove }: Props) {
  return (
    <div className={onRemove ? 'person person--added' : 'person'}>
      <Input
        aria-label={words.nameOf(number)}
        placeholder={words.name}
        autoComplete="off"
        value={row.name}
        onChange={({ target }) => onChange({ ...row, name: typedName(target.value) })}
      />
      <Input
        aria-label={words.ageOf(number)}
        placeholder={words.age}
        inputMode="numeric"
        autoComplete="off"
        value={row.age}
        onChange={({ target }) => onChange({ ...row, age: typedAge(row.age, target.value) })}
      />
      {onRemove && (
        <button
          type="button"
          className="icon-btn icon-btn--bad"
          aria-label={words.removeParticipant(number)}
          onClick={onRemove}
        >
          <Icon name="trash-fill" />
        </button>
      )}
    </div>
  )
}
