import type { Day } from './dates.ts'

export type PaymentStatus = 'paid' | 'partial' | 'unpaid'
export type TicketStatus = 'Active' | 'Expired' | 'In-Active'

/** Nothing due is paid; something paid is partial; else unpaid. */
export const paymentStatus = ({ paid, due }: { paid: number; due: number }): PaymentStatus =>
  due <= 0 ? 'paid' : paid > 0 ? 'partial' : 'unpaid'

/** Paid and not scanned lets in; once scanned it is used up; what is not paid lets nobody in. */
export const ticketStatus = (sale: { paid: number; due: number; scanned_by: string | null }): TicketStatus =>
  paymentStatus(sale) !== 'paid' ? 'In-Active' : sale.scanned_by === null ? 'Active' : 'Expired'

export type SubscriptionFacts = { paid: boolean; given_up: boolean; start: Day | null; end: Day | null }

/** 0 payment failed or cancelled, 1 active, 2 payment pending, 3 expired, 4 upcoming. */
export function subscriptionStatus({ paid, given_up, start, end }: SubscriptionFacts, today: Day): 0 | 1 | 2 | 3 | 4 {
  if (!paid || start === null || end === null) return given_up ? 0 : 2
  return today < start ? 4 : today > end ? 3 : 1
}

const inDetail: Record<number, string> = { 0: 'Inactive', 1: 'Active', 2: 'Pending' }
const inList: Record<number, string> = { 1: 'Active', 2: 'Pending', 3: 'Expired', 4: 'Upcoming' }

/** The detail view's own table. */
export const subscriptionWord = (status: number): string => inDetail[status] ?? 'Unknown'

/** The list view's own table. */
export const subscriptionListWord = (status: number): string => inList[status] ?? 'In-Active'
