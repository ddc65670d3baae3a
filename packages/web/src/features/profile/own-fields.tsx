import type { ChangeEvent } from 'react'
import { hearedBy, type Problems } from '#contract/rules/profile.ts'
import { Field } from '#ui/field.tsx'
import { Input } from '#ui/input.tsx'
import { Select } from '#ui/select.tsx'
import type { Draft, TextField } from './profile-draft.ts'

type Props = { phone: string; draft: Draft; problems: Problems; onChange: (draft: Draft) => void }

export function OwnFields({ phone, draft, problems, onChange }: Props) {
  const typed = (field: TextField) => ({
    value: draft[field],
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLSelectElement>) =>
      onChange({ ...draft, [field]: target.value }),
  })
  return (
    <div className="form2">
      <Field label="Name" required error={problems['name']}>
        <Input autoComplete="name" {...typed('name')} />
      </Field>
      <Field label="Spouse Name" required error={problems['spouse_name']}>
        <Input autoComplete="off" {...typed('spouse_name')} />
      </Field>
      <Field label="Phone" help="Your phone number cannot be changed.">
        <Input type="tel" readOnly value={phone} />
      </Field>
      <Field label="Email" error={problems['email']}>
        <Input type="email" autoComplete="email" {...typed('email')} />
      </Field>
      <Field label="How did you hear about us?" error={problems['heared_by']}>
        <Select {...typed('heared_by')}>
          <option value="">Choose one</option>
          {hearedBy.map((choice) => (
            <option key={choice}>{choice}</option>
          ))}
        </Select>
      </Field>
    </div>
  )
}
