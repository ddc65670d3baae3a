import { expect, it } from 'vitest'
import type { Package } from '#contract/schemas/package.ts'
import {
  addProblem,
  membershipOrder,
  parseMembershipDraft,
  removeProblem,
  type RiderType,
  riderTypesOf,
  totalOf,
} from './membership-order.ts'

const detail = (id: number, name: string, qty: number, price: number) => ({ id, qty, price, product: { name } })
const pack = { id: 2, price: 6500, details: [detail(3, 'Kid', 2, 700), detail(4, 'Adult', 1, 300)] } as Package
const none = { people: {}, added: {} }
const kid: RiderType = { id: 3, type: 'Kid', name: 'Kid', included: 2, added: 0, price: 700 }

it('when a membership is sent, those who were added go to additional_riders, all others to riding_users', () => {
  const people = {
    3: [
      { name: ' Ayaan ', age: '6' },
      { name: '', age: '4' },
      { name: 'Zara', age: '5' },
      { name: '', age: '' },
    ],
    4: [{ name: 'Nusrat', age: '' }],
  }
  expect(membershipOrder({ customer: 1, pack, draft: { people, added: { 3: 2 } } })).toEqual({
    customer_id: 1,
    payment_method: 'SSL',
    package_id: 2,
    qty: 1,
    note: null,
    riding_users: [
      { name: 'Ayaan', age: 6, type: 'Kid' },
      { name: 'Nusrat', age: 0, type: 'Adult' },
    ],
    additional_riders: [
      { name: 'Zara', age: 5, detail_id: 3 },
      { name: '', age: 0, detail_id: 3 },
    ],
  })
})

it('when someone was added for a kind that the package no longer has, they are left out', () => {
  expect(membershipOrder({ customer: 1, pack, draft: { people: {}, added: { 99: 1 } } }).additional_riders).toEqual([])
  expect(totalOf(pack, riderTypesOf(pack, { added: { 99: 1 } }))).toBe(6500)
})

it('when riders are added, the total is the package and each of them, with parts of a Taka kept', () => {
  expect(totalOf(pack, riderTypesOf(pack, none))).toBe(6500)
  expect(totalOf(pack, riderTypesOf(pack, { added: { 3: 1, 4: 2 } }))).toBe(7800)
  const exact = { ...pack, price: 0.1, details: [detail(3, 'Kid', 0, 0.2)] } as Package
  expect(totalOf(exact, riderTypesOf(exact, { added: { 3: 1 } }))).toBe(0.3)
})

it('when the price of a kind is not known, nobody of it can be added; a price of nothing is known', () => {
  expect(addProblem(kid, [kid])).toBeNull()
  expect(addProblem({ ...kid, price: 0 }, [])).toBeNull()
  expect([Number.NaN, -1, undefined as never].map((price) => addProblem({ ...kid, price }, []))).toEqual(
    Array(3).fill('Price not available for Kid'),
  )
})

it('when fifty were added, no one else can be', () => {
  expect(
    addProblem(kid, [
      { ...kid, added: 30 },
      { ...kid, id: 4, added: 19 },
    ]),
  ).toBeNull()
  expect(
    addProblem(kid, [
      { ...kid, added: 30 },
      { ...kid, id: 4, added: 20 },
    ]),
  ).toBe('At most 50 participants can be added.')
})

it('when only the included ones are left, none of them can be removed', () => {
  expect(removeProblem({ ...kid, added: 1 })).toBeNull()
  expect(removeProblem(kid)).toBe('Cannot remove Kid: minimum quantity is 2')
})

it('when a draft is read back, it is as it was; what is strange in it is left out', () => {
  const draft = { people: { 3: [{ name: 'Ayaan', age: '6' }] }, added: { 3: 1 } }
  expect(parseMembershipDraft(JSON.parse(JSON.stringify(draft)))).toEqual(draft)
  expect(parseMembershipDraft({ people: 7, added: { 3: -1, 4: 'x', 5: 0.5, 6: 51 } })).toEqual(none)
  expect(parseMembershipDraft(undefined)).toEqual(none)
})

it('when a package is told in Bangla, riders are shown in Bangla and sent by their English type', () => {
  const bangla = { ...pack, details: [{ ...detail(3, 'Kid', 2, 700), product: { name: 'Kid', type_name: 'শিশু' } }] }
  expect(riderTypesOf(bangla, none)).toMatchObject([{ type: 'Kid', name: 'শিশু' }])
  const people = { 3: [{ name: 'Ayaan', age: '6' }] }
  expect(membershipOrder({ customer: 1, pack: bangla, draft: { people, added: {} } }).riding_users).toEqual([
    { name: 'Ayaan', age: 6, type: 'Kid' },
  ])
})
