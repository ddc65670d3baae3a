import { expect, it } from 'vitest'
import { ticketIcon } from './ticket-icon.ts'

it.each([
  ['Toddler Play', '2 – 4', 'baby-fill'],
  ['Kid Play', '5 – 12', 'smiley-fill'],
  ['UNLIMITED Day', '2 – 12', 'star-fill'],
  ['Companion', 'Adult', 'users-three-fill'],
  ['One Hour Play', '2 – 12', 'clock-fill'],
  ['Birthday Guest', '2 – 12', 'cake-fill'],
])('when a ticket is called %s for %s, its drawing is %s', (name, age, icon) => {
  expect(ticketIcon({ name, age })).toBe(icon)
})

it('when no word is known, a ticket is drawn', () => {
  expect(ticketIcon({ name: 'সারাদিন খেলা', age: '' })).toBe('ticket-fill')
})
