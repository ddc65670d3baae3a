import { isBlank } from '#contract/rules/characters.ts'
import type { Language } from '#contract/rules/language.ts'
import type { UnpaidOrders } from '#contract/schemas/purchase.ts'
import { named } from '#contract/words/named.ts'
import type { CustomerActor } from '../actor.ts'
import { constraintOf } from '../db/constraint-of.ts'
import { AppError } from '../http/app-error.ts'
import { tooManyRequests } from '../http/count-call.ts'
import { wrongField } from '../http/refuse-field.ts'
import type { DueOrder } from '../payments/order-book.ts'
import { makeTranId } from '../payments/random-code.ts'
import { openSession } from '../payments/start-payment.ts'
import type { BuyerFacts, OrderToPay, Product, Purchase } from './order.ts'
import type { Orders } from './kinds.ts'
import type { PlacingRow } from './placing-statement.ts'
import { forgetKey } from './queries.ts'

const answers = named('answers')
const KEY_MS = 24 * 60 * 60 * 1000

/** What comes with an order besides itself: its key, and the language of the page. */
export type Ordered = { key: string | null; language: Language }

/** A new order as it was written, with what the gateway is told of it. */
export type WrittenOrder = { id: number; invoiceNumber: string; attempt: { id: number; tranId: string }; due: DueOrder }

/** What came of trying to write one: it was; the same key had written it before; or neither, but another try may go better. */
export type PlaceResult = { written: WrittenOrder } | { earlier: OrderToPay } | { again: AppError }

export function refuseOthers(order: { customer_id: number }, by: CustomerActor): void {
  if (order.customer_id !== by.customer) throw new AppError('forbidden')
}

export function knownBuyer<Facts extends BuyerFacts>(facts: Facts | undefined): Facts {
  if (facts === undefined) throw new AppError('unauthenticated')
  return facts
}

export function refuseNameless({ name }: BuyerFacts): void {
  if (isBlank(name)) throw wrongField('name', named('rules').profileNameMissing)
}

/** What an order's first attempt to pay is written with. */
export const firstAttempt = (now: Date, language: Language) => ({ tran_id: makeTranId(now), at: now, language })

/** The order that the same key has made within a day; an older key is free again. */
export async function findEarlier(
  { database: { db }, clock }: Orders,
  { placed }: BuyerFacts,
): Promise<{ id: number } | null> {
  if (placed === null) return null
  if (clock.now().getTime() - Date.parse(placed.created_at) < KEY_MS) return placed
  await forgetKey(db, placed.order_id)
  return null
}

type Told = { tranId: string; amount: number; language: Language; buyer: BuyerFacts; product: Product }

/**
 * What the statement that writes an order came to. The same order, sent a moment before, may have been faster, or something
 * it refers to has just gone: the customer, say. Nothing of this one is kept then, its number included.
 */
export async function whatCameOf(
  insert: Promise<PlacingRow[]>,
  { tranId, amount, language, buyer: { name, email, phone }, product }: Told,
): Promise<PlaceResult> {
  const [row] = await insert.catch((error: unknown) => {
    if (/_(placed_once|fk)$/.test(constraintOf(error) ?? '')) return ['changed'] as const
    throw error
  })
  if (row === undefined) throw new Error('An order was not written.')
  if (row === 'changed') return { again: new AppError('conflict', { message: answers.justChanged }) }
  if (row.id === null || row.order_id === null || row.invoice_number === null || row.attempt_id === null)
    return { again: askToWait(row) }
  const due = { id: row.order_id, amount, language, customer: { name, email, phone }, product }
  return { written: { id: row.id, invoiceNumber: row.invoice_number, attempt: { id: row.attempt_id, tranId }, due } }
}

const askToWait = ({ unpaid, hourly }: PlacingRow): AppError =>
  unpaid === null
    ? tooManyRequests(hourly ?? 1, () => answers.orderedALot)
    : tooManyRequests(unpaid, () => answers.unpaidAlready, { unpaid_orders: true } satisfies UnpaidOrders)

/** Opens the gateway's page for a new order. */
export async function openPage(
  { payments }: Orders,
  { id, invoiceNumber, attempt, due }: WrittenOrder,
): Promise<Purchase> {
  return { id, invoiceNumber, url: await openSession(payments, attempt, due) }
}
