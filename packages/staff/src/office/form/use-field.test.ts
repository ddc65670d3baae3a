import { expect, it } from 'vitest'
import { asNumber } from './use-field.ts'

const read = asNumber.setValueAs

it('when a price is written with commas, blanks or Bangla digits, it is that price', () => {
  expect(['550', '1,200', '1,00,000.50', ' 1 200 ', '৫৫০', '১,২০০.৫'].map(read)).toEqual([
    550, 1200, 100_000.5, 1200, 550, 1200.5,
  ])
  expect(read(550)).toBe(550)
})

it('when nothing is typed, it is no number, and not 0', () => {
  expect(['', ' ', null, undefined].map(read)).toEqual([null, null, null, null])
})

it('when it is no number, it stays as typed, so that it can be kept over a reload', () => {
  expect(['12abc', '1.2.3', 'Infinity'].map(read)).toEqual(['12abc', '1.2.3', 'Infinity'])
})
