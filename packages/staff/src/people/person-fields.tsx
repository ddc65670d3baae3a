import { mayKeep, roles } from '#contract/rights.ts'
import { Field } from '#ui/field.tsx'
import { Input } from '#ui/input.tsx'
import { Select } from '#ui/select.tsx'
import { roleNames } from '#words/frame.ts'
import { bangla, english } from '#words/language.ts'
import * as words from '#words/team.ts'
import { useMe } from '../api/use-me.ts'
import { type PersonForm, usualLanguage } from './use-person-form.ts'

type Props = { form: PersonForm }

export function NameAndPhone({ form: { register, formState } }: Props) {
  const { errors } = formState
  return (
    <>
      <Field label={words.name} required error={errors.name?.message}>
        <Input autoComplete="off" maxLength={60} {...register('name')} />
      </Field>
      <Field label={words.phone} required help={words.phoneHelp} error={errors.phone?.message}>
        <Input type="tel" autoComplete="off" placeholder="01XXXXXXXXX" {...register('phone')} />
      </Field>
    </>
  )
}

/** Whom one may not keep is not offered. */
export function RoleAndLanguage({ form: { register, setValue, formState } }: Props) {
  const { errors } = formState
  const me = useMe()
  const role = register('role', { onChange: ({ target }) => setValue('language', usualLanguage(target.value)) })
  return (
    <div className="form2">
      <Field label={words.role} error={errors.role?.message}>
        <Select {...role}>
          {roles
            .filter((each) => mayKeep(me.role, each))
            .map((each) => (
              <option key={each} value={each}>
                {roleNames(each)}
              </option>
            ))}
        </Select>
      </Field>
      <Field label={words.language} error={errors.language?.message}>
        <Select {...register('language')}>
          <option value="bn">{bangla}</option>
          <option value="en">{english}</option>
        </Select>
      </Field>
    </div>
  )
}
