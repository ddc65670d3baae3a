import { addDays, dhakaDay } from '#contract/rules/dates.ts'
import { RESENDS_A_DAY } from '#contract/rules/desk.ts'
import type { OrderAnswer, OrderParams } from '#contract/schemas/staff-orders.ts'
import { named } from '#contract/words/named.ts'
import type { StaffActor } from '../actor.ts'
import type { Transaction } from '../db/database.ts'
import { onOneConnection } from '../db/on-one-connection.ts'
import { tooManyRequests } from '../http/count-call.ts'
import { paidText } from '../orders/paid-message.ts'
import { queueMessage } from '../notifications/queue-message.ts'
import { answerWith } from './answer-with.ts'
import type { Desk } from './desk.ts'
import { type Held, holdOrder } from './hold-order.ts'
import { logOrder } from './log-order.ts'
import { customerOf, refuseUnpaid } from './refuse-order.ts'
import { sentSince } from './resend-queries.ts'
import { resentKind } from './resent.ts'

const words = named('staffDesk')

/** The message of the payment once more, for who has lost it; a few times a day. */
export async function resendMessage(desk: Desk, by: StaffActor, order: OrderParams): Promise<OrderAnswer> {
  const now = desk.clock.now()
  await onOneConnection(desk.database, async (tx, connection) => {
    const held = await holdOrder(connection, { by, order, now })
    refuseUnpaid(held)
    const customer = customerOf(held)
    const { row } = held
    const kind = desk.kinds.of(held.kind === 'tickets' ? 'sale' : 'subscription')
    await refuseOften(tx, { order: row.order_id, kind: resentKind(kind.kind) }, now)
    const text = paidText(kind, {
      id: row.id,
      invoiceNumber: row.invoice_number,
      movedTo: movedTo(held),
      publicUrl: desk.publicUrl,
      language: customer.language,
    })
    await queueMessage(tx, {
      key: `${resentKind(kind.kind)}:${row.id}:${by.requestId}`,
      kind: resentKind(kind.kind),
      phone: customer.phone,
      text,
      at: now,
      orderId: row.order_id,
    })
    await logOrder(tx, by, held, { act: 'order.resend', now })
  })
  return answerWith(desk, by, order, words.resent)
}

/** As it was said when the money came after the day of the visit. */
const movedTo = (held: Held): string | null =>
  held.kind === 'tickets' && held.row.moved_from !== null ? held.row.booking_date : null

const midnight = (day: string): Date => new Date(`${day}T00:00:00+06:00`)

async function refuseOften(tx: Transaction, asked: { order: number; kind: string }, now: Date): Promise<void> {
  const today = dhakaDay(now)
  if ((await sentSince(tx, { ...asked, since: midnight(today) })) < RESENDS_A_DAY) return
  const secondsLeft = Math.ceil((midnight(addDays(today, 1)).getTime() - now.getTime()) / 1000)
  throw tooManyRequests(secondsLeft, () => words.resentOften)
}
