import { sql } from 'drizzle-orm'
import { check, date, index, integer, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { customers } from '../customers/tables.ts'
import {
  createdAt,
  id,
  instant,
  isBasisPoints,
  isBetween,
  isHash,
  isNotNegative,
  isOneOf,
  isText,
  poisha,
} from '../db/columns.ts'

/**
 * What tickets and memberships have in common: a number, money, and how far it came. Its state is derived from facts. What
 * is particular to its kind is one row in that kind's table. The customer is null once erased; the order stays for the books.
 */
export const orders = pgTable(
  'orders',
  {
    id: id(),
    kind: text().notNull(),
    customerId: integer('customer_id').references(() => customers.id, { onDelete: 'set null' }),
    idempotencyKey: text('idempotency_key'),
    invoiceNumber: text('invoice_number').notNull().unique('orders_invoice_number_once'),
    saleDate: date('sale_date').notNull(),
    subtotal: poisha('subtotal').notNull(),
    discountTotal: poisha('discount_total').notNull().default(0),
    vatRateBp: integer('vat_rate_bp').notNull().default(0),
    vatAmount: poisha('vat_amount').notNull().default(0),
    total: poisha('total').notNull(),
    paid: poisha('paid').notNull().default(0),
    paidAt: instant('paid_at'),
    /** What went back of it or is on its way: kept by a trigger on the refunds. */
    refunded: poisha('refunded').notNull().default(0),
    /** What the gate scans: it exists once all is paid. */
    code: text().unique('orders_code_once'),
    expiredAt: instant('expired_at'),
    cancelledAt: instant('cancelled_at'),
    /** Signed into the links to its receipt: counting it up voids those that were given out, and the file that is kept. */
    receiptVersion: integer('receipt_version').notNull().default(1),
    createdAt: createdAt(),
  },
  (t) => {
    const awaitsMoney = sql`${t.paid} < ${t.total} and ${t.expiredAt} is null and ${t.cancelledAt} is null`
    return [
      // A customer's list, read backwards for newest first; search and the paid filter narrow these few rows.
      index('orders_of_customer').on(t.customerId, t.id),
      // The figures of a day.
      index('orders_by_payment')
        .on(t.paidAt)
        .where(sql`${t.paidAt} is not null`),
      index('orders_awaiting_money').on(t.createdAt).where(awaitsMoney),
      index('orders_unpaid_of_customer').on(t.customerId).where(awaitsMoney),
      // What the desk looks for: a day's sales, the end of an invoice number, and states that few are in.
      index('orders_of_day').on(t.saleDate, t.id),
      index('orders_by_invoice_end').on(sql`split_part(${t.invoiceNumber}, '-', 3)`, t.id),
      index('orders_cancelled')
        .on(t.id)
        .where(sql`${t.cancelledAt} is not null`),
      index('orders_expired')
        .on(t.id)
        .where(sql`${t.expiredAt} is not null`),
      index('orders_given_back')
        .on(t.id)
        .where(sql`${t.refunded} > 0`),
      uniqueIndex('orders_placed_once')
        .on(t.customerId, t.kind, t.idempotencyKey)
        .where(sql`${t.idempotencyKey} is not null`),
      check('orders_kind', sql`${t.kind} ~ '^[a-z]{1,20}$'`),
      check('orders_idempotency_key', isText(t.idempotencyKey, 200)),
      // INV-20261115-00042; past 99,999 in a day it grows a digit rather than repeat.
      check('orders_invoice_number', sql`${t.invoiceNumber} ~ '^INV-[0-9]{8}-[0-9]{5,}$'`),
      check('orders_amounts', isNotNegative(t.subtotal, t.discountTotal, t.vatAmount, t.total, t.paid)),
      check('orders_vat_rate', isBasisPoints(t.vatRateBp)),
      check('orders_discount', sql`${t.discountTotal} <= ${t.subtotal}`),
      check('orders_total', sql`${t.total} = ${t.subtotal} - ${t.discountTotal} + ${t.vatAmount}`),
      check('orders_not_overpaid', sql`${t.paid} <= ${t.total}`),
      check('orders_refunded', sql`${t.refunded} between 0 and ${t.paid}`),
      check('orders_paid_at', sql`${t.paid} < ${t.total} or ${t.paidAt} is not null`),
      check('orders_code_once_paid', sql`${t.code} is null or ${t.paidAt} is not null`),
      check('orders_expired_unpaid', sql`${t.expiredAt} is null or ${t.paid} = 0`),
      check('orders_receipt_version', isNotNegative(t.receiptVersion)),
    ]
  },
)

/** The last number given out on a day, for INV-yyyymmdd-nnnnn. */
export const invoiceCounters = pgTable(
  'invoice_counters',
  { day: date().primaryKey(), last: integer().notNull() },
  (t) => [check('invoice_counters_last', sql`${t.last} > 0`)],
)

/** The keys that codes were signed with, by the number in the code; a new secret has a new number. The private ones are nowhere. */
export const passKeys = pgTable(
  'pass_keys',
  {
    number: smallint().primaryKey(),
    /** In hexadecimal digits. */
    publicKey: text('public_key').notNull().unique('pass_keys_once'),
    createdAt: createdAt(),
  },
  (t) => [check('pass_keys_number', isBetween(t.number, 1, 255)), check('pass_keys_public_key', isHash(t.publicKey))],
)

export const voidReasons = ['erased', 'given_back'] as const

/** Codes that lost their right though an order had them. Only a hash is kept: nobody is found by it. */
export const voidCodes = pgTable(
  'void_codes',
  { hash: text().primaryKey(), why: text({ enum: voidReasons }).notNull(), at: instant('at').notNull() },
  (t) => [check('void_codes_hash', isHash(t.hash)), check('void_codes_why', isOneOf(t.why, voidReasons))],
)
