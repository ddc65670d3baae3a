import { expect, it } from 'vitest'
import { searchedFor } from './search-texts.ts'

it.each([
  ['২১ নভেম্বর ২০২৬', '\n21 নভেম্বর 2026'],
  [' ০১  মে ', '\n1 মে'],
  ['২১শে ফেব্রুয়ারী, ২০২৭', '\n21 ফেব্রুয়ারি 2027'],
  ['১ \u099c\u09be\u09a8\u09c1\u09df\u09be\u09b0\u09bf', '\n1 জানুয়ারি'],
])('when %j is typed, it is a whole day', (typed, searched) => {
  expect(searchedFor(typed)).toBe(searched)
})

it.each(['নভেম্বর', '২১ নভে', '২১', '২১ নভেম্বর ২০', '৩ মাসের পাস', '16-nov', 'December 5, 2026'])(
  'when %j is typed, it may be a part of something',
  (typed) => {
    expect(searchedFor(typed)).toBe(typed)
  },
)

it('when a line break is typed, it is none any more', () => {
  expect(searchedFor('\n2026-11-15\n15-Nov-2026')).toBe('2026-11-15 15-Nov-2026')
})
