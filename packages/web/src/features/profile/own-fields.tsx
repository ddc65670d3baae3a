import type { ChangeEvent } from 'react'
import { hearedBy, type Problems } from '#contract/rules/profile.ts'
import { Field } from '#ui/field.tsx'
import { Input } from '#ui/input.tsx'
import { Select } from '#ui/select.tsx'
import { bangla, english, smsLanguage, smsLanguageHelp } from '#words/language.ts'
import * as words from '#words/profile.ts'
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
      <Field label={words.name} required error={problems['name']}>
        <Input autoComplete="name" {...typed('name')} />
      </Field>
      <Field label={words.spouseName} required error={problems['spouse_name']}>
        <Input autoComplete="off" {...typed('spouse_name')} />
      </Field>
      <Field label={words.phone} help={words.phoneHelp}>
        <Input type="tel" readOnly value={phone} />
      </Field>
      <Field label={words.email} error={problems['email']}>
        <Input type="email" autoComplete="email" {...typed('email')} />
      </Field>
      <Field label={words.heardBy} error={problems['heared_by']}>
        <Select {...typed('heared_by')}>
          <option value="">{words.chooseOne}</option>
          {hearedBy.map((choice) => (
            <option key={choice} value={choice}>
              {words.heard(choice)}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={smsLanguage} help={smsLanguageHelp} error={problems['language']}>
        <Select {...typed('language')}>
          <option value="bn" lang="bn">
            {bangla}
          </option>
          <option value="en" lang="en">
            {english}
          </option>
        </Select>
      </Field>
    </div>
  )
}
