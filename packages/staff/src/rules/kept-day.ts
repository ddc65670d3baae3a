import type { Day } from '#contract/rules/dates.ts'
import type { DayValues } from './day-fields.tsx'

/** What was typed for a day and not saved, over which version. */
export type KeptDay = { values: DayValues; version: number }
type Which = { branch: number | null; day: Day }

/** Begins as all that this browser keeps of the staff, so that an unpaired device forgets it as well. */
const keyOf = ({ branch, day }: Which): string => `staff-text:day-${branch ?? 'all'}-${day}`

const isKept = (found: unknown): boolean =>
  typeof found === 'object' && found !== null && 'values' in found && 'version' in found

export function readKeptDay(which: Which): KeptDay | null {
  try {
    const found: unknown = JSON.parse(sessionStorage.getItem(keyOf(which)) ?? 'null')
    return isKept(found) ? (found as KeptDay) : null
  } catch {
    return null
  }
}

/** A browser without storage keeps it as long as the day is open. */
export function keepDay(which: Which, kept: KeptDay | null): void {
  try {
    if (kept === null) sessionStorage.removeItem(keyOf(which))
    else sessionStorage.setItem(keyOf(which), JSON.stringify(kept))
  } catch {
    // It is full or blocked.
  }
}
