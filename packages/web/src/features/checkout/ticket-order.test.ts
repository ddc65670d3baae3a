import { expect, it } from 'vitest'
import { bookingRange, parseTicketDraft, ticketOrder, totalsOf } from './ticket-order.ts'

const kid = { id: 2, name: 'Kid Play', price: 550, quantity: 2 }
const adult = { id: 4, name: 'Adult Companion', price: 150, quantity: 2 }

it('when an order is sent, rows without a name are dropped and a missing age is 0', () => {
  const people = {
    2: [
      { name: ' Ayaan ', age: '6' },
      { name: '', age: '4' },
      { name: 'Beyond', age: '5' },
    ],
    4: [{ name: 'Nusrat', age: '' }],
  }
  expect(ticketOrder({ customer: 1, branch: 3, day: '2026-11-20', lines: [kid, adult], people })).toEqual({
    customer_id: 1,
    branch_id: 3,
    booking_date: '2026-11-20',
    payment_method: 'SSL',
    details: [
      { product_id: 2, qty: 2, note: null },
      { product_id: 4, qty: 2, note: null },
    ],
    riding_users: [
      { name: 'Ayaan', age: 6, type: 'Kid Play' },
      { name: 'Nusrat', age: 0, type: 'Adult Companion' },
    ],
  })
})

it('when the cart holds something, its totals are exact and VAT is added once', () => {
  expect(totalsOf([kid, adult], 5)).toEqual({ quantity: 4, subtotal: 1400, vat: 70, total: 1470 })
  expect(totalsOf([{ ...kid, price: 0.1, quantity: 3 }], 7.5)).toEqual({
    quantity: 3,
    subtotal: 0.3,
    vat: 0.02,
    total: 0.32,
  })
})

it('when a visit is booked, it is for today at the earliest and a year ahead at the latest', () => {
  expect(bookingRange('2026-11-16')).toEqual({ min: '2026-11-16', max: '2027-11-16' })
})

it('when a draft is read back, it is as it was; what is strange in it is left out', () => {
  const draft = { branch: 3, people: { 2: [{ name: 'Ayaan', age: '6' }] } }
  expect(parseTicketDraft(JSON.parse(JSON.stringify(draft)))).toEqual(draft)
  const nothing = { branch: null, people: {} }
  expect(parseTicketDraft(undefined)).toEqual(nothing)
  expect(parseTicketDraft({ branch: 'x', people: 7 })).toEqual(nothing)
})

it('when a line is told in Bangla, its riders are sent by the English name', () => {
  const lines = [{ ...kid, name: 'বাচ্চাদের খেলা', type: 'Kid Play' }]
  const people = { 2: [{ name: 'Ayaan', age: '6' }] }
  expect(ticketOrder({ customer: 1, branch: 3, day: '2026-11-20', lines, people }).riding_users).toEqual([
    { name: 'Ayaan', age: 6, type: 'Kid Play' },
  ])
})
