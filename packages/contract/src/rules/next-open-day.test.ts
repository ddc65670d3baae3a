import { expect, it } from 'vitest'
import { nextOpenDay } from './next-open-day.ts'

const hours = 'Saturday – Thursday: 10 AM – 9 PM\nMonday and Tuesday: closed'

it.each([
  ['Sunday, which is open', '2026-11-15', hours, '2026-11-15'],
  ['Monday, which is closed like Tuesday', '2026-11-16', hours, '2026-11-18'],
  ['Friday, of which nothing is said', '2026-11-20', hours, '2026-11-21'],
  ['a Monday, and only Sunday is open', '2026-11-16', 'Sunday: 10 AM – 9 PM', '2026-11-22'],
  ['a Monday, and no hours are typed', '2026-11-16', null, '2026-11-16'],
  ['a Monday, and no hours can be read', '2026-11-16', 'Come whenever you like', '2026-11-16'],
])('when it is %s: %s', (_, day, typed, next) => {
  expect(nextOpenDay(day, typed)).toBe(next)
})

it('when the calendar closes days, the next open one after them is taken, whatever the week says', () => {
  expect(nextOpenDay('2026-11-15', hours, ['2026-11-15'])).toBe('2026-11-18')
  expect(nextOpenDay('2026-11-15', null, ['2026-11-15', '2026-11-16'])).toBe('2026-11-17')
})
