import { expect, it } from 'vitest'
import type { SpecialDay, StaffDay } from '#contract/schemas/staff-days.ts'
import { nameOf, spanWords, wordOf } from './day-words.ts'

const said = (change: Partial<SpecialDay>): SpecialDay => ({
  id: 1,
  branch_id: null,
  day: '2026-12-16',
  kind: 'closed',
  reason: 'Victory Day',
  reason_bn: null,
  opens: null,
  closes: null,
  version: 1,
  updated_at: '2026-11-17T10:00:00Z',
  updated_by: null,
  ...change,
})
const day = (change: Partial<StaffDay>): StaffDay => ({
  day: '2026-12-16',
  kind: 'weekday',
  closed: false,
  own: null,
  general: null,
  booked: 0,
  ...change,
})

it('when a day is closed, its cell and its name say why; a day of rest has no reason', () => {
  expect(nameOf(day({ closed: true, general: said({}), booked: 34 }))).toBe(
    'Wednesday, December 16, 2026, Closed: Victory Day, 34 booked',
  )
  expect(wordOf(day({ closed: true }))).toBe('Closed')
})

it('when it is open, its kind is named, and its hours where they are its own', () => {
  expect(nameOf(day({}))).toBe('Wednesday, December 16, 2026, Weekday')
  const short = said({ kind: 'holiday', opens: '14:00', closes: '20:00' })
  expect(nameOf(day({ kind: 'holiday', own: short }))).toBe('Wednesday, December 16, 2026, Holiday, 2:00 PM – 8:00 PM')
})

it('when days are named together, one is named once', () => {
  expect(spanWords({ from: '2026-12-16', to: '2026-12-16' })).toBe('16-Dec-2026')
  expect(spanWords({ from: '2026-12-16', to: '2026-12-20' })).toBe('16-Dec-2026 to 20-Dec-2026')
})
