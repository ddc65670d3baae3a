import { expect, it } from 'vitest'
import { doubtOf } from './doubts.ts'

it('when a price is nothing or over a lakh, it is asked about, and only once', () => {
  expect(doubtOf([550, null, undefined, 100_000], [])).toBeNull()
  expect(doubtOf([550, 0], [])).toBe(0)
  expect(doubtOf([150_000, 0], [])).toBe(150_000)
  expect(doubtOf([150_000, 0], [150_000])).toBe(0)
  expect(doubtOf([150_000, 0], [150_000, 0])).toBeNull()
})
