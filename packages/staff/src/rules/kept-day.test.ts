import { beforeEach, expect, it, vi } from 'vitest'
import { keepDay, readKeptDay } from './kept-day.ts'

const stored = new Map<string, string>()
const which = { branch: 2, day: '2026-12-16' }
const values = { kind: 'closed' as const, reason: 'Power works', reason_bn: '', opens: '', closes: '' }

beforeEach(() => {
  stored.clear()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => void stored.set(key, text),
    removeItem: (key: string) => void stored.delete(key),
  })
})

it('when a reason was typed and not saved, it is there again for that day of that branch alone', () => {
  keepDay(which, { values, version: 3 })
  expect(readKeptDay(which)).toEqual({ values, version: 3 })
  expect(readKeptDay({ ...which, branch: null })).toBeNull()
  expect(readKeptDay({ ...which, day: '2026-12-17' })).toBeNull()
})

it('when it is saved or given up, nothing is left', () => {
  keepDay(which, { values, version: 3 })
  keepDay(which, null)
  expect(stored.size).toBe(0)
})

it('when the browser keeps nothing, the day can be changed all the same', () => {
  vi.stubGlobal('sessionStorage', undefined)
  expect(() => keepDay(which, { values, version: 3 })).not.toThrow()
  expect(readKeptDay(which)).toBeNull()
})
