import type { Language } from '#contract/rules/language.ts'
import type { Poisha } from '#contract/rules/money.ts'
import type { Actor } from '../actor.ts'
import type { Transaction, Tx } from '../db/database.ts'
import type { strayReasons } from './tables.ts'

export type StrayReason = (typeof strayReasons)[number]

/** An order with something due, as the gateway is told of it, and the language of the page it is paid from. */
export type DueOrder = {
  id: number
  amount: Poisha
  language: Language
  customer: { name: string; email: string | null; phone: string }
  product: { name: string; category: string; count: number }
}

/** The order took the money, or why it could not. */
export type Settlement =
  | { settled: true }
  | { settled: false; reason: Extract<StrayReason, 'already_paid' | 'order_expired' | 'order_cancelled'> }

/** Name, phone and language are null once the customer has been erased. `what` is what was bought: "tickets". */
export type Identity = {
  what: string
  invoiceNumber: string
  name: string | null
  phone: string | null
  language: Language | null
}

/** What payments is handed of the orders, which it does not know. */
export type OrderBook = {
  /** Takes the whole sum that was due, once, hands out what was bought and tells the customer; who comes second is told why not. */
  settle(tx: Transaction, settled: { orderId: number; at: Date; by: Actor }): Promise<Settlement>
  /** An order that expired awaits its money again; nothing happens to any other. */
  revive(tx: Transaction, orderId: number): Promise<void>
  /** Whose an order is, for a message. */
  identify(tx: Tx, orderId: number): Promise<Identity | undefined>
  /** Where the browser goes after the gateway, without its language. */
  screenAfter(tx: Tx, orderId: number, end: 'success' | 'fail'): Promise<string>
}

/** Tells whoever decides that a payment waits for them. */
export type TellHeld = (
  tx: Transaction,
  held: { attemptId: number; orderId: number; amount: Poisha; at: Date },
) => Promise<void>

/**
 * What asking the gateway has made of an order: paid; held for staff; stray money, kept but not for this order; pending at
 * the gateway; unpaid; or unknown, because the gateway could not be asked.
 */
export type Finding = 'paid' | 'held' | 'stray' | 'pending' | 'unpaid' | 'unknown'
