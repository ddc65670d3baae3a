import { expect, it } from 'vitest'
import { lines, openingHours } from './lines.ts'

it('when the centre leaves blank lines, they are not facts', () => {
  expect(lines(' Socks are required.\n\n  No outside food. \r\n')).toEqual(['Socks are required.', 'No outside food.'])
})

it('when nothing is written, there are no lines', () => {
  expect(lines(null)).toEqual([])
  expect(lines('')).toEqual([])
})

it('when hours hold colons of their own, only the first colon divides', () => {
  expect(openingHours('Friday: 2:30 PM – 10:00 PM')).toEqual([{ days: 'Friday', hours: '2:30 PM – 10:00 PM' }])
})

it('when a line has no colon, it is shown as it stands', () => {
  expect(openingHours('Open every day')).toEqual([{ days: 'Open every day', hours: '' }])
})
