import { expect, it } from 'vitest'
import { readCode } from './one-time-code.ts'

it.each([
  ['a whole message', 'Your Dolna code is 482913. It is valid for 5 minutes.\n\n@dolna.example #482913'],
  ['a message with other numbers', '01712345678: 482913 is your code, for 5 minutes. Call 09612-345678.'],
  ['a message that leads with another number of six digits', 'Order 555555. Your code:\n@dolna.example #482913'],
  ['the code alone', '482913'],
  ['two halves', '482 913'],
  ['a dash between them', ' 482-913 '],
  ['single digits', '4 8 2 9 1 3'],
  ['Bangla digits', '৪৮২৯১৩'],
  ['a message in Bangla', 'আপনার কোড ৪৮২৯১৩।'],
  ['one digit too many', '4829137'],
])('when %s is entered, the code is found', (_, typed) => {
  expect(readCode(typed)).toBe('482913')
})

it.each([
  ['', ''],
  ['48', '48'],
  ['48a', '48'],
  ['no code here', ''],
])('when %j is typed so far, its digits stay', (typed, digits) => {
  expect(readCode(typed)).toBe(digits)
})
