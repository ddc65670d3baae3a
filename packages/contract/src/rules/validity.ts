import { addDays, addMonths, type Day, daysBetween } from './dates.ts'

export type Period = { start: Day; end: Day }

/** A membership runs from its first day to the day before the same date `month` months later. */
export const periodFrom = (start: Day, month: number): Period => ({ start, end: addDays(addMonths(start, month), -1) })

/** It starts on the day it is paid, or the day after a running one of the same package ends. */
export const startAfter = (paidOn: Day, runningUntil: Day | null): Day =>
  runningUntil !== null && runningUntil >= paidOn ? addDays(runningUntil, 1) : paidOn

/** How much of the period has passed before today: 0 on its first day, 100 once its last day is over. */
export function percentComplete({ start, end }: Period, today: Day): number {
  const passed = daysBetween(start, today) / (daysBetween(start, end) + 1)
  return Math.round(Math.min(1, Math.max(0, passed)) * 100)
}

/** Days on which it can still be used, today included; none after its end, all of them before its start. */
export const daysRemaining = ({ start, end }: Period, today: Day): number =>
  Math.max(0, daysBetween(today > start ? today : start, end) + 1)
