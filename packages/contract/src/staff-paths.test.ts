import { expect, it } from 'vitest'
import { roles } from './rights.ts'
import { landingOf, rooms, roomsOf, type Room } from './staff-paths.ts'

const all = Object.keys(rooms) as Room[]

it('when all rooms are there, each role lands in its own', () => {
  expect(roles.map((role) => landingOf(role, all))).toEqual([
    '/staff/gate',
    '/staff/counter',
    '/staff/sales',
    '/staff/sales',
    '/staff/sales',
  ])
})

it('when there is no counter yet, a cashier lands at the gate', () => {
  expect(landingOf('cashier', ['sales', 'gate'])).toBe('/staff/gate')
})

it('when the navigation is drawn, it shows the rooms that the role may use', () => {
  expect(roomsOf('gate')).toEqual(['gate'])
  expect(roomsOf('cashier')).toEqual(['gate', 'counter', 'orders', 'customers', 'history'])
  expect(roomsOf('viewer')).toEqual(['sales', 'orders', 'payments', 'customers', 'history'])
  expect(roomsOf('owner')).toEqual(all)
})
