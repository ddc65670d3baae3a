import type { Day } from './dates.ts'

export type PaymentStatus = 'paid' | 'partial' | 'unpaid'
export type TicketStatus = 'active' | 'expired' | 'inactive'

/** Nothing due is paid; something paid is partial; else unpaid. */
export const paymentStatus = ({ paid, due }: { paid: number; due: number }): PaymentStatus =>
  due <= 0 ? 'paid' : paid > 0 ? 'partial' : 'unpaid'

/** Paid and not scanned lets in; once scanned it is used up; what is not paid, or was cancelled, lets nobody in. */
export const ticketStatus = (sale: {
  paid: number
  due: number
  scanned_by: string | null
  status?: string
}): TicketStatus =>
  paymentStatus(sale) !== 'paid' || sale.status === 'cancelled'
    ? 'inactive'
    : sale.scanned_by === null
      ? 'active'
      : 'expired'

export type SubscriptionFacts = { paid: boolean; given_up: boolean; start: Day | null; end: Day | null }

/** 0 payment failed or cancelled, 1 active, 2 payment pending, 3 expired, 4 upcoming. */
export function subscriptionStatus({ paid, given_up, start, end }: SubscriptionFacts, today: Day): 0 | 1 | 2 | 3 | 4 {
  if (!paid || start === null || end === null) return given_up ? 0 : 2
  return today < start ? 4 : today > end ? 3 : 1
}
