import type { Day } from '#contract/rules/dates.ts'
import type { Poisha } from '#contract/rules/money.ts'
import type { Tx } from '../db/database.ts'
import type { Payable } from './receipt-link.ts'
import type { strayReasons } from './tables.ts'

export type PayableKind = Payable['kind']
export type StrayReason = (typeof strayReasons)[number]

/** An order with something due, as the gateway is told of it. */
export type DueOrder = Payable & {
  amount: Poisha
  customer: { name: string; email: string | null; phone: string }
  product: { name: string; category: string; count: number }
}

/** The order took the money, and whom to tell what; or why it could not. `movedTo` is the new day of a visit whose own was over. */
export type Settlement =
  | { settled: true; invoiceNumber: string; phone: string | null; movedTo?: Day | null }
  | { settled: false; reason: Extract<StrayReason, 'already_paid' | 'order_expired' | 'order_cancelled'> }

/** Name and phone are null once the customer has been erased. */
export type Identity = { invoiceNumber: string; name: string | null; phone: string | null }

/** All that payments knows of a kind of order. */
export type PayableRules = {
  kind: PayableKind
  /** The column of its table, `sales` or `subscriptions`, that holds the whole sum. */
  total: 'grand_total' | 'total_amount'
  /** Takes the whole sum that was due, once: who comes second is told why not. */
  settle(tx: Tx, order: { id: number; at: Date }): Promise<Settlement>
  /** Whose it is, for a message or a review. */
  identify(tx: Tx, id: number): Promise<Identity | undefined>
  /** Where the browser is sent after the gateway, and where the message points. */
  screens: { success(id: number): string; fail(id: number): string; detail(id: number): string }
  /** What it is called in a review, and in the message where its link leads: "tickets", "Your tickets". */
  word: string
  bought: string
}

/**
 * What asking the gateway has made of an order: paid; held for staff; stray money, kept but not for this order; pending at
 * the gateway; unpaid; or unknown, because the gateway could not be asked.
 */
export type Outcome = 'paid' | 'held' | 'stray' | 'pending' | 'unpaid' | 'unknown'
