import { expect, it, vi } from 'vitest'
import { parseCart } from './cart-storage.ts'

const item = { id: 1, name: 'Kid Play', price: 550, quantity: 2 }

it('when a cart of ours is stored, it is read as it was', () => {
  const log = vi.fn()
  expect(parseCart(JSON.stringify([item]), log)).toEqual([item])
  expect(log).not.toHaveBeenCalled()
})

it('when nothing is stored, the cart is empty and nothing is logged', () => {
  const log = vi.fn()
  expect(parseCart(null, log)).toEqual([])
  expect(log).not.toHaveBeenCalled()
})

it.each([
  '{',
  'null',
  '7',
  '"cart"',
  '{"items":[]}',
  '[1]',
  '[null]',
  JSON.stringify([{ ...item, quantity: 0 }]),
  JSON.stringify([{ ...item, quantity: 1.5 }]),
  JSON.stringify([{ ...item, quantity: 51 }]),
  JSON.stringify([{ ...item, price: '550' }]),
  JSON.stringify([{ ...item, price: -1 }]),
  JSON.stringify([{ ...item, price: 5e5 }]).replace('500000', '1e999'),
  JSON.stringify([{ ...item, name: undefined }]),
  JSON.stringify([item, item]),
  JSON.stringify(Array.from({ length: 21 }, (_, id) => ({ ...item, id }))),
])('when %s is stored, it is logged and the cart is empty', (text) => {
  const log = vi.fn()
  expect(parseCart(text, log)).toEqual([])
  expect(log).toHaveBeenCalledOnce()
})
