import { expect, it } from 'vitest'
import { freeName, isPaired } from './paired.ts'

const branch = { id: 1, name: 'Shapla Square' }
const paired_at = '2026-11-16T08:00:00Z'

it('when gates have numbers, the next gets the first that is free at its branch', () => {
  expect(freeName([], 1)).toBe('Gate 1')
  expect(freeName([{ name: 'Gate 1', branch }], 1)).toBe('Gate 2')
  expect(freeName([{ name: 'Gate 2', branch }], 1)).toBe('Gate 1')
  expect(freeName([{ name: 'Gate 1', branch }], 2)).toBe('Gate 1')
})

it('when a device of that name comes after the code was shown, it is the one', () => {
  const device = { name: 'Gate 1', kind: 'gate', branch_id: 1 } as const
  const at = Date.parse('2026-11-16T07:59:00Z')
  expect(isPaired({ name: 'Gate 1', branch, paired_at }, { device, at })).toBe(true)
  expect(isPaired({ name: 'Gate 2', branch, paired_at }, { device, at })).toBe(false)
  expect(isPaired({ name: 'Gate 1', branch, paired_at }, { device, at: at + 3_600_000 })).toBe(false)
})
