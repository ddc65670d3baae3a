import type { OpenState } from '#contract/rules/open-state.ts'

/** 21:00 reads 9:00 PM. */
function clockWords(time: string): string {
  const hour = Number(time.slice(0, 2))
  return `${hour % 12 || 12}${time.slice(2)} ${hour < 12 ? 'AM' : 'PM'}`
}

export function openWords(state: OpenState): string {
  if (state.open) return state.until === null ? 'Open now' : `Open now · until ${clockWords(state.until)}`
  const time = clockWords(state.opens)
  if (state.daysAway === 0) return `Closed now · opens at ${time}`
  return state.daysAway === 1
    ? `Closed now · opens tomorrow at ${time}`
    : `Closed now · opens ${state.weekday} at ${time}`
}
