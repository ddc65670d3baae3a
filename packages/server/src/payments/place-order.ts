import { isBlank } from '#contract/rules/characters.ts'
import type { Poisha } from '#contract/rules/money.ts'
import { JUST_CHANGED, ORDERED_A_LOT, UNPAID_ALREADY } from '#contract/rules/purchase.ts'
import { constraintOf } from '../db/constraint-of.ts'
import { AppError } from '../http/app-error.ts'
import { tooManyRequests } from '../http/count-call.ts'
import { wrongField } from '../http/refuse-field.ts'
import type { PlacedRow, Waits } from './order-queries.ts'
import type { DueOrder, PayableKind } from './payable.ts'
import type { Payments } from './payments.ts'
import type { BuyerFacts, Purchase } from './purchase.ts'
import { openSession } from './start-payment.ts'

const KEY_MS = 24 * 60 * 60 * 1000

type Kept = { row: PlacedRow | undefined; tranId: string; amount: Poisha; product: DueOrder['product'] }

/** What is particular to a kind of order. */
export type Placing<Facts extends BuyerFacts> = {
  kind: PayableKind
  order: { customer_id: number; key: string | null }
  readFacts(): Promise<Facts | undefined>
  /** Checks, prices and writes the order with its first attempt. */
  keep(facts: Facts, now: Date): Promise<Kept>
  forgetKey(key: string, id: number): Promise<unknown>
  /** On with an order that is already there. */
  proceed(id: number): Promise<Purchase>
}

/** Keeps an order and opens the gateway's page for it. The same key within a day is the same order. */
export async function placeOrder<Facts extends BuyerFacts>(payments: Payments, caller: number, placing: Placing<Facts>): Promise<Purchase> {
  if (placing.order.customer_id !== caller) throw new AppError('forbidden')
  const first = await tryToPlace(payments, placing)
  if (!(first instanceof AppError)) return first
  // The same order, sent a moment before, may have been faster; or something it refers to is gone: the facts, read again, tell.
  const second = await tryToPlace(payments, placing)
  if (second instanceof AppError) throw second
  return second
}

/** Answers with an error when another try may go better. */
async function tryToPlace<Facts extends BuyerFacts>(payments: Payments, placing: Placing<Facts>): Promise<Purchase | AppError> {
  const facts = await placing.readFacts()
  if (facts === undefined) throw new AppError('unauthenticated')
  const now = payments.clock.now()
  if (facts.placed !== null && (await isCurrent(placing, facts.placed, now))) return placing.proceed(facts.placed.id)
  const { name, email, phone } = facts
  if (isBlank(name)) throw wrongField('name', 'Please fill in your profile first: your name is missing.')
  const kept = await unlessFactsChanged(placing.keep(facts, now))
  if (kept === null) return new AppError('conflict', { message: JUST_CHANGED })
  const { row, tranId, amount, product } = kept
  const { kind } = placing
  if (row === undefined) throw new Error(`A ${kind} was not written.`)
  if (row.id === null) return askToWait(row)
  const url = await openSession(payments, { id: row.attempt_id, tranId }, { kind, id: row.id, amount, customer: { name, email, phone }, product })
  return { id: row.id, invoiceNumber: row.invoice_number, url }
}

const askToWait = ({ unpaid, hourly }: Waits): AppError =>
  unpaid === null ? tooManyRequests(hourly ?? 1, () => ORDERED_A_LOT) : tooManyRequests(unpaid, () => UNPAID_ALREADY)

type Keyed = Pick<Placing<BuyerFacts>, 'order' | 'forgetKey'>

/** A key is remembered for a day; an older one is free again. */
async function isCurrent({ order: { key }, forgetKey }: Keyed, { id, created_at }: { id: number; created_at: string }, now: Date): Promise<boolean> {
  if (now.getTime() - Date.parse(created_at) < KEY_MS) return true
  if (key !== null) await forgetKey(key, id)
  return false
}

/**
 * Null when the same order, sent a moment before, was faster, or when something it refers to has just gone: the customer,
 * say. Nothing of this one is kept, its number included.
 */
async function unlessFactsChanged(kept: Promise<Kept>): Promise<Kept | null> {
  try {
    return await kept
  } catch (error) {
    if (/_(placed_once|fk)$/.test(constraintOf(error) ?? '')) return null
    throw error
  }
}
