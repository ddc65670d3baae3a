import { expect, it } from 'vitest'
import { weekdayOf } from '#contract/rules/weekday.ts'
import { dayByKey, isWeekend, weeksFrom, weeksOf } from './calendar-days.ts'

const range = { min: '2026-11-16', max: '2027-11-16' }

it('when a month begins on a Sunday, its first week leaves Saturday empty and its last one ends with the month', () => {
  const weeks = weeksOf('2026-11-16')
  expect(weeks[0]).toEqual([null, '2026-11-01', '2026-11-02', '2026-11-03', '2026-11-04', '2026-11-05', '2026-11-06'])
  expect(weeks.at(-1)).toEqual(['2026-11-28', '2026-11-29', '2026-11-30', null, null, null, null])
  expect(weeks).toHaveLength(5)
})

it('when a month begins on a Saturday or needs six weeks, there is no empty week', () => {
  expect(weeksOf('2027-05-15')[0]?.[0]).toBe('2027-05-01')
  expect(weeksOf('2027-10-01')).toHaveLength(6)
  expect(weeksOf('2028-02-29').flat().filter(Boolean)).toHaveLength(29)
})

it('when weeks of a month are over, they are folded away; the week of the first day to choose stays whole', () => {
  const weeks = weeksFrom('2026-11-20', '2026-11-16')
  expect(weeks.map((week) => week[0])).toEqual(['2026-11-14', '2026-11-21', '2026-11-28'])
  expect(weeksFrom('2026-12-01', '2026-11-30')).toHaveLength(weeksOf('2026-12-01').length)
})

it('when a day is Friday or Saturday, it is weekend', () => {
  expect([weekdayOf('2026-11-20'), weekdayOf('2026-11-21'), weekdayOf('2026-11-22')]).toEqual([
    'Friday',
    'Saturday',
    'Sunday',
  ])
  expect((['Friday', 'Saturday', 'Sunday', 'Thursday'] as const).map(isWeekend)).toEqual([true, true, false, false])
})

it.each([
  ['ArrowLeft', '2026-11-30'],
  ['ArrowRight', '2026-12-02'],
  ['ArrowUp', '2026-11-24'],
  ['ArrowDown', '2026-12-08'],
  ['Home', '2026-11-28'],
  ['End', '2026-12-04'],
  ['PageUp', '2026-11-16'],
  ['PageDown', '2027-01-01'],
])('when %s is pressed on 1 December, it leads to %s', (key, day) => {
  expect(dayByKey('2026-12-01', key, range)).toBe(day)
})

it('when a key would lead out of the range, it stops at its edge; other keys lead nowhere', () => {
  expect(dayByKey('2026-11-16', 'ArrowLeft', range)).toBe('2026-11-16')
  expect(dayByKey('2027-11-16', 'PageDown', range)).toBe('2027-11-16')
  expect(dayByKey('2027-01-31', 'PageDown', range)).toBe('2027-02-28')
  expect(dayByKey('2026-12-01', 'Tab', range)).toBeNull()
})
