import { expect, it } from 'vitest'
import { showRiders } from '../package/show-riders.ts'
import { showValue } from './show-value.ts'

const card = (id: number, title: string, description: string) => ({ id, title, description, live: true })
const pool = card(2, 'Ball Pool', 'A sea of balls')
const mine = [card(1, 'Soft Play', 'Soft and safe'), pool]
const theirs = [card(1, 'Soft Play', 'For the smallest'), pool]

it('when two editors have changed the same card, each side says what it is there', () => {
  expect(showValue('cards', mine, theirs)).toBe('Soft Play: Soft and safe')
  expect(showValue('cards', theirs, mine)).toBe('Soft Play: For the smallest')
})

it('when only the order differs, each side says its order', () => {
  expect(showValue('cards', mine, mine.toReversed())).toBe('Soft Play, Ball Pool')
  expect(showValue('cards', mine.toReversed(), mine)).toBe('Ball Pool, Soft Play')
})

it('when riders differ, they are told by the name of their type, their number and the price of one more', () => {
  const show = showRiders([{ id: 7, name: 'Kid' }])
  const rider = { rider_type_id: 7, qty: 1, price: 800 }
  const adult = { rider_type_id: 9, qty: 2, price: 0 }
  expect(show('details', [rider, adult], [{ ...rider, price: 900 }, adult])).toBe('Kid: 1 included, one more Tk 800')
  expect(show('details', [], [rider])).toBe('nothing')
  expect(show('name', 'Gold', 'Silver')).toBe('Gold')
})
