import { expect, it } from 'vitest'
import { newDraftId, orderKey } from './order-key.ts'

const order = (qty: number) => ({
  branch_id: 1,
  details: [{ product_id: 2, qty }],
  riding_users: [{ name: 'আয়ান', age: 6 }],
})

it('when the same draft is sent again unchanged, its key is the same; when anything changed, it is another', () => {
  const id = newDraftId()
  expect(orderKey(id, order(2))).toBe(orderKey(id, order(2)))
  expect(orderKey(id, order(2))).not.toBe(orderKey(id, order(3)))
  expect(orderKey(id, order(2))).not.toBe(orderKey(newDraftId(), order(2)))
  expect(orderKey(id, order(2))).toMatch(/^[0-9a-f]{32}-[0-9a-z]{1,11}$/)
})

it('when a thousand orders differ a little, no two have the same key', () => {
  expect(new Set(Array.from({ length: 1000 }, (_, qty) => orderKey('id', order(qty)))).size).toBe(1000)
})
