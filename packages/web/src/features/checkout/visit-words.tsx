import { addDays, type Day, showDay } from '#contract/rules/dates.ts'
import { weekdayOf } from '#contract/rules/weekday.ts'
import { langOf } from '#ui/lang-of.ts'
import './visit-words.css'

/** Today and Tomorrow by name, every other day by its weekday. */
export const dayName = (day: Day, today: Day): string =>
  day === today ? 'Today' : day === addDays(today, 1) ? 'Tomorrow' : weekdayOf(day)

type Props = { day: Day; today: Day; closed: boolean; branch: string | undefined }

/** When and where, beside the sum that is paid for it. */
export function VisitWords({ day, today, closed, branch }: Props) {
  return (
    <ul className="visit-words" aria-label="Your visit">
      <li>
        {dayName(day, today)}, {showDay(day)}
      </li>
      {closed && day === today && <li className="visit-words__closed">Closed for today</li>}
      {branch && <li lang={langOf(branch)}>{branch}</li>}
    </ul>
  )
}
