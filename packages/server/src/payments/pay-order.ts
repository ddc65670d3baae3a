import { UNPAID_HOURS } from '#contract/rules/purchase.ts'
import { AppError } from '../http/app-error.ts'
import { payAgain } from './pay-again.ts'
import type { Payments } from './payments.ts'
import type { DueRow, PlacedOrder, Purchase } from './purchase.ts'

export const UNPAID_MS = UNPAID_HOURS * 60 * 60 * 1000

/** A page to pay on for an order that is still unpaid. */
export async function payOrder(payments: Payments, order: PlacedOrder | undefined): Promise<Purchase> {
  if (order === undefined) throw new AppError('not_found')
  const conflict = whyNotPayable(order, payments.clock.now())
  if (conflict !== null) throw new AppError('conflict', { message: conflict })
  const { kind, product, row: { id, invoice_number: invoiceNumber, due: amount, name, email, phone } } = order
  return { id, invoiceNumber, url: await payAgain(payments, { kind, id, amount, customer: { name, email, phone }, product }) }
}

/** The same order sent again: on to its payment, or to its success screen when that is done. */
export async function continueOrder(payments: Payments, order: PlacedOrder | undefined): Promise<Purchase> {
  if (order === undefined || order.row.due > 0) return payOrder(payments, order)
  const { kind, row: { id, invoice_number: invoiceNumber } } = order
  return { id, invoiceNumber, url: payments.publicUrl + payments.rulesOf(kind).screens.success(id) }
}

type Payability = { row: Pick<DueRow, 'due' | 'expired' | 'cancelled' | 'created_at'> } & Pick<PlacedOrder, 'tooLate'>

/** Whether a page to pay on would be opened, so that nobody is offered one in vain. */
export const isPayable = (order: Payability, now: Date): boolean => whyNotPayable(order, now) === null

function whyNotPayable({ row: { due, expired, cancelled, created_at }, tooLate }: Payability, now: Date): string | null {
  if (due <= 0) return 'This order is already paid.'
  if (cancelled) return 'This order was cancelled. Please place a new one.'
  if (expired || now.getTime() - created_at.getTime() >= UNPAID_MS) return 'This order has expired. Please place a new one.'
  return tooLate
}
