import { expect, it } from 'vitest'
import { isClosedForToday } from './closed-for-today.ts'

/** 17 November 2026, a Tuesday. */
const at = (time: string) => new Date(`2026-11-17T${time}:00+06:00`)
const hours = 'Saturday – Thursday: 10:00 AM – 9:00 PM\nFriday: 2:30 PM – 10:00 PM'

it('when the closing time is reached, the day is over; a minute before, it is not', () => {
  expect([at('20:59'), at('21:00'), at('23:59')].map((now) => isClosedForToday(hours, now))).toEqual([
    false,
    true,
    true,
  ])
})

it('when the day has not opened yet, it is still to come', () => {
  expect(isClosedForToday(hours, at('00:00'))).toBe(false)
})

it('when a day closes twice, only the last time counts', () => {
  const twice = 'Every day: 10 AM – 1 PM, 3 PM – 9 PM'
  expect([at('14:00'), at('21:00')].map((now) => isClosedForToday(twice, now))).toEqual([false, true])
})

it('when the centre rests on this day, it is closed from its first minute', () => {
  expect(isClosedForToday('Every day: 10 AM – 9 PM\nTuesday: closed', at('00:00'))).toBe(true)
})

it('when the hours go on past midnight or cannot be read, nothing is said', () => {
  expect(isClosedForToday('Every day: 4 PM – 1 AM', at('23:59'))).toBe(false)
  expect(isClosedForToday('Come and see', at('23:59'))).toBe(false)
  expect(isClosedForToday(null, at('23:59'))).toBe(false)
})
