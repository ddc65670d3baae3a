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

test('when a share is a whole number and a half, the half goes up, as it does for the order', () => {
  expect(shareVat(11, [15, 7])).toEqual([8, 3])
  expect(shareVat(13, [15, 11])).toEqual([8, 5])
})

/** The same numbers each time, spread evenly: a test that fails once fails again. */
function dice(seed: number): (most: number) => number {
  let state = seed
  return (most) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * (most + 1))
  }
}

/** Rounded half up: between half a poisha too little and half too much, and at exactly half never too little. */
function isExactUpTo(
  line: number,
  { vat, amounts, shares }: { vat: number; amounts: number[]; shares: number[] },
): boolean {
  const [carried, part, whole] = [shares.slice(0, line), amounts.slice(0, line), amounts].map((one) =>
    BigInt(sum(one)),
  ) as [bigint, bigint, bigint]
  const off = 2n * carried * whole - 2n * BigInt(vat) * part
  return off <= whole && off > -whole
}

test('whatever the lines cost, the shares add up to the VAT, and up to any line to what is due on those lines', () => {
  const throwDice = dice(11)
  for (let round = 0; round < 1_000; round += 1) {
    // Up to the dearest order that the tables can hold: fifty of each of twenty things.
    const dearest = 10 ** (1 + throwDice(11))
    const amounts = Array.from({ length: 1 + throwDice(19) }, () => 1 + throwDice(dearest))
    const vat = throwDice(sum(amounts))
    const shares = shareVat(vat, amounts)
    const wrong = amounts.findIndex((_, n) => !isExactUpTo(n + 1, { vat, amounts, shares }))
    expect({ vat, amounts, shared: sum(shares), wrong }).toEqual({ vat, amounts, shared: vat, wrong: -1 })
  }
})
