import type { OrderAnswer, OrderParams } from '#contract/schemas/staff-orders.ts'
import { named } from '#contract/words/named.ts'
import type { StaffActor } from '../actor.ts'
import { onOneConnection } from '../db/on-one-connection.ts'
import { AppError } from '../http/app-error.ts'
import { askAboutOrder } from '../payments/ask-about-order.ts'
import type { Finding } from '../payments/order-book.ts'
import { answerWith } from './answer-with.ts'
import type { Desk } from './desk.ts'
import { holdOrder } from './hold-order.ts'
import { logOrder } from './log-order.ts'
import { readOrder } from './read-order.ts'
import { refused } from './refuse-order.ts'

const words = named('staffDesk')

const sentences: Record<Exclude<Finding, 'unknown'>, string> = {
  paid: words.foundPaid,
  held: words.foundHeld,
  stray: words.foundStray,
  pending: words.foundOpen,
  unpaid: words.foundNone,
}

/** Whoever was charged without a ticket is helped at once: the gateway is asked about every attempt, now. */
export async function askGatewayNow(desk: Desk, by: StaffActor, order: OrderParams): Promise<OrderAnswer> {
  const { can } = await readOrder(desk, by, order)
  if (!can.ask) throw refused(words.askedNothing)
  const orderId = await logged(desk, by, order, null)
  // Nothing of the database is held while the gateway takes its time.
  const finding = await askAboutOrder(desk.payments, orderId, { staff: by.staff })
  await logged(desk, by, order, finding)
  if (finding === 'unknown') throw new AppError('gateway_unavailable', { message: words.foundUnknown })
  return answerWith(desk, by, order, sentences[finding])
}

/** Answers with the order's own number; what was found stands in the log. */
const logged = (desk: Desk, by: StaffActor, order: OrderParams, finding: Finding | null): Promise<number> =>
  onOneConnection(desk.database, async (tx, connection) => {
    const now = desk.clock.now()
    const held = await holdOrder(connection, { by, order, now })
    if (finding !== null) await logOrder(tx, by, held, { act: 'order.ask', now, changes: { finding: [null, finding] } })
    return held.row.order_id
  })
