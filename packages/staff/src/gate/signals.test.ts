import { expect, it } from 'vitest'
import { tonesOf, vibrationOf } from './signals.ts'

const pitches = (kind: keyof typeof tonesOf) => tonesOf[kind].map(({ pitch }) => pitch)

it('when the verdict sounds, it is one high, two mid or one long low tone', () => {
  expect(pitches('let_in')).toHaveLength(1)
  expect(pitches('check')).toHaveLength(2)
  expect(pitches('stop')).toHaveLength(1)
  const [high = 0, mid = 0, low = 0] = [pitches('let_in')[0], pitches('check')[0], pitches('stop')[0]]
  expect(high).toBeGreaterThan(mid)
  expect(mid).toBeGreaterThan(low)
  expect(tonesOf.stop[0]?.lasts).toBeGreaterThan(3 * (tonesOf.let_in[0]?.lasts ?? 0))
})

it('when the verdict is felt, it lasts as long as specified', () => {
  expect(vibrationOf).toEqual({ let_in: [80], check: [80, 80, 80], stop: [400] })
})
