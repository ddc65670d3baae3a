import { describe, expect, test } from 'vitest'
import { quote, vatOn } from './quote.ts'
import {
  type GivenBack,
  leftOf,
  type RefundableOrder,
  shareOfAmount,
  shareOfUnits,
  type Units,
} from './refund-share.ts'

const lines = [
  { detail_id: 1, price: 55_000, qty: 2 },
  { detail_id: 2, price: 15_000, qty: 1 },
]
const plain = { lines, total: 134_375, vat: 9_375, givenBack: [] }
const discounted = { lines, total: 114_219, vat: 7_969, givenBack: [] }
const one = [{ detail_id: 1, qty: 1 }]
const rest = [...one, { detail_id: 2, qty: 1 }]

describe('the share of some units', () => {
  test('of an order at the full price is their price and its VAT', () => {
    expect(shareOfUnits(plain, one)).toEqual({ amount: 59_125, vat: 4_125 })
  })

  test('of an order with a discount has its part of the discount', () => {
    expect(shareOfUnits(discounted, one)).toEqual({ amount: 50_256, vat: 3_506 })
  })

  test('of the rest is what the total lacks', () => {
    const first = { ...shareOfUnits(discounted, one), units: one }
    expect(shareOfUnits({ ...discounted, givenBack: [first] }, rest)).toEqual({ amount: 63_963, vat: 4_463 })
  })

  test('of all at once is the whole', () => {
    const all = lines.map(({ detail_id, qty }) => ({ detail_id, qty }))
    expect(shareOfUnits(discounted, all)).toEqual({ amount: 114_219, vat: 7_969 })
  })

  test('after an amount was given back is never more than what is left', () => {
    const amount = { ...shareOfAmount(plain, 100_000), units: [] }
    expect(shareOfUnits({ ...plain, givenBack: [amount] }, one)).toEqual({ amount: 34_375, vat: 9_375 - 6_977 })
  })

  test('of a ticket that costs nothing is nothing', () => {
    const free = { ...plain, lines: [...lines, { detail_id: 3, price: 0, qty: 1 }] }
    expect(shareOfUnits(free, [{ detail_id: 3, qty: 1 }])).toEqual({ amount: 0, vat: 0 })
    expect(shareOfUnits({ lines: [], total: 0, vat: 0, givenBack: [] }, one)).toEqual({ amount: 0, vat: 0 })
  })
})

describe('an amount only', () => {
  test('has the same part of VAT as the whole, rounded half up', () => {
    expect(shareOfAmount(plain, 10_000)).toEqual({ amount: 10_000, vat: 698 })
    expect(shareOfAmount({ lines, total: 200, vat: 15, givenBack: [] }, 100)).toEqual({ amount: 100, vat: 8 })
  })

  test('of all that is left ends the VAT, too', () => {
    const first = { ...shareOfAmount(plain, 33_333), units: [] }
    const second = { ...shareOfAmount({ ...plain, givenBack: [first] }, 33_333), units: [] }
    const last = shareOfAmount({ ...plain, givenBack: [first, second] }, 134_375 - 66_666)
    expect(first.vat + second.vat + last.vat).toBe(9_375)
  })
})

/** The same sequence each time. */
function chance(seed: number): (most: number) => number {
  let state = seed
  return (most) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * (most + 1))
  }
}

function randomOrder(upTo: (most: number) => number): RefundableOrder {
  const bought = Array.from({ length: 1 + upTo(4) }, (_, n) => ({
    detail_id: n + 1,
    price: 1 + upTo(200_000),
    qty: 1 + upTo(9),
  }))
  const { subtotal } = quote(bought, 0)
  const discount = upTo(2) === 0 ? upTo(subtotal) : 0
  const vat = vatOn(subtotal - discount, upTo(2_500))
  return { lines: bought, total: subtotal - discount + vat, vat, givenBack: [] }
}

/** Some of those that have not been given back; all of them at the latest when nothing else comes. */
function someUnits({ lines: bought, givenBack }: RefundableOrder, upTo: (most: number) => number): Units[] {
  const gone = givenBack.flatMap(({ units }) => units)
  return bought.flatMap(({ detail_id, qty }) => {
    const before = gone.filter((some) => some.detail_id === detail_id).reduce((sum, some) => sum + some.qty, 0)
    const chosen = upTo(qty - before)
    return chosen === 0 ? [] : [{ detail_id, qty: chosen }]
  })
}

const everyUnit: Parameters<typeof someUnits>[1] = (most) => most

function giveBack(order: RefundableOrder, piece: GivenBack): RefundableOrder {
  const left = leftOf(order)
  expect(piece.amount).toBeLessThanOrEqual(left.amount)
  expect(piece.vat).toBeGreaterThanOrEqual(0)
  expect(piece.vat).toBeLessThanOrEqual(Math.min(piece.amount, left.vat))
  return piece.amount === 0 && piece.units.length === 0 ? order : { ...order, givenBack: [...order.givenBack, piece] }
}

describe('pieces of 2,000 orders', () => {
  test('when only units are given back, any way to part them adds up to the whole', () => {
    for (let seed = 1; seed <= 1_000; seed += 1) {
      const upTo = chance(seed)
      let order = randomOrder(upTo)
      for (let n = 0; n < 6; n += 1) {
        const units = someUnits(order, n === 5 ? everyUnit : upTo)
        if (units.length > 0) order = giveBack(order, { ...shareOfUnits(order, units), units })
      }
      expect(leftOf(order), `seed ${seed}`).toEqual({ amount: 0, vat: 0 })
    }
  })

  test('when amounts come between, nothing is given back twice and the last piece ends money and VAT', () => {
    for (let seed = 1_001; seed <= 2_000; seed += 1) {
      const upTo = chance(seed)
      let order = randomOrder(upTo)
      for (let n = 0; n < 6; n += 1) {
        const units = upTo(1) === 0 ? someUnits(order, upTo) : []
        const share = units.length > 0 ? shareOfUnits(order, units) : shareOfAmount(order, upTo(leftOf(order).amount))
        order = giveBack(order, { ...share, units })
      }
      order = giveBack(order, { ...shareOfAmount(order, leftOf(order).amount), units: [] })
      expect(leftOf(order), `seed ${seed}`).toEqual({ amount: 0, vat: 0 })
    }
  })

  test('when one is refused in between and asked for again, they still add up', () => {
    for (let seed = 1; seed <= 300; seed += 1) {
      const upTo = chance(seed)
      let order = randomOrder(upTo)
      for (let n = 0; n < 8; n += 1) {
        const units = someUnits(order, n === 7 ? everyUnit : upTo)
        if (units.length === 0) continue
        order = giveBack(order, { ...shareOfUnits(order, units), units })
        if (n < 7 && upTo(2) === 0) order = { ...order, givenBack: order.givenBack.slice(1) }
      }
      expect(leftOf(order), `seed ${seed}`).toEqual({ amount: 0, vat: 0 })
    }
  })
})
