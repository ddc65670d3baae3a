import { expect, it } from 'vitest'
import { barPath, gridOf, roundUp, scaleOf } from './chart-scale.ts'

it.each([
  [0, 1],
  [1, 1],
  [1001, 2000],
  [24_600, 30_000],
  [30_001, 40_000],
])('when the highest hour is %i, the scale ends at %i', (value, end) => {
  expect(roundUp(value)).toBe(end)
})

it('when nothing was sold, zero is shown, and no bar', () => {
  const scale = scaleOf([{ sales: 0, before: 0 }], 700, 250)
  expect(gridOf(scale.most)).toEqual([0, 500, 1000])
  expect(barPath(scale, 0, 0)).toBe('')
})

it('when an hour is the highest there can be, its bar stays inside the drawing', () => {
  const scale = scaleOf([{ sales: 2000, before: 0 }], 700, 250)
  expect(scale.y(2000)).toBeGreaterThan(20)
  expect(scale.y(0)).toBeLessThan(250)
})
