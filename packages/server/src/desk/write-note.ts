import type { OrderAnswer, OrderParams } from '#contract/schemas/staff-orders.ts'
import { named } from '#contract/words/named.ts'
import type { StaffActor } from '../actor.ts'
import { onOneConnection } from '../db/on-one-connection.ts'
import { answerWith } from './answer-with.ts'
import type { Desk } from './desk.ts'
import { holdOrder } from './hold-order.ts'
import { logOrder } from './log-order.ts'
import { insertNote } from './note-queries.ts'
import { customerOf } from './refuse-order.ts'

/** Never shown to customers, and gone with them: nothing is written about who was erased. */
export async function writeNote(
  desk: Desk,
  by: StaffActor,
  order: OrderParams,
  { text }: { text: string },
): Promise<OrderAnswer> {
  const now = desk.clock.now()
  await onOneConnection(desk.database, async (tx, connection) => {
    const held = await holdOrder(connection, { by, order, now })
    customerOf(held)
    await insertNote(tx, { orderId: held.row.order_id, text, byId: by.staffId, createdAt: now })
    await logOrder(tx, by, held, { act: 'order.note', now, changes: { text: [null, text] }, personal: ['text'] })
  })
  return answerWith(desk, by, order, named('staffDesk').noteKept)
}
