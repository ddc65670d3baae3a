import { addDays, dhakaDay } from '#contract/rules/dates.ts'
import { openState } from '#contract/rules/open-state.ts'
import { TOLD_DAYS_BEFORE } from '#contract/rules/special-day.ts'
import type { BusinessInfo } from '#contract/schemas/business.ts'
import { showDay } from '#words/dates.ts'
import * as days from '#words/days.ts'
import { openWords } from './open-words.ts'

export type OpenNews = { open: boolean; words?: string; closed: string } | null

type Hours = Pick<BusinessInfo, 'opening_hours' | 'opening_hours_en' | 'special_days'>

const MINUTE = 60_000

/** The closed days of the next two weeks; with its name where only one branch is. */
export function closedWords({ special_days = [] }: Hours, now: Date): string {
  const today = dhakaDay(now)
  return special_days
    .filter(({ day, closed }) => closed && day >= today && day <= addDays(today, TOLD_DAYS_BEFORE))
    .map(({ day, branch, reason }) =>
      branch === null
        ? days.toldClosed(showDay(day), reason ?? '')
        : days.toldClosedAt(branch, showDay(day), reason ?? ''),
    )
    .join('\n')
}

/** What holds for one branch alone does not close the centre. */
export function newsAt(info: Hours, now: Date): OpenNews {
  const own = info.special_days?.filter(({ branch }) => branch === null)
  const state = openState(info.opening_hours_en ?? info.opening_hours, now, own)
  return { open: state?.open === true, words: state ? openWords(state) : '', closed: closedWords(info, now) }
}

/** Tells it now, at each full minute, and when a page that slept is looked at again. */
export function followHours(info: Hours, tell: (news: OpenNews) => void, signal: AbortSignal): void {
  let timer: ReturnType<typeof setTimeout>
  const look = () => {
    clearTimeout(timer)
    if (signal.aborted) return
    const now = new Date()
    tell(newsAt(info, now))
    timer = setTimeout(look, MINUTE - (now.getTime() % MINUTE))
  }
  look()
  document.addEventListener('visibilitychange', look, { signal })
  signal.addEventListener('abort', () => clearTimeout(timer))
}
