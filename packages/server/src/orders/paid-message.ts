import type { Day } from '#contract/rules/dates.ts'
import { addressIn, type Language } from '#contract/rules/language.ts'
import type { Transaction } from '../db/database.ts'
import { queueMessage } from '../notifications/queue-message.ts'
import { writeSms } from '../notifications/write-sms.ts'
import type { OrderKind } from './kinds.ts'

type Paid = {
  kind: OrderKind
  id: number
  orderId: number
  invoiceNumber: string
  buyer: { phone: string; language: Language } | null
  movedTo: Day | null
  publicUrl: string
  at: Date
}

/** Written with the payment itself and named by its order, so it is sent once. */
export async function writePaidMessage(
  tx: Transaction,
  { kind: { kind, tellPaid, screens }, id, orderId, invoiceNumber, buyer, movedTo, publicUrl, at }: Paid,
): Promise<void> {
  if (buyer === null) return
  const { phone, language } = buyer
  const link = publicUrl + addressIn(language, screens.detail(id))
  const text = writeSms(language, ...tellPaid({ invoiceNumber, link, movedTo }))
  await queueMessage(tx, { key: `${kind}-paid:${id}`, kind: `${kind}-paid`, phone, text, at, orderId })
}
