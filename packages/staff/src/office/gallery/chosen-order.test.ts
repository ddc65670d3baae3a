import { expect, it } from 'vitest'
import { inChosenOrder, movedTo, withOnTop } from './chosen-order.ts'

it('when some came late, they take their places among those that were chosen with them', () => {
  expect(inChosenOrder([1, 2, 12, 13, 11], [11, 12, 13])).toEqual([1, 2, 11, 12, 13])
})

it('when somebody else added or removed one meanwhile, it stays where it is, or away', () => {
  expect(inChosenOrder([1, 12, 50, 11], [11, 12, 13])).toEqual([1, 11, 50, 12])
})

it('when some are moved to the top, they keep their order and so do the others', () => {
  expect(withOnTop([1, 2, 3, 4], [4, 2])).toEqual([2, 4, 1, 3])
})

it('when one is moved, it stands where it was put, and never outside', () => {
  expect(movedTo([1, 2, 3], 1, 2)).toEqual([2, 3, 1])
  expect(movedTo([1, 2, 3], 3, -1)).toEqual([3, 1, 2])
  expect(movedTo([1, 2, 3], 1, 9)).toEqual([2, 3, 1])
})
