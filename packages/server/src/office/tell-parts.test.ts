import { expect, it } from 'vitest'
import { tellParts } from './tell-parts.ts'

const card = (id: number, title: string, description = '') => ({ id, title, description })
const [one, two] = [card(1, 'One'), card(2, 'Two')]

it.each([
  ['a title is changed', [one, two], [card(1, 'Uno'), two], ['One', 'Uno']],
  ['a text is changed', [one, two], [one, card(2, 'Two', 'New')], ['Two (description –)', 'Two (description New)']],
  ['a card is added', [one], [one, two], [null, 'Two']],
  ['a card is deleted', [one, two], [two], ['One', null]],
  ['the order is changed', [one, two], [two, one], ['One, Two', 'Two, One']],
])('when %s, the log has it before and after', (_, before, after, told) =>
  expect(tellParts(before, after)).toEqual(told),
)

it('when a rider of a package costs something else, the log has both prices', () => {
  const rider = { rider_type_id: 7, qty: 1, price: 800 }
  expect(tellParts([rider], [{ ...rider, price: 900 }])).toEqual([
    'rider type 7 (price 800)',
    'rider type 7 (price 900)',
  ])
})
