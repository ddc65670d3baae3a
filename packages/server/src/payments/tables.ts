import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { languages } from '#contract/rules/language.ts'
import { id, instant, isNotNegative, isOneOf, isText, poisha } from '../db/columns.ts'
import { orders } from '../orders/tables.ts'

export const attemptStatuses = ['open', 'held', 'paid', 'failed', 'cancelled', 'expired'] as const
export const strayReasons = [
  'already_paid',
  'order_expired',
  'order_cancelled',
  'mismatch',
  'unknown_transaction',
  'refused',
] as const
export const strayStatuses = ['to_review', 'refund_due', 'refunding', 'refunded', 'accepted', 'used'] as const

/** One try to pay one order, written before the gateway is called. */
export const paymentAttempts = pgTable(
  'payment_attempts',
  {
    id: id(),
    tranId: text('tran_id').notNull(),
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'restrict' }),
    amount: poisha('amount').notNull(),
    status: text({ enum: attemptStatuses }).notNull().default('open'),
    /** Of the page from which it is paid, and to which the browser comes back. */
    language: text({ enum: languages }).notNull().default('en'),
    sessionKey: text('session_key'),
    gatewayUrl: text('gateway_url'),
    valId: text('val_id'),
    bankTranId: text('bank_tran_id'),
    cardType: text('card_type'),
    riskLevel: smallint('risk_level'),
    riskTitle: text('risk_title'),
    failReason: text('fail_reason'),
    sessionAnswer: jsonb('session_answer'),
    lastAnswer: jsonb('last_answer'),
    openedAt: instant('opened_at').notNull().defaultNow(),
    /** When opening its page ended without one; null while someone is at it. The gateway may know it all the same. */
    openingFailedAt: instant('opening_failed_at'),
    settledAt: instant('settled_at'),
    /** When someone first claimed that it is paid and the gateway could not be asked. */
    claimedAt: instant('claimed_at'),
    /** Who rings before this has to do with what is known: someone is asking the gateway, or has just done so. */
    askableAt: instant('askable_at'),
    /** The gateway's own signed words that it was asked about; a new one is asked about at once. */
    heard: text()
      .array()
      .notNull()
      .default(sql`'{}'`),
    checks: integer().notNull().default(0),
    /** When the gateway is asked about it; null once there is nothing left to ask. */
    nextCheckAt: instant('next_check_at').default(sql`now() + interval '2 minutes'`),
    /** Who of the staff took it as paid or gave it back; the key to them is made by hand (0020). */
    decidedById: integer('decided_by_id'),
    decidedAt: instant('decided_at'),
  },
  (t) => [
    uniqueIndex('payment_attempts_tran_id_once').on(t.tranId),
    uniqueIndex('payment_attempts_val_id_once').on(t.valId),
    // An order is paid by one attempt; any money beyond that is stray.
    uniqueIndex('payment_attempts_paid_once')
      .on(t.orderId)
      .where(sql`${t.status} = 'paid'`),
    index('payment_attempts_of_order').on(t.orderId, t.id),
    // What somebody reads out from a bank's message.
    index('payment_attempts_of_bank')
      .on(t.bankTranId)
      .where(sql`${t.bankTranId} is not null`),
    // What was paid with: the gateway's word before the dash.
    index('payment_attempts_by_method')
      .on(sql`upper(split_part(${t.cardType}, '-', 1))`, t.orderId)
      .where(sql`${t.status} = 'paid'`),
    // A failed or cancelled one is asked about, too: money may still come for it.
    index('payment_attempts_to_check')
      .on(t.nextCheckAt)
      .where(sql`${t.nextCheckAt} is not null`),
    index('payment_attempts_held')
      .on(t.openedAt)
      .where(sql`${t.status} = 'held'`),
    // The gateway takes at most 30 characters.
    check('payment_attempts_tran_id', sql`${t.tranId} ~ '^[A-Za-z0-9_-]{8,30}$'`),
    check('payment_attempts_amount', sql`${t.amount} > 0`),
    check('payment_attempts_language', isOneOf(t.language, languages)),
    check('payment_attempts_status', isOneOf(t.status, attemptStatuses)),
    check('payment_attempts_settled', sql`(${t.status} in ('open', 'held')) = (${t.settledAt} is null)`),
    check('payment_attempts_proof', sql`${t.status} not in ('held', 'paid') or ${t.valId} is not null`),
    check('payment_attempts_checks', isNotNegative(t.checks)),
  ],
)

/** Money the gateway holds as paid that settles no order: never dropped, reviewed and usually refunded. */
export const strayMoney = pgTable(
  'stray_money',
  {
    id: id(),
    attemptId: integer('attempt_id').references(() => paymentAttempts.id, { onDelete: 'restrict' }),
    tranId: text('tran_id').notNull(),
    valId: text('val_id').notNull(),
    bankTranId: text('bank_tran_id'),
    amount: poisha('amount').notNull(),
    currency: text().notNull().default('BDT'),
    reason: text({ enum: strayReasons }).notNull(),
    status: text({ enum: strayStatuses }).notNull(),
    refundTransId: text('refund_trans_id'),
    refundRefId: text('refund_ref_id'),
    /** When the gateway was last asked how far the refund is. */
    refundAskedAt: instant('refund_asked_at'),
    answer: jsonb().notNull(),
    receivedAt: instant('received_at').notNull().defaultNow(),
    resolvedAt: instant('resolved_at'),
    /** The order that it paid, when staff used it for one. */
    usedForId: integer('used_for_id').references(() => orders.id, { onDelete: 'restrict' }),
    /** Who of the staff decided, when, and why; the key to them is made by hand (0020). */
    decidedById: integer('decided_by_id'),
    decidedAt: instant('decided_at'),
    note: text(),
  },
  (t) => [
    uniqueIndex('stray_money_val_id_once').on(t.valId),
    uniqueIndex('stray_money_refund_once').on(t.refundTransId),
    index('stray_money_of_attempt').on(t.attemptId),
    index('stray_money_of_tran').on(t.tranId),
    // An order is paid once.
    uniqueIndex('stray_money_used_once').on(t.usedForId),
    index('stray_money_of_bank')
      .on(t.bankTranId)
      .where(sql`${t.bankTranId} is not null`),
    index('stray_money_unresolved')
      .on(t.receivedAt)
      .where(sql`${t.resolvedAt} is null`),
    check('stray_money_val_id', isText(t.valId, 100)),
    check('stray_money_amount', sql`${t.amount} > 0`),
    check('stray_money_reason', isOneOf(t.reason, strayReasons)),
    check('stray_money_status', isOneOf(t.status, strayStatuses)),
    check(
      'stray_money_resolved',
      sql`(${t.status} in ('refunded', 'accepted', 'used')) = (${t.resolvedAt} is not null)`,
    ),
    check('stray_money_used', sql`(${t.status} = 'used') = (${t.usedForId} is not null)`),
    check('stray_money_note', isText(t.note, 800)),
    check('stray_money_refund', sql`${t.status} not in ('refunding', 'refunded') or ${t.refundTransId} is not null`),
  ],
)
