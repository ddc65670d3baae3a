import { expect, it } from 'vitest'
import { roles } from '#contract/rights.ts'
import { homeOf, isThere, mayEnter, placesOf } from './nav.ts'

const namesOf = (role: (typeof roles)[number]) => placesOf(role).map(({ name }) => name)

it('when the navigation is drawn, each role has only what it may use', () => {
  expect(Object.fromEntries(roles.map((role) => [role, namesOf(role)]))).toEqual({
    gate: ['Gate'],
    cashier: ['Gate', 'Orders', 'Customers', 'Staff'],
    manager: ['Sales', 'Gate', 'Orders', 'Payments', 'Customers', 'Rules', 'Content', 'Staff'],
    owner: ['Sales', 'Gate', 'Orders', 'Payments', 'Customers', 'Rules', 'Content', 'Staff'],
    viewer: ['Sales', 'Orders', 'Payments', 'Customers', 'Staff'],
  })
})

it('when somebody may see the history only, their way to the staff leads there', () => {
  expect(placesOf('viewer').at(-1)?.to).toBe('/staff/history')
  expect(mayEnter('viewer', 'people')).toBe(false)
})

it('when each role begins, it begins at its own place', () => {
  expect(roles.map((role) => homeOf(role))).toEqual([
    '/staff/gate',
    '/staff/gate',
    '/staff/sales',
    '/staff/sales',
    '/staff/sales',
  ])
})

it('when one is at the devices, the place of the staff is marked, and no other', () => {
  expect(isThere('/staff/devices', '/staff/people')).toBe(true)
  expect(isThere('/staff/devices', '/staff/sales')).toBe(false)
  expect(isThere('/staff/sales', '/staff/people')).toBe(false)
})

it('when one looks at an order, the place of the orders is marked', () => {
  expect(isThere('/staff/orders/tickets/12', '/staff/orders')).toBe(true)
  expect(isThere('/staff/orders', '/staff/sales')).toBe(false)
})

it('when one is in a list or a form of the content, its place is marked', () => {
  expect(isThere('/staff/content/tickets/5', '/staff/content/rides')).toBe(true)
  expect(isThere('/staff/content/rides', '/staff/sales')).toBe(false)
})
