import { addressIn } from '#contract/rules/language.ts'
import { UNPAID_HOURS } from '#contract/rules/purchase.ts'
import { named } from '#contract/words/named.ts'
import type { CustomerActor } from '../actor.ts'
import { AppError } from '../http/app-error.ts'
import { countCall } from '../http/count-call.ts'
import { wrongField } from '../http/refuse-field.ts'
import { payAgain } from '../payments/pay-again.ts'
import type { DueFacts, OrderToPay, PlacedOrder, Purchase } from './order.ts'
import type { Orders } from './kinds.ts'

const answers = named('answers')
const HOUR = 60 * 60
export const UNPAID_MS = UNPAID_HOURS * HOUR * 1000

/** Each may open a page and ask the gateway about those before it, so nobody begins to pay for ever. */
export const countPayment = (orders: Orders, by: CustomerActor) =>
  countCall(
    orders,
    [{ name: 'payment begun', subject: `customer ${by.customer}`, most: 30, seconds: HOUR }],
    answers.limitPayments,
  )

/** A page to pay on for an order that is still unpaid. */
export async function payOrder(
  { payments, clock }: Orders,
  order: PlacedOrder | undefined,
  { by, language }: OrderToPay,
): Promise<Purchase> {
  if (order === undefined) throw new AppError('not_found')
  const conflict = whyNotPayable(order, clock.now())
  if (conflict !== null) throw new AppError('conflict', { message: conflict })
  if (order.closed !== null) throw wrongField(order.closed.field, order.closed.why)
  const {
    product,
    facts: { id, order_id, invoice_number: invoiceNumber, due: amount, name, email, phone },
  } = order
  return {
    id,
    invoiceNumber,
    url: await payAgain(payments, { id: order_id, amount, language, customer: { name, email, phone }, product }, by),
  }
}

/** The same order sent again: on to its payment, or to its success screen when that is done. */
export async function continueOrder(
  orders: Orders,
  order: PlacedOrder | undefined,
  own: OrderToPay,
): Promise<Purchase> {
  if (order === undefined || order.facts.due > 0) return payOrder(orders, order, own)
  const { id, kind, invoice_number: invoiceNumber } = order.facts
  const screen = orders.kinds.of(kind).screens.success(id)
  return { id, invoiceNumber, url: orders.publicUrl + addressIn(own.language, screen) }
}

type Payability = { facts: Pick<DueFacts, 'due' | 'expired' | 'cancelled' | 'created_at'> } & Pick<
  PlacedOrder,
  'tooLate'
>

/** Whether a page to pay on would be opened, so that nobody is offered one in vain. */
export const isPayable = (order: Payability, now: Date): boolean => whyNotPayable(order, now) === null

function whyNotPayable(
  { facts: { due, expired, cancelled, created_at }, tooLate }: Payability,
  now: Date,
): string | null {
  if (due <= 0) return answers.alreadyPaid
  if (cancelled) return answers.orderCancelled
  if (expired || now.getTime() - created_at.getTime() >= UNPAID_MS) return answers.orderExpired
  return tooLate
}
