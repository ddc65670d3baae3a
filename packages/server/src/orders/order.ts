import type { Language } from '#contract/rules/language.ts'
import type { CustomerActor } from '../actor.ts'
import type { DueOrder } from '../payments/order-book.ts'
import { bigint, bool, instant, int, json, orNull, type RowOf, text } from '../db/statement.ts'

/** An order, and the page to pay for it on: null when the gateway opens none. `id` is the one of its kind, as in addresses. */
export type Purchase = { id: number; invoiceNumber: string; url: string | null }

/** One of the caller's own, by its kind's id. */
export type OwnOrder = { id: number; by: CustomerActor }

/** One to be paid from a page in this language, to which the browser comes back. */
export type OrderToPay = OwnOrder & { language: Language }

const buyer = { name: text, phone: text, email: orNull(text) }

/** What every new order is checked against; `placed` is the order that the same key has made before, by its kind's id. */
export const buyerFacts = { ...buyer, placed: orNull(json<{ id: number; order_id: number; created_at: string }>()) }
export type BuyerFacts = RowOf<typeof buyerFacts>

/** What every order is asked for before it is paid. */
export const dueFacts = {
  ...buyer,
  id: int,
  order_id: int,
  kind: text,
  invoice_number: text,
  due: bigint,
  expired: bool,
  cancelled: bool,
  created_at: instant,
}
export type DueFacts = RowOf<typeof dueFacts>

/** What the gateway's page and the bank statement say was bought. */
export type Product = DueOrder['product']

/** An order as it is paid for; `tooLate` says why its own kind can no longer be, besides its age, and `closed` why nobody can come there, or then. */
export type PlacedOrder = { facts: DueFacts; product: Product; tooLate: string | null; closed: Closed | null }
export type Closed = { field: 'branch_id' | 'booking_date'; why: string }
