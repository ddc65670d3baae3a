import { addDays, type Day } from '#contract/rules/dates.ts'
import { weekdayOf } from '#contract/rules/weekday.ts'
import { langOf } from '#ui/lang-of.ts'
import * as words from '#words/checkout.ts'
import * as dates from '#words/dates.ts'
import './visit-words.css'

/** Today and Tomorrow by name, every other day by its weekday. */
export const dayName = (day: Day, today: Day): string =>
  day === today ? dates.today : day === addDays(today, 1) ? dates.tomorrow : dates.weekdayName(weekdayOf(day))

type Props = { day: Day; today: Day; closed: boolean; branch: string | undefined }

/** When and where, beside the sum that is paid for it. */
export function VisitWords({ day, today, closed, branch }: Props) {
  return (
    <ul className="visit-words" aria-label={words.yourVisit}>
      <li>
        {dayName(day, today)}, {dates.showDay(day)}
      </li>
      {closed && day === today && <li className="visit-words__closed">{words.closedForToday}</li>}
      {branch && <li lang={langOf(branch)}>{branch}</li>}
    </ul>
  )
}
