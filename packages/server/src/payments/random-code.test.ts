import { expect, it } from 'vitest'
import { makePassCode, makeTranId, randomCode } from './random-code.ts'

it('when codes are made, no two are the same and none has a letter that is taken for another', () => {
  const codes = Array.from({ length: 10_000 }, () => randomCode(12))
  expect(new Set(codes).size).toBe(10_000)
  expect(codes.every((code) => /^[0-9A-HJKMNP-TV-Z]{12}$/.test(code))).toBe(true)
})

it('when many letters are drawn, each comes about as often as any other', () => {
  const counts = Map.groupBy(randomCode(64_000), (letter) => letter)
  expect(counts.size).toBe(32)
  expect(Math.min(...[...counts.values()].map(({ length }) => length))).toBeGreaterThan(1_700)
})

it('when a transaction id is made, it carries the day and is what the gateway takes', () => {
  expect(makeTranId(new Date('2026-11-15T06:00:00Z'))).toMatch(/^20261115-[0-9A-Z]{20}$/)
  expect(makeTranId(new Date()).length).toBeLessThanOrEqual(30)
})

it('when a pass code is made, it is three groups of four', () => {
  expect(makePassCode()).toMatch(/^[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}$/)
})
