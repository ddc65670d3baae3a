import { MAX_REASON, type SpecialKind } from '#contract/rules/special-day.ts'
import { characterCount } from '#contract/rules/characters.ts'
import { Field } from '#ui/field.tsx'
import { Input } from '#ui/input.tsx'
import * as words from '#words/rules-days.ts'

export type DayValues = { kind: SpecialKind; reason: string; reason_bn: string; opens: string; closes: string }
export type DayErrors = Partial<Record<string, string>>

type Props = { values: DayValues; errors: DayErrors; onChange: (change: Partial<DayValues>) => void }

/** Parents read it in their language: the Bangla is beside the English. */
export function ReasonFields({ values, errors, onChange }: Props) {
  const isHoliday = values.kind === 'holiday'
  return (
    <>
      <Field
        label={isHoliday ? words.holidayName : words.reason}
        error={errors['reason']}
        help={words.ofMost(characterCount(values.reason), MAX_REASON)}
      >
        <Input value={values.reason} onChange={({ target }) => onChange({ reason: target.value })} />
      </Field>
      <Field label={isHoliday ? words.holidayBangla : words.reasonBangla} error={errors['reason_bn']}>
        <Input value={values.reason_bn} onChange={({ target }) => onChange({ reason_bn: target.value })} />
      </Field>
    </>
  )
}

export function HoursFields({ values, errors, onChange }: Props) {
  return (
    <div className="day-hours">
      <Field label={words.opens} error={errors['opens']} help={words.hoursHelp}>
        <Input type="time" value={values.opens} onChange={({ target }) => onChange({ opens: target.value })} />
      </Field>
      <Field label={words.closes} error={errors['closes']}>
        <Input type="time" value={values.closes} onChange={({ target }) => onChange({ closes: target.value })} />
      </Field>
    </div>
  )
}
