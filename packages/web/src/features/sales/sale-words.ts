import { type PaymentStatus, paymentStatus, type TicketStatus, ticketStatus } from '#contract/rules/status.ts'
import type { Sale } from '#contract/schemas/sale.ts'

type Kind = 'ok' | 'warn' | 'bad' | undefined
type Word = { word: string; kind: Kind }

const payments: Record<PaymentStatus, Word> = {
  paid: { word: 'Paid', kind: 'ok' },
  partial: { word: 'Partial', kind: 'warn' },
  unpaid: { word: 'Unpaid', kind: 'bad' },
}

const tickets: Record<TicketStatus, Kind> = { Active: 'ok', Expired: undefined, 'In-Active': 'bad' }

export const paymentWord = (sale: Sale): Word => payments[paymentStatus(sale)]

/** Neither paid nor open to doubt: money has come, or may be on its way, and somebody is looking. */
export const isBeingChecked = (sale: Sale): boolean =>
  paymentStatus(sale) !== 'paid' && (sale.payment_held || sale.payment_pending)

export const ticketWord = (sale: Sale): Word => {
  const word = ticketStatus(sale)
  return { word, kind: tickets[word] }
}

/** The colour of the stub: what is good for the gate, used up, being checked, half paid, not paid. */
export function stubOf(sale: Sale): 'active' | 'used' | 'checked' | PaymentStatus {
  if (isBeingChecked(sale)) return 'checked'
  const payment = paymentStatus(sale)
  return payment !== 'paid' ? payment : ticketStatus(sale) === 'Active' ? 'active' : 'used'
}
