import { addDays, daysBetween, type Day } from '#contract/rules/dates.ts'
import type { Language } from '#contract/rules/language.ts'
import { hoursOf, isClosedOn, kindOfDay, specialOf } from '#contract/rules/special-day.ts'
import type { DaysQuery, ToldDay, VisitDay } from '#contract/schemas/day.ts'
import { named } from '#contract/words/named.ts'
import type { Database } from '../db/database.ts'
import { inLanguage } from '../http/in-language.ts'
import { wrongField } from '../http/refuse-field.ts'
import { type ReadTold, specialsBetween, weekAt } from './queries.ts'

/** As many as a page carries along. */
const MOST_TOLD = 60

export const daysOf = (from: Day, to: Day): Day[] =>
  Array.from({ length: daysBetween(from, to) + 1 }, (_, later) => addDays(from, later))

/** Every day from one to another, as it can be booked at a branch. */
export async function readDays(
  { db, pool }: Database,
  { branch_id: branch, from, to }: DaysQuery,
  language: Language,
): Promise<VisitDay[]> {
  const [specials, [week]] = await Promise.all([specialsBetween(db, { branch, from, to }), weekAt.on(pool)({ branch })])
  if (!week?.open) throw wrongField('branch_id', named('checkout').selectBranch)
  return daysOf(from, to).map((day) => {
    const special = specialOf(specials, day, branch)
    const closed = isClosedOn(day, special, week.hours)
    return {
      day,
      kind: kindOfDay(day, special, week.weekend),
      closed,
      reason: special ? inLanguage(language, special.reason, special.reason_bn) : null,
      hours: closed ? null : hoursOf(special),
      left: null,
    }
  })
}

/** The next days to be told to everybody. Yesterday is among them: its hours may go on past midnight. */
export async function readToldDays(told: ReadTold, today: Day, language: Language): Promise<ToldDay[]> {
  const rows = await told({ since: addDays(today, -1), most: MOST_TOLD })
  return rows.map(({ day, kind, reason, reason_bn, opens, closes, branch, branch_bn }) => ({
    day,
    branch: branch === null ? null : inLanguage(language, branch, branch_bn),
    closed: kind === 'closed',
    reason: inLanguage(language, reason, reason_bn),
    opens,
    closes,
  }))
}
