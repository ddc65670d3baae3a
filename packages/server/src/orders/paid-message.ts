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

type Told = Pick<Paid, 'id' | 'invoiceNumber' | 'movedTo' | 'publicUrl'> & { language: Language }

/** What the customer is told when it is paid, and told again if the message was lost. */
export const paidText = ({ tellPaid, screens }: OrderKind, { id, language, ...paid }: Told): string =>
  writeSms(
    language,
    ...tellPaid({
      invoiceNumber: paid.invoiceNumber,
      link: paid.publicUrl + addressIn(language, screens.detail(id)),
      movedTo: paid.movedTo,
    }),
  )

/** Written with the payment itself and named by its order, so it is sent once. */
export async function writePaidMessage(tx: Transaction, { kind, buyer, at, orderId, ...paid }: Paid): Promise<void> {
  if (buyer === null) return
  const text = paidText(kind, { ...paid, language: buyer.language })
  const name = `${kind.kind}-paid`
  await queueMessage(tx, { key: `${name}:${paid.id}`, kind: name, phone: buyer.phone, text, at, orderId })
}
