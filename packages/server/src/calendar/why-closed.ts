import type { Day } from '#contract/rules/dates.ts'
import type { Language } from '#contract/rules/language.ts'
import { isClosedOn, type SpecialDay } from '#contract/rules/special-day.ts'
import { named } from '#contract/words/named.ts'
import { inLanguage } from '../http/in-language.ts'

const [days, dates] = [named('days'), named('dates')]

/** What was said about one day at one branch: its own word before that for all. For a statement that asks for more. */
export const saidAbout = (day: string, branch: string): string => `
  (select json_build_object('kind', kind, 'reason', reason, 'reason_bn', reason_bn, 'opens', opens, 'closes', closes)
    from special_days where special_days.day = ${day} and (special_days.branch_id = ${branch} or special_days.branch_id is null)
    order by special_days.branch_id nulls last limit 1)`

export type Said = Pick<SpecialDay, 'kind' | 'opens' | 'closes'> & { reason: string | null; reason_bn: string | null }

type Asked = { day: Day; said: Said | null; hours: string | null; language: Language }

/** Why nobody can come on a day, as it is told to whoever wants to; null when one can. */
export function whyClosed({ day, said, hours, language }: Asked): string | null {
  if (!isClosedOn(day, said ?? undefined, hours)) return null
  const [when, reason] = [dates.showDay(day), said && inLanguage(language, said.reason, said.reason_bn)]
  return reason ? days.closedOn(when, reason) : days.closedThen(when)
}
