import { expect, it } from 'vitest'
import * as words from '#words/dates.ts'
import { timeLeft } from './time-left.ts'

it.each([
  [0, '1 second'],
  [1, '1 second'],
  [39.2, '40 seconds'],
  [90, '90 seconds'],
  [91, 'about 2 minutes'],
  [1500, 'about 25 minutes'],
  [5400, 'about 90 minutes'],
  [5401, 'about 2 hours'],
  [86_400, 'about 24 hours'],
])('when %s seconds are left, a person reads %j', (seconds, said) => {
  expect(timeLeft(seconds, words)).toBe(said)
})
