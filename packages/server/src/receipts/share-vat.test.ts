import { expect, test } from 'vitest'
import { shareVat } from './share-vat.ts'

const sum = (shares: number[]): number => shares.reduce((total, share) => total + share, 0)

test('when the VAT divides evenly, each line carries its own', () => {
  expect(shareVat(10_500, [110_000, 30_000])).toEqual([8_250, 2_250])
})

test('when it does not, the shares differ by at most a poisha and still add up', () => {
  const shares = shareVat(100, [333, 333, 333])
  expect(shares.toSorted()).toEqual([33, 33, 34])
  expect(sum(shareVat(7_777, [1, 99_999, 3, 12_345]))).toBe(7_777)
})

test('when there is nothing to share, nobody carries anything', () => {
  expect(shareVat(0, [100, 200])).toEqual([0, 0])
  expect(shareVat(0, [0, 0])).toEqual([0, 0])
  expect(shareVat(0, [])).toEqual([])
})
