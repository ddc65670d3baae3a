import type pg from 'pg'
import { dhakaDay } from '#contract/rules/dates.ts'
import type { OrderParams, OrderPlace } from '#contract/schemas/staff-orders.ts'
import { type StaffActor, worksAt } from '../actor.ts'
import { AppError } from '../http/app-error.ts'
import { lockOrder } from './lock-queries.ts'
import { memberPlaces, ticketPlaces } from './order-places.ts'
import { type MembershipRow, readMembership, readTickets, type TicketsRow } from './order-queries.ts'

/** An order that nobody else changes until the transaction ends. */
export type Held = { places: OrderPlace[] } & (
  | { kind: 'tickets'; row: TicketsRow }
  | { kind: 'memberships'; row: MembershipRow }
)

type Asked = { by: StaffActor; order: OrderParams; now: Date }

/** Read after it is locked: two desks at once do one thing after the other. Of another branch it is not there. */
export async function holdOrder(connection: pg.PoolClient, { by, order: { kind, id }, now }: Asked): Promise<Held> {
  const isTickets = kind === 'tickets'
  await lockOrder.on(connection)({ tickets: isTickets ? id : null, membership: isTickets ? null : id })
  if (isTickets) {
    const [row] = await readTickets.on(connection)({ id })
    if (row === undefined || !worksAt(by, row.branch.id)) throw new AppError('not_found')
    return { kind, row, places: ticketPlaces(row) }
  }
  const [row] = await readMembership.on(connection)({ id, day: dhakaDay(now) })
  if (row === undefined) throw new AppError('not_found')
  return { kind, row, places: memberPlaces(row) }
}
