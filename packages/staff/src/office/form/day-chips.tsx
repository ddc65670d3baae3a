import type { Weekday } from '#contract/rules/week.ts'
import { Chip } from '#ui/chip.tsx'
import { FieldError } from '#ui/field.tsx'
import { weekdayShort } from '#words/dates.ts'
import './day-chips.css'

type Props = {
  label: string
  days: readonly Weekday[]
  value: Weekday[]
  error?: string
  onChange: (days: Weekday[]) => void
}

/** Days of the week, each on or off, in the order of the week. */
export function DayChips({ label, days, value, error, onChange }: Props) {
  const toggle = (day: Weekday) =>
    onChange(days.filter((each) => (each === day ? !value.includes(day) : value.includes(each))))
  return (
    <div className="field" role="group" aria-label={label}>
      <span className="label">{label}</span>
      <div className="day-chips desk-chips">
        {days.map((day) => (
          <Chip key={day} pressed={value.includes(day)} onPress={() => toggle(day)}>
            <span aria-hidden="true">{weekdayShort(day)}</span>
            <span className="vh">{day}</span>
          </Chip>
        ))}
      </div>
      {error && <FieldError id="days-error" text={error} />}
    </div>
  )
}
