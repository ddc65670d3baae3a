import { can } from '#contract/rights.ts'
import { MEMBER_CHANGES } from '#contract/rules/desk.ts'
import type { ChangeRider, OrderAnswer, OrderParams } from '#contract/schemas/staff-orders.ts'
import { named } from '#contract/words/named.ts'
import type { StaffActor } from '../actor.ts'
import { onOneConnection } from '../db/on-one-connection.ts'
import { AppError } from '../http/app-error.ts'
import { wrongField } from '../http/refuse-field.ts'
import { changesOf } from '../staff/write-log.ts'
import { answerWith } from './answer-with.ts'
import type { Desk } from './desk.ts'
import { type Held, holdOrder } from './hold-order.ts'
import { logOrder } from './log-order.ts'
import { customerOf, refused } from './refuse-order.ts'
import { renameMember, renameTicket } from './rider-queries.ts'

const words = named('staffDesk')

/** Somebody else comes along. What stays as it was changes nothing, and counts for nothing. */
export async function changeRider(
  desk: Desk,
  by: StaffActor,
  order: OrderParams,
  { rider_id, name, age }: ChangeRider,
): Promise<OrderAnswer> {
  const now = desk.clock.now()
  await onOneConnection(desk.database, async (tx, connection) => {
    const held = await holdOrder(connection, { by, order, now })
    const rider = riderOf(held, rider_id)
    const changes = changesOf({ name: rider.name, age: rider.age }, { name, age })
    if (Object.keys(changes).length === 0) return
    refuseChange(held, rider, by)
    const rename = held.kind === 'tickets' ? renameTicket : renameMember
    await rename(tx, rider.id, { name, age })
    await logOrder(tx, by, held, { act: 'order.rider', now, changes, personal: ['name', 'age'] })
  })
  return answerWith(desk, by, order, words.riderChanged)
}

type Rider = { id: number; name: string | null; age: number | null; type: string; changes?: number }

function riderOf({ row }: Held, id: number): Rider {
  const found = (row.riders as Rider[]).find((rider) => rider.id === id)
  if (found === undefined) throw wrongField('rider_id', words.riderUnknown)
  return found
}

/** Tickets until they are let in. A membership is for some people, not for ever other ones: after two changes a manager is asked. */
function refuseChange(held: Held, rider: Rider, by: StaffActor): void {
  if (held.row.cancelled) throw refused(words.orderOver)
  customerOf(held)
  const state = held.places.find(({ rider_id }) => rider_id === rider.id)?.state
  const name = rider.name ?? rider.type
  if (held.kind === 'tickets' && state !== 'open')
    throw refused(state === 'cancelled' ? words.orderOver : words.riderLetIn(name))
  if (held.kind === 'memberships' && state === 'in') throw refused(words.riderInside(name))
  if ((rider.changes ?? 0) >= MEMBER_CHANGES && !can(by.role, 'extend'))
    throw new AppError('forbidden', { message: words.riderOften(name) })
}
