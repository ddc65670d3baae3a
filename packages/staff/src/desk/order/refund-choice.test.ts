import { describe, expect, it } from 'vitest'
import type { Order, OrderPlace, Refund } from '#contract/schemas/staff-orders.ts'
import { amountOf, isDueAgain, type RefundChoice, shareOf, shareOfOne, unitsOf, wantedOf } from './refund-choice.ts'

const place = (name: string, detail_id: number): OrderPlace => ({
  place: name,
  rider_id: null,
  detail_id,
  type: 'Kid Play',
  name: null,
  age: null,
  state: 'open',
  in_since: null,
  out_at: null,
})
const line = (detail_id: number, qty: number, price: number) => ({
  detail_id,
  name: 'Kid Play',
  qty,
  cancelled_qty: 0,
  price,
  vat_rate: 7.5,
})
const refund = (change: Partial<Refund>): Refund => ({
  id: 1,
  amount: 591.25,
  vat: 41.25,
  way: 'gateway',
  status: 'under_way',
  refusal: null,
  credit_note: 'CN-20261120-00001',
  reason: 'Complaint',
  reference: null,
  refund_ref_id: null,
  units: [{ detail_id: 12, qty: 1 }],
  by: { id: 1, name: 'Karim' },
  approved_by: null,
  at: '2026-11-20T10:00:00Z',
  ...change,
})
/** The order of the specification: 2 × 550 + 1 × 150 with 7.5 % VAT. */
const tickets = {
  id: 5,
  kind: 'tickets',
  lines: [line(12, 2, 550), line(13, 1, 150)],
  vat_rate: 7.5,
  vat_amount: 93.75,
  total: 1343.75,
  places: [place('d12.1', 12), place('d12.2', 12), place('d13.1', 13)],
  refunds: [] as Refund[],
} as Order
const choice = (change: Partial<RefundChoice>): RefundChoice => ({
  by: 'people',
  places: [],
  amount: '',
  free: false,
  way: 'gateway',
  reference: '',
  reason: '',
  ...change,
})

describe('what goes back', () => {
  it('when one of the tickets is chosen, it is its share with its VAT, as the specification has it', () => {
    expect(shareOf(tickets, choice({ places: ['d12.2'] }), null)).toEqual({ amount: 59125, vat: 4125 })
    expect(shareOfOne(tickets, place('d12.1', 12))).toBe(591.25)
  })

  it('when some went back before, the rest is what is left; one that was refused does not count', () => {
    const rest = choice({ places: ['d12.2', 'd13.1'] })
    expect(shareOf({ ...tickets, refunds: [refund({})] }, rest, null).amount).toBe(134375 - 59125)
    expect(shareOf({ ...tickets, refunds: [refund({ status: 'refused' })] }, rest, null).amount).toBe(75250)
  })

  it('when it is without money back, nothing goes back', () => {
    expect(shareOf(tickets, choice({ places: ['d12.1'], free: true }), null)).toEqual({ amount: 0, vat: 0 })
  })

  it('when it is an amount only, its VAT is the same part of it as of the whole', () => {
    expect(shareOf(tickets, choice({ by: 'amount', amount: '1,000.00' }), null)).toEqual({ amount: 100000, vat: 6977 })
  })

  it('when more is typed than is left, the button says what was typed', () => {
    expect(shareOf(tickets, choice({ by: 'amount', amount: '5000' }), null).amount).toBe(500000)
  })

  it('when a membership goes back whole, it is what is left, with the VAT that is inside', () => {
    const member = { ...tickets, kind: 'memberships', total: 6500, vat_amount: 0, lines: [line(5, 1, 6500)] } as Order
    expect(shareOf(member, choice({ by: 'whole' }), null)).toEqual({ amount: 650000, vat: 45349 })
    expect(wantedOf(member, choice({ by: 'whole' }), null)).toEqual({ units: [{ detail_id: 5, qty: 1 }] })
  })

  it('when the gateway has refused it, the same goes another way', () => {
    const refused = refund({ status: 'refused' })
    const again = { ...tickets, refunds: [refused] }
    expect(shareOf(again, choice({ by: 'same' }), refused).amount).toBe(59125)
    expect(wantedOf(again, choice({ by: 'same' }), refused)).toEqual({ units: refused.units })
    const sum = refund({ status: 'cancelled', units: [], amount: 100 })
    expect(wantedOf(tickets, choice({ by: 'same' }), sum)).toEqual({ amount: 100 })
  })
})

describe('what was refused', () => {
  const refused = refund({ id: 1, status: 'refused' })
  const after = (refunds: Refund[], left = 1343.75): Order =>
    ({
      ...tickets,
      lines: [{ ...line(12, 2, 550), cancelled_qty: 1 }, line(13, 1, 150)],
      refunds,
      can: { refund_at_most: left },
    }) as Order

  it('when nothing went back since, it is due again; while one stands, it is not', () => {
    expect(isDueAgain(refused, after([refused]))).toBe(true)
    expect(isDueAgain(refused, after([refund({ id: 2, way: 'bkash', status: 'handed_out' }), refused]))).toBe(false)
    expect(isDueAgain(refund({ id: 2 }), after([refund({ id: 2 })]))).toBe(false)
  })

  it('when it was an amount only, the same amount ends it, and no more than is left is due', () => {
    const sum = refund({ id: 1, status: 'cancelled', units: [], amount: 100 })
    expect(isDueAgain(sum, after([sum]))).toBe(true)
    expect(isDueAgain(sum, after([refund({ id: 2, units: [], amount: 100 }), sum]))).toBe(false)
    expect(isDueAgain(sum, after([sum], 50))).toBe(false)
  })
})

it('when people of several lines are chosen, they are named line by line', () => {
  expect(unitsOf(tickets, ['d12.2', 'd13.1'])).toEqual([
    { detail_id: 12, qty: 1, places: ['d12.2'] },
    { detail_id: 13, qty: 1, places: ['d13.1'] },
  ])
})

it('when a sum is typed, it is read as people write it, or not at all', () => {
  expect(['1,075.50', '১০০', ' 5 '].map(amountOf)).toEqual([1075.5, 100, 5])
  expect(['', 'x', '1.005', '-5', '1e3'].map(amountOf)).toEqual([null, null, null, null, null])
})
