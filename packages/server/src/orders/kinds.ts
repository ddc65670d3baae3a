import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { FastifyInstance } from 'fastify'
import type { Day } from '#contract/rules/dates.ts'
import type { Language } from '#contract/rules/language.ts'
import type { Database, Transaction, Tx } from '../db/database.ts'
import type { Session } from '../customers/session.ts'
import type { Clock } from '../clock.ts'
import type { Payments } from '../payments/payments.ts'
import type { OrderLinks } from './order-link.ts'
import type { PassCodes } from './pass-codes.ts'
import type { ReceiptPart } from './receipt-part.ts'

type Id = AnyPgColumn<{ data: number; notNull: true }>

/** A few rows with smaller ids than this one, newest first. */
export type Page = { before: number; most: number }

/** What every verb about orders works with. */
export type Orders = { database: Database; clock: Clock; publicUrl: string; kinds: OrderKinds; payments: Payments }

/** Links that work for whoever has them, and what the QR of a pass carries. */
export type Links = { receipts: OrderLinks; passes: OrderLinks; codes: PassCodes }

export type ServeNeeds = { orders: Orders; session: Session; links: Links }

/** All that the others know of a kind of order: tickets, memberships. */
export type OrderKind = {
  kind: string
  /** One row for each order of this kind; its id is the one in addresses. */
  table: PgTable & { id: Id; orderId: Id }
  /** Opens its doors to customers. */
  serve(app: FastifyInstance, needs: ServeNeeds): void
  /** Where the browser is sent after the gateway, and where a message points. */
  screens: { success(id: number): string; fail(id: number): string; detail(id: number): string }
  /** What it is called in a review: "tickets". */
  word: string
  /** The message that says it is paid, and a shorter one where it would be too long. */
  tellPaid(paid: { invoiceNumber: string; link: string; movedTo: Day | null }): [string, ...string[]]
  /** Hands out what the whole sum was paid for. `movedTo` is the new day of a visit whose own was over. */
  deliver(tx: Transaction, order: Delivery): Promise<{ id: number; movedTo: Day | null }>
  readReceipt(tx: Tx, orderId: number, language: Language): Promise<ReceiptPart>
  /** Leaves of these orders what the books need, without the people. */
  strip(tx: Transaction, orderIds: number[]): Promise<void>
  /** What is handed over to a customer who asks for their own data: the name of the list, and some of its rows. */
  ownData: { list: string; read(tx: Tx, customerId: number, page: Page): Promise<{ id: number; shown: object }[]> }
}

export type Delivery = { orderId: number; customerId: number | null; at: Date }

export type OrderKinds = {
  all: readonly OrderKind[]
  of(kind: string): OrderKind
  find(kind: string): OrderKind | undefined
}

export function createKinds(all: readonly OrderKind[]): OrderKinds {
  const find = (kind: string): OrderKind | undefined => all.find((each) => each.kind === kind)
  return {
    all,
    find,
    of(kind) {
      const found = find(kind)
      if (found === undefined) throw new Error(`Nobody has said what a ${kind} is.`)
      return found
    },
  }
}
