import { expect, it } from 'vitest'
import { formatExact, formatShort, toPoisha, toTaka } from './money.ts'

it.each([
  [0, '0.00'],
  [0.5, '0.50'],
  [1470, '1,470.00'],
  [99_999.99, '99,999.99'],
  [100_000, '1,00,000.00'],
  [1_205_000.5, '12,05,000.50'],
  [10_000_000, '1,00,00,000.00'],
])('when a total of %d Taka is shown, it has lakh grouping and two decimals', (taka, shown) => {
  expect(formatExact(taka)).toBe(shown)
})

it('when a price is whole, a card shows it without decimals', () => {
  expect(formatShort(550)).toBe('550')
  expect(formatShort(18_000)).toBe('18,000')
})

it('when a price has poisha, a card shows both digits', () => {
  expect(formatShort(99.5)).toBe('99.50')
})

it('when Taka from the wire are not exact in binary, they still become the right poisha', () => {
  expect(toPoisha(1.1)).toBe(110)
  expect(toPoisha(19.99)).toBe(1999)
  expect(toPoisha(0.29)).toBe(29)
})

it('when any poisha from 0 to 100,000 travel to Taka and back, none is lost', () => {
  const lost = Array.from({ length: 100_001 }, (_, poisha) => poisha).filter(
    (poisha) => toPoisha(toTaka(poisha)) !== poisha,
  )
  expect(lost).toEqual([])
})
