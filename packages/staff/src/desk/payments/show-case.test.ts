import { expect, it } from 'vitest'
import { sinceThen, titleOf } from './show-case.ts'

const now = new Date('2026-11-20T12:00:00Z')

it('when a case waits, it is said as one would say it', () => {
  expect(sinceThen('2026-11-20T11:59:30Z', now)).toBe('0 min')
  expect(sinceThen('2026-11-20T11:00:01Z', now)).toBe('59 min')
  expect(sinceThen('2026-11-20T11:00:00Z', now)).toBe('1 h')
  expect(sinceThen('2026-11-18T12:00:01Z', now)).toBe('47 h')
  expect(sinceThen('2026-11-18T12:00:00Z', now)).toBe('2 days')
})

it('when the clock of this screen is behind, nothing waits less than no time', () => {
  expect(sinceThen('2026-11-20T12:05:00Z', now)).toBe('0 min')
})

it('when a sum is in another currency, it is not called Taka', () => {
  expect(titleOf({ amount: 128400, currency: 'BDT', method: 'BKASH-BKash' })).toBe('Tk 1,28,400.00 · BKASH-BKash')
  expect(titleOf({ amount: 12, currency: 'USD', method: null })).toBe('USD 12.00 · unknown means')
})
