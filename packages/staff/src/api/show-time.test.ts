import { expect, it } from 'vitest'
import { showWhen } from './show-time.ts'

it('when it was another day in Dhaka, the date is named', () => {
  const now = new Date('2026-11-16T18:30:00Z')
  expect(showWhen(new Date('2026-11-16T18:00:00Z'), now)).toBe('12:00 AM')
  expect(showWhen(new Date('2026-11-16T17:59:00Z'), now)).toBe('16-Nov-2026 11:59 PM')
})
