import { type Day } from '#contract/rules/dates.ts'
import { showDay } from '#contract/words/en/dates.ts'
import type { Transaction } from '../db/database.ts'
import { queueMessage } from '../notifications/queue-message.ts'
import type { OrderKind } from './kinds.ts'

type Paid = {
  kind: OrderKind
  id: number
  invoiceNumber: string
  phone: string | null
  movedTo: Day | null
  publicUrl: string
  at: Date
}

/** Written with the payment itself and named by its order, so it is sent once. Plain ASCII keeps it in one part. */
export async function writePaidMessage(
  tx: Transaction,
  { kind: { kind, bought, screens }, id, invoiceNumber, phone, movedTo, publicUrl, at }: Paid,
): Promise<void> {
  if (phone === null) return
  const moved = movedTo ? `Visit moved to ${showDay(movedTo)}. ` : ''
  const text = `Payment received, invoice ${invoiceNumber}. ${moved}${bought}: ${publicUrl}${screens.detail(id)}`
  await queueMessage(tx, { key: `${kind}-paid:${id}`, kind: `${kind}-paid`, phone, text, at })
}
