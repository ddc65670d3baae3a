import { expect, it } from 'vitest'
import { putInto, readQuickItems, sayLeftOut } from './quick-items.ts'

const kid = { id: 3, name: 'Kid Play', price: 550 }
const adult = { id: 5, name: 'Adult Companion', price: 150 }
const sold = [kid, adult]

it('when a link names tickets that are sold, they are read with their numbers', () => {
  expect(readQuickItems('3:2,5:1', sold)).toEqual({
    items: [
      { ...kid, quantity: 2 },
      { ...adult, quantity: 1 },
    ],
    leftOut: [],
  })
  expect(readQuickItems(' 3:2 , 3:1 ,', sold)).toEqual({ items: [{ ...kid, quantity: 3 }], leftOut: [] })
})

it.each(['99:1', '3:0', '3:-1', '3:1.5', '3:51', '3', ':', 'x:1', '3:1:1', '3:999999999', '03:', '<b>:1'])(
  'when a link says %s, it is left out and named',
  (part) => {
    expect(readQuickItems(`${part},5:1`, sold)).toEqual({ items: [{ ...adult, quantity: 1 }], leftOut: [part] })
  },
)

it('when the same ticket adds up to more than 50, what is too much is left out', () => {
  expect(readQuickItems('3:50,3:1', sold)).toEqual({ items: [{ ...kid, quantity: 50 }], leftOut: ['3:1'] })
})

it('when more than 20 kinds are named, the first 20 go in', () => {
  const many = Array.from({ length: 21 }, (_, at) => ({ ...kid, id: at + 1 }))
  const { items, leftOut } = readQuickItems(many.map(({ id }) => `${id}:1`).join(), many)
  expect([items.length, leftOut]).toEqual([20, ['21:1']])
})

it('when a link is followed twice, the cart is as after the first time, and what was in it stays', () => {
  const quick = [{ ...kid, quantity: 2 }]
  const once = putInto(
    [
      { ...adult, quantity: 1 },
      { ...kid, quantity: 9 },
    ],
    quick,
  )
  expect(once).toEqual([
    { ...adult, quantity: 1 },
    { ...kid, quantity: 2 },
  ])
  expect(putInto(once, quick)).toEqual(once)
})

it('when things were left out, the first five are named and the rest are counted', () => {
  expect(sayLeftOut(['9:1', 'x'])).toBe('Not on sale and left out: “9:1”, “x”')
  expect(sayLeftOut(['a', 'b', 'c', 'd', 'e', 'f', 'g'])).toBe(
    'Not on sale and left out: “a”, “b”, “c”, “d”, “e” and 2 more',
  )
})
