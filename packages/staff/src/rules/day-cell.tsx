import type { Day } from '#contract/rules/dates.ts'
import type { StaffDay } from '#contract/schemas/staff-days.ts'
import { langOf } from '#ui/lang-of.ts'
import { dayNumber } from '#words/dates.ts'
import * as words from '#words/rules-days.ts'
import { hoursWords, nameOf, saidOn, wordOf } from './day-words.ts'

type Props = { day: StaffDay | undefined; isChosen: boolean; isToday: boolean; onChoose: (day: Day) => void }

const lookOf = ({ closed, kind }: StaffDay): string => `month-day is-${closed ? 'closed' : kind}`

/** Outside of the month there is nothing to choose. */
export function DayCell({ day, ...rest }: Props) {
  return (
    <div role="gridcell" aria-selected={day && rest.isChosen} className={day ? undefined : 'month-day is-out'}>
      {day && <DayButton day={day} {...rest} />}
    </div>
  )
}

function DayButton({ day, isChosen, isToday, onChoose }: Props & { day: StaffDay }) {
  const [word, hours] = [wordOf(day), day.closed ? '' : hoursWords(saidOn(day))]
  return (
    <button
      type="button"
      className={lookOf(day)}
      data-day={day.day}
      tabIndex={isChosen ? 0 : -1}
      aria-current={isToday ? 'date' : undefined}
      onClick={() => onChoose(day.day)}
    >
      <span className="vh">{nameOf(day)}</span>
      <b aria-hidden="true">{dayNumber(day.day)}</b>
      {word && (
        <small aria-hidden="true" lang={langOf(word)}>
          {word}
        </small>
      )}
      {hours && <small aria-hidden="true">{hours}</small>}
      {day.booked > 0 && <small aria-hidden="true">{words.booked(day.booked)}</small>}
    </button>
  )
}
