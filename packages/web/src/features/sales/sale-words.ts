import { type PaymentStatus, paymentStatus, type TicketStatus, ticketStatus } from '#contract/rules/status.ts'
import type { Sale } from '#contract/schemas/sale.ts'
import { sum } from '#words/money.ts'
import * as orders from '#words/orders.ts'
import * as words from '#words/sales.ts'

type Word = { word: string; kind?: 'ok' | 'warn' | 'bad' }

const payments: Record<PaymentStatus, Word> = {
  paid: { word: orders.paid, kind: 'ok' },
  partial: { word: words.partial, kind: 'warn' },
  unpaid: { word: words.unpaid, kind: 'bad' },
}

const tickets: Record<TicketStatus, Word> = {
  active: { word: words.statusActive, kind: 'ok' },
  expired: { word: words.statusExpired },
  inactive: { word: words.statusInactive, kind: 'bad' },
}

export const paymentWord = (sale: Sale): Word => payments[paymentStatus(sale)]

/** Neither paid nor open to doubt: money has come, or may be on its way, and somebody is looking. */
export const isBeingChecked = (sale: Sale): boolean =>
  paymentStatus(sale) !== 'paid' && (sale.payment_held || sale.payment_pending)

/** Of an order that was cancelled: whether money goes back. */
export const cancelledWords = ({ refunded }: Pick<Sale, 'refunded'>): string =>
  refunded > 0 ? words.cancelledGoesBack(sum(refunded)) : words.cancelled

export const ticketWord = (sale: Parameters<typeof ticketStatus>[0]): Word => tickets[ticketStatus(sale)]

/** The colour of the stub: what is good for the gate, used up, being checked, half paid, not paid. */
export function stubOf(sale: Sale): 'active' | 'used' | 'checked' | PaymentStatus {
  if (isBeingChecked(sale)) return 'checked'
  const payment = paymentStatus(sale)
  return payment !== 'paid' ? payment : ticketStatus(sale) === 'active' ? 'active' : 'used'
}
