import { expect, it } from 'vitest'
import { slideAt } from './slide-at.ts'

it.each([
  [0, 0],
  [195, 1],
  [194, 0],
  [390, 1],
  [5460, 14],
])('when slides of 390 px are scrolled by %i px, slide %i is shown', (scrolled, slide) => {
  expect(slideAt(scrolled, 390, 15)).toBe(slide)
})

it('when a finger pulls past an end, the slide at that end is shown', () => {
  expect(slideAt(-80, 390, 15)).toBe(0)
  expect(slideAt(9999, 390, 15)).toBe(14)
})

it('when the slides are not laid out yet, the first one is shown', () => {
  expect(slideAt(0, 0, 15)).toBe(0)
})
