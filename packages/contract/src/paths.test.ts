import { expect, it } from 'vitest'
import { idOf, pathOf, paths } from './paths.ts'

it('when an address shows one thing, its number takes the place of the name at the end', () => {
  expect(pathOf(paths.myTicket, 7)).toBe('/dashboard/tickets/show/7')
  expect(pathOf(paths.membershipCheckout, 12)).toBe('/membership-checkout/12')
  const open = Object.values(paths).filter((path) => path.includes(':'))
  expect(open.map((path) => pathOf(path, 1)).filter((path) => path.includes(':'))).toEqual([])
})

it.each([
  ['1', 1],
  ['999999999', 999_999_999],
  ['0', null],
  ['01', null],
  ['1e3', null],
  ['-1', null],
  ['9999999999', null],
  ['', null],
  [undefined, null],
])('when an address ends with %j, the number in it is %j', (raw, id) => expect(idOf(raw)).toBe(id))
