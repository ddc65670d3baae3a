import { named } from '#contract/words/named.ts'
import { AppError } from '../http/app-error.ts'
import { countCall } from '../http/count-call.ts'
import type { OwnOrder } from './order.ts'
import type { Orders } from './kinds.ts'
import { cancelUnpaid } from './queries.ts'

const answers = named('answers')
const MOST_AN_HOUR = 60

export type Standing = { paid: number; expired: boolean; cancelled: boolean; payment_held: boolean }

/** Cancels an order for which nothing has been paid; one that is cancelled stays so. Money that still comes for it goes back. */
export async function cancelOrder(orders: Orders, kind: string, { id, by: { customer } }: OwnOrder): Promise<void> {
  await countCall(orders, [
    { name: 'order cancelled', subject: `customer ${customer}`, most: MOST_AN_HOUR, seconds: 3600 },
  ])
  await cancelUnpaid(orders.database.db, orders.kinds.of(kind), { id, customerId: customer, at: orders.clock.now() })
}

/** The order as it stands after it was to be cancelled, or why it was not. */
export function expectCancelled<Row extends Standing>(row: Row | undefined): Row {
  if (row === undefined) throw new AppError('not_found')
  if (!row.cancelled) throw new AppError('conflict', { message: whyNot(row) })
  return row
}

function whyNot({ paid, expired, payment_held }: Standing): string {
  if (paid > 0) return answers.somethingPaid
  if (payment_held) return named('orders').beingChecked
  return expired ? answers.expiredAlready : answers.justChanged
}
