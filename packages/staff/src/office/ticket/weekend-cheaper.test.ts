import { expect, it } from 'vitest'
import { isWeekendCheaper } from './weekend-cheaper.ts'

it('when Friday costs less than Sunday, that is doubted; the same or nothing typed is not', () => {
  expect(isWeekendCheaper(550, 549.99)).toBe(true)
  expect(isWeekendCheaper(550, 550)).toBe(false)
  expect(isWeekendCheaper(550, null)).toBe(false)
  expect(isWeekendCheaper(null, 500)).toBe(false)
  expect(isWeekendCheaper(550, Number.NaN)).toBe(false)
})
