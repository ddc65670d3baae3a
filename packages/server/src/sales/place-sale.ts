import type { PlaceSale } from '#contract/schemas/place-sale.ts'
import { constraintOf } from '../db/constraint-of.ts'
import { AppError } from '../http/app-error.ts'
import type { DueOrder } from '../payments/payable.ts'
import { openSession } from '../payments/start-payment.ts'
import { draftSale } from './draft-sale.ts'
import { continueSale } from './pay-sale.ts'
import { productOf } from './product-of.ts'
import type { NewSale, SaleFacts } from './queries.ts'
import type { Purchase, Sales } from './sales.ts'

const KEY_MS = 24 * 60 * 60 * 1000

export type Order = PlaceSale & { key: string | null }

/** Checks, prices and keeps an order, and opens the gateway's page for it. The same key within a day is the same order. */
export async function placeSale(sales: Sales, caller: number, order: Order): Promise<Purchase> {
  if (order.customer_id !== caller) throw new AppError('forbidden')
  const facts = await readFacts(sales, order)
  if (facts.placed !== null && (await isCurrent(sales, order, facts.placed))) return continueSale(sales, { customerId: caller, id: facts.placed.id })
  const draft = draftSale({ order, facts, key: order.key, now: sales.payments.clock.now() })
  const placed = await keepSale(sales, draft)
  if (placed === null) return placeSale(sales, caller, order)
  const attempt = { id: placed.attempt_id, tranId: draft.tran_id }
  return { id: placed.id, invoiceNumber: placed.invoice_number, url: await openSession(sales.payments, attempt, dueOrder(placed.id, draft, facts)) }
}

async function readFacts({ queries }: Sales, { customer_id, branch_id, details, key }: Order): Promise<SaleFacts> {
  const facts = await queries.facts({ customerId: customer_id, branchId: branch_id, productIds: details.map((line) => line.product_id), key })
  if (facts === undefined) throw new AppError('unauthenticated')
  return facts
}

/** A key is remembered for a day; an older one is free again. */
async function isCurrent({ queries, payments }: Sales, { customer_id, key }: Order, placed: { id: number; created_at: string }): Promise<boolean> {
  if (payments.clock.now().getTime() - Date.parse(placed.created_at) < KEY_MS) return true
  if (key !== null) await queries.forgetKey(customer_id, key, placed.id)
  return false
}

/** Null when the same order, sent a moment before, was faster: nothing of this one is kept, its number included. */
async function keepSale({ queries }: Sales, draft: NewSale) {
  try {
    const placed = await queries.insert(draft)
    if (placed === undefined) throw new Error('A sale was not written.')
    return placed
  } catch (error) {
    if (constraintOf(error) === 'sales_placed_once') return null
    throw error
  }
}

const dueOrder = (id: number, { amount, details }: NewSale, { name, email, phone }: SaleFacts): DueOrder =>
  ({ kind: 'sale', id, amount, customer: { name, email, phone }, product: productOf(details) })
