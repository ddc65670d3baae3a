import { expect, it } from 'vitest'
import { isOnline, sinceWhen } from './since.ts'

const now = new Date('2026-11-16T08:00:00Z')
const before = (seconds: number) => new Date(now.getTime() - seconds * 1000).toISOString()

it.each([
  [0, '0 s ago'],
  [59, '59 s ago'],
  [60, '1 min ago'],
  [59 * 60 + 59, '59 min ago'],
  [3600, '1:00 PM'],
  [24 * 3600, '15-Nov-2026 2:00 PM'],
])('when something was %i seconds ago, it is said as "%s"', (seconds, said) => {
  expect(sinceWhen(before(seconds), now)).toBe(said)
})

it('when a clock is ahead of ours, nothing is in the future', () => {
  expect(sinceWhen(before(-5), now)).toBe('0 s ago')
})

it('when a device has missed more than a call, it is offline', () => {
  expect(isOnline(before(89), now)).toBe(true)
  expect(isOnline(before(90), now)).toBe(false)
})
