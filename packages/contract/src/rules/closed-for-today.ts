import { type OwnHours, openState } from './open-state.ts'

/** Nobody can come any more today: the doors are closed and open on another day. Hours that are not certain close nothing. */
export function isClosedForToday(typed: string | null, now: Date, own: readonly OwnHours[] = []): boolean {
  const state = openState(typed, now, own)
  return state !== null && !state.open && state.daysAway > 0
}
