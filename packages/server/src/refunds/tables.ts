import { sql } from 'drizzle-orm'
import { check, date, index, integer, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core'
import { refundStatuses, refundWays } from '#contract/rules/refund.ts'
import { createdAt, id, instant, isNotNegative, isOneOf, isText, poisha } from '../db/columns.ts'
import { orders } from '../orders/tables.ts'
import { saleDetails } from '../sales/tables.ts'
import { staff } from '../staff/tables.ts'

const person = (name: string) => integer(name).references(() => staff.id, { onDelete: 'restrict' })

/**
 * Money of a paid order that goes back, written before the gateway hears of it. A trigger adds what stands to `orders.refunded`,
 * which may not pass what was paid; what was refused or cancelled by the bank counts no more.
 */
export const refunds = pgTable(
  'refunds',
  {
    id: id(),
    clientId: uuid('client_id').notNull().unique('refunds_once'),
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'restrict' }),
    amount: poisha('amount').notNull(),
    /** The part of the amount that is VAT. */
    vat: poisha('vat').notNull().default(0),
    way: text({ enum: refundWays }).notNull(),
    status: text({ enum: refundStatuses }).notNull(),
    reason: text().notNull(),
    /** Of money given back by hand: the bank's or the wallet's number. */
    reference: text(),
    /** What was paid with, and is given back to. */
    tranId: text('tran_id'),
    bankTranId: text('bank_tran_id'),
    /** Under this the gateway is asked, and asked again. */
    refundTransId: text('refund_trans_id').unique('refunds_trans_once'),
    refundRefId: text('refund_ref_id'),
    /** Why the gateway refused. */
    refusal: text(),
    creditNote: text('credit_note').unique('refunds_credit_note_once'),
    byId: person('by_id').notNull(),
    approvedById: person('approved_by_id'),
    /** When the gateway was last asked, for it or how far it is. */
    askedAt: instant('asked_at'),
    acceptedAt: instant('accepted_at'),
    endedAt: instant('ended_at'),
    createdAt: createdAt(),
  },
  (t) => [
    index('refunds_of_order').on(t.orderId, t.id),
    index('refunds_by_acceptance')
      .on(t.acceptedAt)
      .where(sql`${t.acceptedAt} is not null`),
    index('refunds_under_way')
      .on(t.createdAt)
      .where(sql`${t.status} in ('asking', 'under_way')`),
    // What the gateway or the bank would not give back.
    index('refunds_refused')
      .on(t.createdAt)
      .where(sql`${t.status} in ('refused', 'cancelled')`),
    check('refunds_amount', sql`${t.amount} > 0 and ${t.vat} between 0 and ${t.amount}`),
    check('refunds_way', isOneOf(t.way, refundWays)),
    check('refunds_status', isOneOf(t.status, refundStatuses)),
    check('refunds_reason', isText(t.reason, 800)),
    check('refunds_reference', isText(t.reference, 200)),
    check('refunds_gateway', sql`(${t.way} = 'gateway') = (${t.refundTransId} is not null)`),
    check('refunds_ended', sql`(${t.status} in ('asking', 'under_way')) = (${t.endedAt} is null)`),
    check('refunds_accepted', sql`(${t.acceptedAt} is null) = (${t.creditNote} is null)`),
    check('refunds_credit_note', sql`${t.creditNote} ~ '^CN-[0-9]{8}-[0-9]{5,}$'`),
    check(
      'refunds_standing',
      sql`${t.status} not in ('under_way', 'refunded', 'handed_out') or ${t.acceptedAt} is not null`,
    ),
    check('refunds_refused', sql`${t.status} <> 'refused' or (${t.refusal} is not null and ${t.acceptedAt} is null)`),
  ],
)

/** The units of a ticket order that were given back with it. */
export const refundLines = pgTable(
  'refund_lines',
  {
    refundId: integer('refund_id')
      .notNull()
      .references(() => refunds.id, { onDelete: 'restrict' }),
    detailId: integer('detail_id')
      .notNull()
      .references(() => saleDetails.id, { onDelete: 'restrict' }),
    qty: smallint().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.refundId, t.detailId] }),
    index('refund_lines_of_detail').on(t.detailId),
    check('refund_lines_qty', sql`${t.qty} > 0`),
  ],
)

/** The last number given out on a day, for CN-yyyymmdd-nnnnn: given out in the transaction that uses it, so none is missing. */
export const creditNoteCounters = pgTable(
  'credit_note_counters',
  { day: date().primaryKey(), last: integer().notNull() },
  (t) => [check('credit_note_counters_last', isNotNegative(t.last))],
)
