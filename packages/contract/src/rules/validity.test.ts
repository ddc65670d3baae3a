import { describe, expect, it } from 'vitest'
import { addDays, type Day } from './dates.ts'
import { daysRemaining, percentComplete, periodFrom, startAfter } from './validity.ts'

const FIRST = '2026-01-01'
const everyDay: Day[] = Array.from({ length: 4 * 365 + 1 }, (_, i) => addDays(FIRST, i))
const everyMonthCount = Array.from({ length: 24 }, (_, i) => i + 1)

describe('the period of a membership', () => {
  it.each([
    ['2026-11-15', 1, '2026-12-14'],
    ['2026-01-31', 1, '2026-02-27'],
    ['2028-01-31', 1, '2028-02-28'],
    ['2027-02-28', 12, '2028-02-27'],
    ['2028-02-29', 12, '2029-02-27'],
    ['2026-03-01', 1, '2026-03-31'],
  ])('when %s is paid for %d months, it ends on %s', (start, month, end) => {
    expect(periodFrom(start, month)).toEqual({ start, end })
  })

  it('when it starts on any day of four years for 1 to 24 months, it ends after it starts', () => {
    const wrong = everyDay.flatMap((start) => everyMonthCount.filter((month) => periodFrom(start, month).end <= start))
    expect(wrong).toEqual([])
  })

  it('when one follows a running one, from any day and for any length, there is no gap and no overlap', () => {
    const wrong = everyDay.flatMap((start) =>
      everyMonthCount.filter((month) => {
        const running = periodFrom(start, month)
        return (
          startAfter(start, running.end) !== addDays(running.end, 1) ||
          startAfter(running.end, running.end) !== addDays(running.end, 1)
        )
      }),
    )
    expect(wrong).toEqual([])
  })

  it('when the old one ended yesterday, or there was none, it starts on the day it is paid', () => {
    expect(startAfter('2026-11-15', '2026-11-14')).toBe('2026-11-15')
    expect(startAfter('2026-11-15', null)).toBe('2026-11-15')
  })
})

describe('the progress of a membership', () => {
  it('when any period from any day is looked at along its way, the percentage never falls, from 0 to 100', () => {
    const wrong = everyDay.flatMap((start) =>
      everyMonthCount.filter((month) => {
        const period = periodFrom(start, month)
        const way = [-1, 0, 1, 9, 14 * month, 20 * month, 27 * month]
          .map((days) => addDays(start, days))
          .concat(addDays(period.end, 1))
        const seen = way.map((day) => percentComplete(period, day))
        return (
          seen[0] !== 0 ||
          seen[1] !== 0 ||
          seen.at(-1) !== 100 ||
          seen.some((percent, i) => percent < (seen[i - 1] ?? 0))
        )
      }),
    )
    expect(wrong).toEqual([])
  })

  it.each([1, 2, 12, 24])('when the days of %d months pass one by one, the percentage never falls', (month) => {
    for (const start of ['2026-01-31', '2027-11-15', '2028-02-29']) {
      const period = periodFrom(start, month)
      const days = Array.from({ length: 31 * month + 5 }, (_, i) => addDays(start, i - 2))
      const seen = days.map((day) => percentComplete(period, day))
      expect(seen).toEqual(seen.toSorted((a, b) => a - b))
      expect([seen[0], seen.at(-1)]).toEqual([0, 100])
    }
  })

  it('when it is its last day, one day remains; afterwards none; before its start all of them', () => {
    const period = periodFrom('2026-11-01', 1)
    expect(['2026-10-01', '2026-11-01', '2026-11-30', '2026-12-01'].map((day) => daysRemaining(period, day))).toEqual([
      30, 30, 1, 0,
    ])
  })
})
