import { can, type Act, type Role } from './rights.ts'

/** Every address of the owner's side that this product has so far; `:name` marks what a screen reads from it. */
export const staffPaths = {
  home: '/staff',
  signIn: '/staff/sign-in',
  first: '/staff/first/:token',
  pair: '/staff/pair',
  gate: '/staff/gate',
  counter: '/staff/counter',
  orders: '/staff/orders',
  payments: '/staff/payments',
  customers: '/staff/customers',
  sales: '/staff/sales',
  content: '/staff/content',
  rules: '/staff/rules/days',
  people: '/staff/people',
  devices: '/staff/devices',
  history: '/staff/history',
  more: '/staff/more',
} as const

/** A list of the content, or one thing of it; `new` is one that is not there yet. */
export const contentPath = (list: string, id?: number | 'new'): string =>
  `${staffPaths.content}/${list}${id === undefined ? '' : `/${id}`}`

/** The page of an order on the desk. */
export const orderPath = (kind: 'tickets' | 'memberships', id: number): string => `${staffPaths.orders}/${kind}/${id}`

/** A list of the payments desk. */
export const casesPath = (list: 'held' | 'stray' | 'refunds'): string =>
  list === 'held' ? staffPaths.payments : `${staffPaths.payments}?list=${list}`

/** The page of a customer on the desk. */
export const customerPath = (id: number): string => `${staffPaths.customers}/${id}`

/** Where the gateway is asked about a number or a transaction. */
export const lookPath = (asked: string): string => `${staffPaths.payments}?look=${encodeURIComponent(asked)}`

/** The rooms of the navigation in order of use, and the act that opens each. */
export const rooms = {
  sales: 'sales',
  gate: 'scan',
  counter: 'sell',
  orders: 'orders',
  payments: 'payments',
  customers: 'customers',
  rules: 'content',
  content: 'content',
  people: 'people',
  devices: 'devices',
  history: 'history',
} as const satisfies Partial<Record<keyof typeof staffPaths, Act>>

export type Room = keyof typeof rooms

export const roomsOf = (role: Role): Room[] => (Object.keys(rooms) as Room[]).filter((room) => can(role, rooms[room]))

const landings: Record<Role, Room[]> = {
  gate: ['gate'],
  cashier: ['counter', 'gate'],
  manager: ['sales'],
  owner: ['sales'],
  viewer: ['sales'],
}

/** Where somebody begins: the first of their rooms that there is. */
export const landingOf = (role: Role, built: readonly Room[]): string =>
  staffPaths[
    landings[role].find((room) => built.includes(room)) ??
      roomsOf(role).find((room) => built.includes(room)) ??
      'signIn'
  ]
