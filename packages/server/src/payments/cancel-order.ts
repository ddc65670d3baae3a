import { BEING_CHECKED, JUST_CHANGED } from '#contract/rules/purchase.ts'
import { AppError } from '../http/app-error.ts'
import { countCall } from '../http/count-call.ts'
import { cancelUnpaid } from './order-queries.ts'
import type { PayableKind } from './payable.ts'
import type { Payments } from './payments.ts'
import type { OwnOrder } from './purchase.ts'

const MOST_AN_HOUR = 60

type Standing = { paid: number; expired: boolean; cancelled: boolean; payment_held: boolean }
type Cancelling<Row> = { kind: PayableKind; own: OwnOrder; read(now: Date): Promise<Row | undefined> }

/** Cancels an order for which nothing has been paid; one that is cancelled stays so. Money that still comes for it goes back. */
export async function cancelOrder<Row extends Standing>(payments: Payments, { kind, own, read }: Cancelling<Row>): Promise<Row> {
  await countCall(payments, [{ name: 'order cancelled', subject: `customer ${own.customerId}`, most: MOST_AN_HOUR, seconds: 3600 }])
  const now = payments.clock.now()
  await cancelUnpaid(payments.database.db, kind, own, now)
  const row = await read(now)
  if (row === undefined) throw new AppError('not_found')
  if (!row.cancelled) throw new AppError('conflict', { message: whyNot(row) })
  return row
}

function whyNot({ paid, expired, payment_held }: Standing): string {
  if (paid > 0) return 'Something is paid for this order already. Please ask our staff.'
  if (payment_held) return BEING_CHECKED
  return expired ? 'This order has expired already.' : JUST_CHANGED
}
