import { clockTime } from '#contract/rules/clock-time.ts'
import { dhakaDay } from '#contract/rules/dates.ts'
import { showDay } from '#contract/words/en/dates.ts'

/** Today the time alone, another day with its date: 15-Nov-2026 2:05 PM. */
export const showWhen = (at: Date, now: Date): string =>
  dhakaDay(at) === dhakaDay(now) ? clockTime(at) : `${showDay(dhakaDay(at))} ${clockTime(at)}`
