import { memo, useMemo } from 'react'
import type { Day } from '#contract/rules/dates.ts'
import type { VisitDay } from '#contract/schemas/day.ts'
import { Calendar } from '#ui/calendar.tsx'
import { Chip } from '#ui/chip.tsx'
import { langOf } from '#ui/lang-of.ts'
import { Note } from '#ui/note.tsx'
import * as words from '#words/checkout.ts'
import * as dates from '#words/dates.ts'
import * as dayWords from '#words/days.ts'
import './booking-step.css'
import { quickDays } from './quick-days.ts'
import { Step } from './step.tsx'
import { bookingRange } from './ticket-order.ts'
import type { VisitDays } from './use-visit-days.ts'
import { dayName } from './visit-words.tsx'

type Props = {
  day: Day
  today: Day
  closed: boolean
  hours: string | null
  days: VisitDays
  onPick: (day: Day) => void
}

function QuickDays({ day, today, closed, hours, days, onPick }: Props) {
  const isClosed = (each: Day): boolean => days.find(each)?.closed === true
  return (
    <div className="quick-days" role="group" aria-label={words.soon}>
      {quickDays(today, closed, hours, isClosed).map((each) => (
        <Chip key={each} pressed={each === day} onPress={() => onPick(each)}>
          <span>{dayName(each, today)}</span> <small>{dates.showDay(each)}</small>
        </Chip>
      ))}
    </div>
  )
}

const markOf = ({ day, reason }: VisitDay) => ({
  word: dayWords.closed,
  name: reason === null ? dayWords.dayRests(dates.dayNamed(day)) : dayWords.dayClosed(dates.dayNamed(day), reason),
})

const closedWords = ({ day, reason }: VisitDay): string =>
  reason === null ? dayWords.closedThen(dates.showDay(day)) : dayWords.closedOn(dates.showDay(day), reason)

/** What is particular about the chosen day. */
function AboutDay({ about, closedToday }: { about: VisitDay | undefined; closedToday: boolean }) {
  if (about?.closed || closedToday) {
    const why = about?.closed ? closedWords(about) : words.closedToday
    return (
      <Note kind="warn" role="status">
        <b lang={langOf(why)}>{why}</b>
        <p className="sm">{words.anotherDay}</p>
      </Note>
    )
  }
  const hours = about?.hours
  return hours && <p className="help">{dayWords.openHours(dates.time(hours.opens), dates.time(hours.closes))}</p>
}

export const BookingStep = memo(function BookingStep(props: Props) {
  const { day, today, closed, days, onPick } = props
  const marks = useMemo(
    () => new Map(days.all.filter((each) => each.closed).map((each) => [each.day, markOf(each)])),
    [days],
  )
  return (
    <Step number={2} title={words.bookingDate}>
      <QuickDays {...props} />
      <Calendar
        {...bookingRange(today)}
        name={words.bookingDate}
        value={day}
        today={today}
        marks={marks}
        onTurn={days.turnTo}
        onPick={onPick}
      />
      <AboutDay about={days.find(day)} closedToday={closed && day === today} />
      <p className="help">{dates.dayNamed(day)}</p>
    </Step>
  )
})
