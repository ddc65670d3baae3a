import { showDay } from '#contract/rules/dates.ts'
import type { Tx } from '../db/database.ts'
import { queueMessage } from '../notifications/queue-message.ts'
import type { Settlement } from './payable.ts'
import type { Payments } from './payments.ts'
import type { Payable } from './receipt-link.ts'

type Settled = Extract<Settlement, { settled: true }>

/** Written with the payment itself and named by its order, so it is sent once. Plain ASCII keeps it in one part. */
export async function writePaidMessage(tx: Tx, { rulesOf, publicUrl, clock }: Payments, { kind, id }: Payable, { invoiceNumber, phone, movedTo }: Settled): Promise<void> {
  if (phone === null) return
  const { bought, screens } = rulesOf(kind)
  const moved = movedTo ? `Visit moved to ${showDay(movedTo)}. ` : ''
  const text = `Payment received, invoice ${invoiceNumber}. ${moved}${bought}: ${publicUrl}${screens.detail(id)}`
  await queueMessage(tx, { key: `${kind}-paid:${id}`, kind: `${kind}-paid`, phone, text, at: clock.now() })
}
