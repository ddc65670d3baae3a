import { expect, it } from 'vitest'
import { openWords } from './open-words.ts'

it.each([
  ['21:00', 'Open now · until 9:00 PM'],
  ['12:30', 'Open now · until 12:30 PM'],
  ['00:00', 'Open now · until 12:00 AM'],
  ['01:05', 'Open now · until 1:05 AM'],
  [null, 'Open now'],
])('when it is open until %j, it reads "%s"', (until, words) => {
  expect(openWords({ open: true, until })).toBe(words)
})

it.each([
  [0, 'Closed now · opens at 10:00 AM'],
  [1, 'Closed now · opens tomorrow at 10:00 AM'],
  [2, 'Closed now · opens Saturday at 10:00 AM'],
  [7, 'Closed now · opens Saturday at 10:00 AM'],
])('when it opens %i days on, it reads "%s"', (daysAway, words) => {
  expect(openWords({ open: false, opens: '10:00', weekday: 'Saturday', daysAway })).toBe(words)
})
