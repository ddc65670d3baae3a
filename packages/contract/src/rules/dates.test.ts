import { describe, expect, it } from 'vitest'
import { addDays, addMonths, daysBetween, dhakaDay, dhakaHour, isDay } from './dates.ts'

describe('the day in Dhaka', () => {
  it.each([
    ['2026-11-15T17:59:59Z', '2026-11-15'],
    ['2026-11-15T18:00:00Z', '2026-11-16'],
    ['2026-12-31T18:00:00Z', '2027-01-01'],
  ])('when it is %s, it is %s there', (instant, day) => {
    expect(dhakaDay(new Date(instant))).toBe(day)
  })

  it.each([
    ['2026-11-15T03:59:59Z', 9],
    ['2026-11-15T04:00:00Z', 10],
    ['2026-11-15T18:00:00Z', 0],
  ])('when it is %s, the hour is %d there', (instant, hour) => {
    expect(dhakaHour(new Date(instant))).toBe(hour)
  })
})

it.each([
  ['2026-11-15', true],
  ['2028-02-29', true],
  ['2027-02-29', false],
  ['2026-13-01', false],
  ['2026-00-10', false],
  ['2026-11-31', false],
  ['15-11-2026', false],
  ['2026-1-5', false],
  ['0000-01-01', false],
  ['', false],
  ['2026-11-15T00:00', false],
])('when %s is read, being a day is %s', (text, real) => {
  expect(isDay(text)).toBe(real)
})

it.each([
  ['2026-01-31', 1, '2026-02-28'],
  ['2028-01-31', 1, '2028-02-29'],
  ['2026-02-28', 1, '2026-03-28'],
  ['2026-12-15', 1, '2027-01-15'],
  ['2026-11-30', 3, '2027-02-28'],
  ['2028-02-29', 12, '2029-02-28'],
  ['2026-05-31', 24, '2028-05-31'],
])('when %s is moved on by %d months, it is %s', (day, count, result) => {
  expect(addMonths(day, count)).toBe(result)
})

it('when days are added and counted, both agree across months and leap years', () => {
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29')
  expect(addDays('2027-01-01', -1)).toBe('2026-12-31')
  expect(daysBetween('2028-02-01', '2028-03-01')).toBe(29)
  expect(daysBetween('2026-11-16', '2026-11-15')).toBe(-1)
})
