import { expect, it } from 'vitest'
import { orderStates, OrdersQuery } from '#contract/schemas/staff-orders.ts'
import { filterIn, isNarrowed, ordersSearch, withChange, withPage } from './orders-search.ts'

const query = (text: string) => new URLSearchParams(text)

it('when an address has filters, the server is asked for them and for nothing that it would refuse', () => {
  expect(ordersSearch(query('q=%20Nusrat%20&state=paid&visit_day=2026-11-20&page=2'))).toBe(
    '?q=Nusrat&visit_day=2026-11-20&state=paid&page=2',
  )
  expect(ordersSearch(query('state=nonsense&visit_day=2026-02-30&branch_id=x&page=-3&other=1'))).toBe('')
})

it('when every state, channel and method of the contract is in the address, it is known here', () => {
  const known = {
    state: orderStates,
    channel: ['online', 'counter'],
    method: OrdersQuery.shape.method.unwrap().options,
  }
  for (const [name, values] of Object.entries(known))
    for (const value of values) expect(filterIn(query(`${name}=${value}`), name as 'state')).toBe(value)
})

it('when somebody types more than the server takes, the rest is left out', () => {
  expect(ordersSearch(query(`q=${'x'.repeat(300)}`))).toBe(`?q=${'x'.repeat(200)}`)
})

it('when one thing is changed, the list begins at its first page', () => {
  expect(String(withChange(query('q=01712&page=4'), 'state', 'held'))).toBe('q=01712&state=held')
  expect(String(withChange(query('q=01712&state=held'), 'state', ''))).toBe('q=01712')
  expect(withPage(query('q=01712'), 2)).toBe('?q=01712&page=2')
  expect(withPage(query('page=2'), 1)).toBe('')
})

it('when only the branch is chosen, nothing narrows the list', () => {
  expect(isNarrowed(query('branch_id=2'))).toBe(false)
  expect(isNarrowed(query('branch_id=2&channel=online'))).toBe(true)
})
