import { expect, it } from 'vitest'
import { sinceWords } from './since-words.ts'

it.each([
  ['earlier today', '2026-11-15T18:00:00Z', '12:00 AM'],
  ['a moment ago', '2026-11-16T11:12:00Z', '5:12 PM'],
  ['late yesterday', '2026-11-15T17:59:00Z', '15-Nov-2026, 11:59 PM'],
  ['tomorrow, by a clock that is wrong', '2026-11-17T01:00:00Z', '17-Nov-2026, 7:00 AM'],
])('when it was %s, the words are right', (_, since, words) => {
  expect(sinceWords(new Date(since), '2026-11-16')).toBe(words)
})
