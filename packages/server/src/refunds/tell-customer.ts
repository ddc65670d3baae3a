import { formatExact, toTaka } from '#contract/rules/money.ts'
import { named } from '#contract/words/named.ts'
import type { Transaction } from '../db/database.ts'
import { queueMessage } from '../notifications/queue-message.ts'
import { writeSms } from '../notifications/write-sms.ts'
import { identityOf } from '../orders/queries.ts'
import { placesBought } from './order-queries.ts'
import { type RefundRow, unitsOf } from './queries.ts'

const sms = named('sms')

/** The gateway has accepted: whose tickets were cancelled reads so, whoever gets money only reads that. */
export async function tellRefund(tx: Transaction, { id, orderId, amount }: RefundRow, at: Date): Promise<void> {
  const people = await unitsOf(tx, id)
  const bought = people === 0 ? 0 : await placesBought(tx, orderId)
  await tell(tx, { orderId, key: `refund:${id}`, kind: 'refund', at }, (invoice) => {
    const sum = formatExact(toTaka(amount))
    return people === 0 ? sms.goesBack(invoice, sum) : sms.cancelledGoesBack(people, bought, invoice, sum)
  })
}

type Cancelled = { orderId: number; people: number; clientId: string; at: Date }

/** Without money back there is nothing to wait for. */
export async function tellCancelled(tx: Transaction, { orderId, people, clientId, at }: Cancelled): Promise<void> {
  const bought = await placesBought(tx, orderId)
  await tell(tx, { orderId, key: `people-cancelled:${orderId}:${clientId}`, kind: 'people-cancelled', at }, (invoice) =>
    bought === 0 ? sms.membershipCancelled(invoice) : sms.ticketsCancelled(people, bought, invoice),
  )
}

type Message = { orderId: number; key: string; kind: string; at: Date }

/** Nobody is told once the customer has been erased. */
async function tell(
  tx: Transaction,
  { orderId, key, kind, at }: Message,
  write: (invoice: string) => string,
): Promise<void> {
  const buyer = await identityOf(tx, orderId)
  if (!buyer?.phone) return
  const text = writeSms(buyer.language ?? 'en', write(buyer.invoiceNumber))
  await queueMessage(tx, { key, kind, phone: buyer.phone, text, at, orderId })
}
