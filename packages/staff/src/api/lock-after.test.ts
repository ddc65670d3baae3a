import { expect, it } from 'vitest'
import { isIdle } from './lock-after.ts'

const MINUTE = 60_000

it.each([
  ['an own phone', null, 15],
  ['a gate', { kind: 'gate' }, 10],
  ['a counter', { kind: 'counter' }, 3],
] as const)('when nobody has touched %s, it locks after its own minutes and not before', (_, device, minutes) => {
  expect(isIdle(device, 0, minutes * MINUTE - 1)).toBe(false)
  expect(isIdle(device, 0, minutes * MINUTE)).toBe(true)
})
