import type { StaffActor } from '../actor.ts'
import type { Transaction } from '../db/database.ts'
import { queueMessage } from '../notifications/queue-message.ts'
import { writeSms } from '../notifications/write-sms.ts'
import type { Held } from './hold-order.ts'

type Told = { kind: string; texts: [string, ...string[]]; now: Date }

/** In the language of the customer, once for each time that it is done. */
export async function tellCustomer(
  tx: Transaction,
  by: Pick<StaffActor, 'requestId'>,
  { row }: Held,
  { kind, texts, now }: Told,
): Promise<void> {
  if (row.customer === null) return
  await queueMessage(tx, {
    key: `${kind}:${row.id}:${by.requestId}`,
    kind,
    phone: row.customer.phone,
    text: writeSms(row.customer.language, ...texts),
    at: now,
    orderId: row.order_id,
  })
}
