import { expect, it } from 'vitest'
import { lastPage, pageOf } from './paging.ts'

it.each([
  [0, 1],
  [1, 1],
  [15, 1],
  [16, 2],
  [30, 2],
  [31, 3],
])('when a list has %i rows at 15 a page, the last page is %i', (total, last) => {
  expect(lastPage(total, 15)).toBe(last)
})

it.each([null, '', '0', '-1', 'abc', '1.5', '1e3', ' 2', '01', '9999999'])(
  'when the address says page=%s, the first page is meant',
  (raw) => {
    expect(pageOf(raw)).toBe(1)
  },
)

it('when the address names a whole page, that page is meant', () => {
  expect(pageOf('1')).toBe(1)
  expect(pageOf('27')).toBe(27)
})
