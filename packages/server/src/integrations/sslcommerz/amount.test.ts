import { describe, expect, it } from 'vitest'
import { readAmount, writeAmount } from './amount.ts'

describe('readAmount', () => {
  it.each([
    ['21.00', 2100],
    ['21', 2100],
    ['21.5', 2150],
    ['0.29', 29],
    ['0.01', 1],
    ['1.15', 115],
    ['8.20', 820],
    ['69.000', 6900],
    ['500000.00', 50_000_000],
    ['9999999999.99', 999_999_999_999],
  ])('when the gateway says %s, it is %i poisha', (text, poisha) => {
    expect(readAmount(text)).toBe(poisha)
  })

  it.each([
    '',
    ' 21.00',
    '21.00 ',
    '1,000.00',
    '21.005',
    '-21.00',
    '+21',
    '2e3',
    '0x10',
    'NaN',
    '21.',
    '.50',
    '২১',
    '10000000000.00',
  ])('when the gateway says %j, that is no amount', (text) => {
    expect(readAmount(text)).toBeNull()
  })

  it('when every amount up to 2,000 Taka is written and read again, it is the same', () => {
    const all = Array.from({ length: 200_001 }, (_, poisha) => poisha)
    expect(all.filter((poisha) => readAmount(writeAmount(poisha)) !== poisha)).toEqual([])
  })

  it('when amounts go through floating point, some are lost (control)', () => {
    const all = Array.from({ length: 200_001 }, (_, poisha) => poisha)
    expect(all.filter((poisha) => Math.trunc(Number(writeAmount(poisha)) * 100) !== poisha).length).toBeGreaterThan(
      1000,
    )
  })
})

it.each([
  [0, '0.00'],
  [5, '0.05'],
  [2100, '21.00'],
  [63_250, '632.50'],
  [50_000_000, '500000.00'],
])('when %i poisha are written, the gateway reads %s', (poisha, text) => {
  expect(writeAmount(poisha)).toBe(text)
})
