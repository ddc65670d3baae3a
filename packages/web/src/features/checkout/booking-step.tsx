import { memo } from 'react'
import type { Day } from '#contract/rules/dates.ts'
import { Calendar } from '#ui/calendar.tsx'
import { Chip } from '#ui/chip.tsx'
import { Note } from '#ui/note.tsx'
import * as words from '#words/checkout.ts'
import * as dates from '#words/dates.ts'
import './booking-step.css'
import { quickDays } from './quick-days.ts'
import { Step } from './step.tsx'
import { bookingRange } from './ticket-order.ts'
import { dayName } from './visit-words.tsx'

type Props = { day: Day; today: Day; closed: boolean; hours: string | null; onPick: (day: Day) => void }

function QuickDays({ day, today, closed, hours, onPick }: Props) {
  return (
    <div className="quick-days" role="group" aria-label={words.soon}>
      {quickDays(today, closed, hours).map((each) => (
        <Chip key={each} pressed={each === day} onPress={() => onPick(each)}>
          <span>{dayName(each, today)}</span> <small>{dates.showDay(each)}</small>
        </Chip>
      ))}
    </div>
  )
}

export const BookingStep = memo(function BookingStep(props: Props) {
  const { day, today, closed, onPick } = props
  return (
    <Step number={2} title={words.bookingDate}>
      <QuickDays {...props} />
      <Calendar {...bookingRange(today)} name={words.bookingDate} value={day} today={today} onPick={onPick} />
      {closed && day === today && (
        <Note kind="warn" role="status">
          <b>{words.closedToday}</b>
          <p className="sm">{words.anotherDay}</p>
        </Note>
      )}
      <p className="help">{dates.dayNamed(day)}</p>
    </Step>
  )
})
