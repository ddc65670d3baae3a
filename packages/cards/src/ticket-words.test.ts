import { expect, it } from 'vitest'
import type { Product } from '#contract/schemas/product.ts'
import { includedWords, minuteWords, priceWithVat, totalWithVat } from './ticket-words.ts'

const kidPlay: Product = {
  id: 2,
  name: 'Kid Play',
  price: 550,
  age: '5 – 12',
  minutes: 120,
  min_height_cm: null,
  max_height_cm: 137,
  socks: 'required',
  reentry: false,
}

it.each([
  [null, 'Unlimited'],
  [15, '15 minutes'],
  [60, '1 hour'],
  [90, '90 minutes'],
  [720, '12 hours'],
])('when a visit lasts %s minutes, the card says %s', (minutes, words) => {
  expect(minuteWords(minutes)).toBe(words)
})

it('when a ticket has its rules, the card names each of them', () => {
  expect(includedWords(kidPlay)).toEqual(['2 hours', 'Up to 4.5 ft (137 cm)', 'Socks required', 'No re-entry'])
})

it('when a ticket has no rule, nothing is said of it', () => {
  const free: Product = { ...kidPlay, minutes: null, max_height_cm: null, socks: 'none', reentry: true }
  expect(includedWords(free)).toEqual(['Unlimited', 'Re-entry allowed'])
})

it.each([
  [100, null, 'From 3.3 ft (100 cm)'],
  [91, 122, 'Height 3 ft (91 cm) to 4 ft (122 cm)'],
])('when the height is from %s to %s cm, the card says so in feet and centimetres', (min, max, words) => {
  expect(includedWords({ ...kidPlay, min_height_cm: min, max_height_cm: max })).toContain(words)
})

it.each([
  [550, 7.5, 'TK 591.25 with VAT'],
  [400, 15, 'TK 460 with VAT'],
  [0.2, 2.5, 'TK 0.21 with VAT'],
  [550, 0, 'No VAT'],
  [550, undefined, '+ VAT'],
])('when a ticket costs %s at %s %% VAT, the card says %s beside it', (price, rate, words) => {
  expect(priceWithVat(price, rate)).toBe(words)
})

it('when a whole cart is summed up, its VAT is shown to the poisha', () => {
  expect(totalWithVat(1250, 7.5)).toBe('Tk 1,343.75 with VAT')
  expect(totalWithVat(1200, 15)).toBe('Tk 1,380.00 with VAT')
})
