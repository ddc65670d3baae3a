import type { OpenState } from '#contract/rules/open-state.ts'
import { time, weekdayName } from '#words/dates.ts'
import * as words from '#words/open.ts'

export function openWords(state: OpenState): string {
  if (state.open) return state.until === null ? words.now : words.until(time(state.until))
  const opens = time(state.opens)
  if (state.daysAway === 0) return words.opensAt(opens)
  return state.daysAway === 1 ? words.opensTomorrow(opens) : words.opensOn(weekdayName(state.weekday), opens)
}
