import { type Day, spellDay } from '#contract/rules/dates.ts'
import { weekdayOf } from '#contract/rules/weekday.ts'
import { Calendar } from '#ui/calendar.tsx'
import { Step } from './step.tsx'
import { bookingRange } from './ticket-order.ts'

type Props = { day: Day; today: Day; onPick: (day: Day) => void }

export function BookingStep({ day, today, onPick }: Props) {
  return (
    <Step number={2} title="Booking Date">
      <Calendar {...bookingRange(today)} name="Booking Date" value={day} today={today} onPick={onPick} />
      <p className="help">
        {weekdayOf(day)}, {spellDay(day)}
      </p>
    </Step>
  )
}
