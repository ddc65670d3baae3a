import { expect, it } from 'vitest'
import { pageList } from './page-list.ts'

it('when there are few pages, all are named', () => {
  expect(pageList(1, 1)).toEqual([1])
  expect(pageList(1, 3)).toEqual([1, 2, 3])
  expect(pageList(3, 5)).toEqual([1, 2, 3, 4, 5])
})

it('when there are many, the ends and the neighbours are named', () => {
  expect(pageList(5, 9)).toEqual([1, 0, 4, 5, 6, 0, 9])
  expect(pageList(1, 9)).toEqual([1, 2, 0, 9])
  expect(pageList(9, 9)).toEqual([1, 0, 8, 9])
})

it('when a gap would hide one page only, that page is named', () => {
  expect(pageList(4, 9)).toEqual([1, 2, 3, 4, 5, 0, 9])
  expect(pageList(6, 9)).toEqual([1, 0, 5, 6, 7, 8, 9])
})

it('when any page of any list is shown, nothing outside 1 to the last is named', () => {
  for (let last = 1; last <= 12; last++) {
    for (let page = 1; page <= last; page++) {
      const named = pageList(page, last).filter((n) => n !== 0)
      expect(Math.min(...named)).toBe(1)
      expect(Math.max(...named)).toBe(last)
      expect(named).toContain(page)
    }
  }
})
