import { expect, it } from 'vitest'
import { found } from './found.ts'

const rows = [
  { name: 'Ferris Wheel', details: 'A gentle turn', on: true },
  { name: 'বাম্পার কার', details: 'Bump and laugh', on: false },
]

it('when words are typed, what has all of them in its name or details is found', () => {
  expect(found(rows, ' wheel  GENTLE ', '')).toEqual([rows[0]])
  expect(found(rows, 'বাম্পার', '')).toEqual([rows[1]])
  expect(found(rows, 'wheel bump', '')).toEqual([])
})

it('when a status is chosen, only those are found', () => {
  expect(found(rows, '', 'on')).toEqual([rows[0]])
  expect(found(rows, '', 'off')).toEqual([rows[1]])
  expect(found(rows, '', '')).toEqual(rows)
})
