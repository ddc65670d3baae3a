import { MAX_CHILD_AGE, MIN_CHILD_AGE } from '#contract/rules/profile.ts'
import { Field } from '#ui/field.tsx'
import { Icon } from '#ui/icon.tsx'
import { Input } from '#ui/input.tsx'
import { Select } from '#ui/select.tsx'
import { digits } from '#words/digits.ts'
import * as words from '#words/profile.ts'
import type { ChildDraft } from './profile-draft.ts'

const ages = Array.from({ length: MAX_CHILD_AGE - MIN_CHILD_AGE + 1 }, (_, index) => MIN_CHILD_AGE + index)

type Props = {
  child: ChildDraft
  number: number
  nameProblem?: string
  ageProblem?: string
  onChange: (change: Partial<ChildDraft>) => void
  onRemove: () => void
}

export function ChildRow({ child: { name, age }, number, nameProblem, ageProblem, onChange, onRemove }: Props) {
  return (
    <div className="kidrow" role="group" aria-label={words.child(number)}>
      <Field label={words.childName} error={nameProblem}>
        <Input autoComplete="off" value={name} onChange={({ target }) => onChange({ name: target.value })} />
      </Field>
      <Field label={words.age} error={ageProblem}>
        <Select value={age} onChange={({ target }) => onChange({ age: target.value })}>
          <option value="" hidden>
            {words.age}
          </option>
          {ages.map((year) => (
            <option key={year} value={year}>
              {digits(year)}
            </option>
          ))}
        </Select>
      </Field>
      <button
        type="button"
        className="icon-btn icon-btn--bad"
        aria-label={name.trim() ? words.removeChild(name.trim()) : words.removeChildNumber(number)}
        onClick={onRemove}
      >
        <Icon name="trash-fill" />
      </button>
    </div>
  )
}
