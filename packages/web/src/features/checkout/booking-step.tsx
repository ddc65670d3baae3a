import { memo } from 'react'
import { type Day, showDay, spellDay } from '#contract/rules/dates.ts'
import { weekdayOf } from '#contract/rules/weekday.ts'
import { Calendar } from '#ui/calendar.tsx'
import { Chip } from '#ui/chip.tsx'
import { Note } from '#ui/note.tsx'
import './booking-step.css'
import { quickDays } from './quick-days.ts'
import { Step } from './step.tsx'
import { bookingRange } from './ticket-order.ts'
import { dayName } from './visit-words.tsx'

type Props = { day: Day; today: Day; closed: boolean; hours: string | null; onPick: (day: Day) => void }

function QuickDays({ day, today, closed, hours, onPick }: Props) {
  return (
    <div className="quick-days" role="group" aria-label="Soon">
      {quickDays(today, closed, hours).map((each) => (
        <Chip key={each} pressed={each === day} onPress={() => onPick(each)}>
          <span>{dayName(each, today)}</span> <small>{showDay(each)}</small>
        </Chip>
      ))}
    </div>
  )
}

export const BookingStep = memo(function BookingStep(props: Props) {
  const { day, today, closed, onPick } = props
  return (
    <Step number={2} title="Booking Date">
      <QuickDays {...props} />
      <Calendar {...bookingRange(today)} name="Booking Date" value={day} today={today} onPick={onPick} />
      {closed && day === today && (
        <Note kind="warn" role="status">
          <b>We are closed for today.</b>
          <p className="sm">Please choose another day for your visit.</p>
        </Note>
      )}
      <p className="help">
        {weekdayOf(day)}, {spellDay(day)}
      </p>
    </Step>
  )
})
