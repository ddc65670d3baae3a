import { expect, it } from 'vitest'
import { isBanglaTyped, noBurst, takeKey } from './scanner-burst.ts'

/** Types the text with the same time before every key. */
function type(text: string, betweenMs: number, enterAfterMs = betweenMs): string | undefined {
  let [burst, at] = [noBurst, 0]
  for (const key of text) burst = takeKey(burst, key, (at += betweenMs)).burst
  return takeKey(burst, 'Enter', at + enterAfterMs).code
}

it('when 8 characters come within 100 ms each and Enter ends them, they are a code', () => {
  expect(type('7KQ2M9XP', 100)).toBe('7KQ2M9XP')
})

it('when there are 7 characters, they are none', () => {
  expect(type('7KQ2M9X', 10)).toBeUndefined()
})

it('when a key comes after 101 ms, somebody types by hand', () => {
  expect(type('7KQ2M9XP', 101)).toBeUndefined()
  expect(type('7KQ2M9XP', 10, 101)).toBeUndefined()
})

it('when somebody typed before, the burst is what came fast', () => {
  const slow = takeKey(noBurst, 'x', 0).burst
  let [burst, at] = [slow, 500]
  for (const key of 'ABCD2345') burst = takeKey(burst, key, (at += 5)).burst
  expect(takeKey(burst, 'Enter', at + 5).code).toBe('ABCD2345')
})

it('when the scanner holds Shift for a capital, the burst goes on', () => {
  let [burst, at] = [noBurst, 0]
  for (const key of ['A', 'Shift', 'B', 'C', 'D', 'E', 'Shift', 'F', 'G', 'H'])
    burst = takeKey(burst, key, (at += 20)).burst
  expect(takeKey(burst, 'Enter', at + 5).code).toBe('ABCDEFGH')
})

it('when Enter comes alone, it is no code', () => {
  expect(takeKey(noBurst, 'Enter', 10)).toEqual({ burst: noBurst })
})

it('when a scanner types ten thousand characters, a thousand are kept', () => {
  expect(type('A'.repeat(10_000), 1)).toHaveLength(1000)
})

it('when the scanner types Bangla letters, that is noticed; Bangla figures are understood', () => {
  expect(isBanglaTyped('কখগঘঙচছজ')).toBe(true)
  expect(isBanglaTyped('০১৭১২৩৪৫৬৭৮')).toBe(false)
  expect(isBanglaTyped('P1ABCDEFGH')).toBe(false)
})
