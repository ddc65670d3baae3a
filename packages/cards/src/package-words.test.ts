import { describe, expect, it } from 'vitest'
import { monthsCount } from '#words/dates.ts'
import { beamsOf, dayWords, hourWords, themeOf, themeOfId, weekOf } from './package-words.ts'

it('when packages follow each other, blue, teal and yellow take turns', () => {
  expect([0, 1, 2, 3, 4, 5, 6].map(themeOf)).toEqual(['blue', 'teal', 'yellow', 'blue', 'teal', 'yellow', 'blue'])
})

it('when a package stands alone, its number chooses the colour', () => {
  expect([1, 2, 3, 4].map(themeOfId)).toEqual(['blue', 'teal', 'yellow', 'blue'])
})

it('when a package is good for the whole week, it says so; else it names its days', () => {
  expect(dayWords(['Friday', 'Saturday', 'Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday'])).toBe('all days')
  expect(dayWords(['Sunday', 'Saturday'])).toBe('Sat, Sun')
})

it('when a package lasts one month, the word is singular; from two months it is plural', () => {
  expect([1, 2, 3, 12].map(monthsCount)).toEqual(['1 Month', '2 Months', '3 Months', '12 Months'])
})

it('when the hours are 0, a visit is Unlimited; one hour is singular', () => {
  expect([0, 1, 2, 24].map(hourWords)).toEqual(['Unlimited', '1 hour', '2 hours', '24 hours'])
})

describe('the week of a package', () => {
  it('when a day is left out, it is there and closed', () => {
    const days = weekOf(['Saturday', 'Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday'])
    expect(days).toHaveLength(7)
    expect(days.filter(({ open }) => !open)).toEqual([{ day: 'Friday', short: 'Fri', open: false }])
  })

  it('when the days arrive in another order, the week still starts on Saturday', () => {
    const days = weekOf(['Friday', 'Saturday'])
    expect(days.map(({ short }) => short)).toEqual(['Sat', 'Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri'])
    expect(days.filter(({ open }) => open).map(({ day }) => day)).toEqual(['Saturday', 'Friday'])
  })

  it('when there is no day at all, all seven are closed', () => {
    expect(weekOf([]).some(({ open }) => open)).toBe(false)
  })
})

it('when there are more signs than a beam holds, the rest hang from the next beam', () => {
  expect(beamsOf([])).toEqual([])
  expect(beamsOf([1])).toEqual([[1]])
  expect(beamsOf([1, 2, 3])).toEqual([[1, 2, 3]])
  expect(beamsOf([1, 2, 3, 4])).toEqual([[1, 2, 3], [4]])
})
