import { dhakaDay } from '#contract/rules/dates.ts'
import { AppError } from '../http/app-error.ts'
import { payAgain } from '../payments/pay-again.ts'
import type { DueOrder } from '../payments/payable.ts'
import { productOf } from './product-of.ts'
import type { DueSaleRow } from './queries.ts'
import type { Purchase, Sales } from './sales.ts'
import { screens } from './ticket-sales.ts'

/** An order that nobody pays for is good for a day. */
export const UNPAID_MS = 24 * 60 * 60 * 1000

type OwnSale = { customerId: number; id: number }

/** A page to pay on for an order that is still unpaid. */
export async function paySale(sales: Sales, own: OwnSale): Promise<Purchase> {
  const sale = await sales.queries.due(own)
  if (sale === undefined) throw new AppError('not_found')
  const conflict = whyNotPayable(sale, sales.payments.clock.now())
  if (conflict !== null) throw new AppError('conflict', { message: conflict })
  return { id: sale.id, invoiceNumber: sale.invoice_number, url: await payAgain(sales.payments, dueOrder(sale)) }
}

/** The same order sent again: on to its payment, or to its success screen when that is done. */
export async function continueSale(sales: Sales, own: OwnSale): Promise<Purchase> {
  const sale = await sales.queries.due(own)
  if (sale !== undefined && sale.due <= 0) return { id: sale.id, invoiceNumber: sale.invoice_number, url: sales.payments.publicUrl + screens.success(sale.id) }
  return paySale(sales, own)
}

function whyNotPayable({ due, expired, cancelled, created_at, booking_date }: DueSaleRow, now: Date): string | null {
  if (due <= 0) return 'This order is already paid.'
  if (cancelled) return 'This order was cancelled. Please place a new one.'
  if (expired || now.getTime() - created_at.getTime() >= UNPAID_MS) return 'This order has expired. Please place a new one.'
  return booking_date < dhakaDay(now) ? 'The booking date of this order has passed. Please place a new one.' : null
}

const dueOrder = ({ id, due, name, email, phone, lines }: DueSaleRow): DueOrder =>
  ({ kind: 'sale', id, amount: due, customer: { name, email, phone }, product: productOf(lines) })
