import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { id, instant, isNotNegative, isOneOf, poisha } from '../../db/columns.ts'

export const sessionStatuses = ['open', 'paid', 'expired'] as const
export const transactionStatuses = ['VALID', 'FAILED', 'CANCELLED', 'EXPIRED'] as const
export const channels = ['card', 'bkash', 'nagad', 'rocket'] as const

/** What the built-in gateway remembers: kept in the database, so that payments outlive a restart of the site. */
export const sandboxSessions = pgTable(
  'sandbox_sessions',
  {
    sessionKey: text('session_key').primaryKey(),
    tranId: text('tran_id').notNull().unique('sandbox_sessions_tran_id_once'),
    amount: poisha('amount').notNull(),
    /** Everything the merchant sent, but for its password. */
    request: jsonb().$type<Record<string, string>>().notNull(),
    status: text({ enum: sessionStatuses }).notNull().default('open'),
    openedAt: instant('opened_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (t) => [
    index('sandbox_sessions_to_expire').on(t.expiresAt).where(sql`${t.status} = 'open'`),
    check('sandbox_sessions_amount', sql`${t.amount} > 0`),
    check('sandbox_sessions_status', isOneOf(t.status, sessionStatuses)),
  ],
)

const sessionKey = () => text('session_key').notNull().references(() => sandboxSessions.sessionKey, { onDelete: 'cascade' })

/** One thing that happened in a session; a customer whose payment failed may try again. */
export const sandboxTransactions = pgTable(
  'sandbox_transactions',
  {
    id: id(),
    sessionKey: sessionKey(),
    status: text({ enum: transactionStatuses }).notNull(),
    channel: text({ enum: channels }),
    valId: text('val_id').unique('sandbox_transactions_val_id_once'),
    bankTranId: text('bank_tran_id').unique('sandbox_transactions_bank_tran_id_once'),
    riskLevel: smallint('risk_level').notNull().default(0),
    error: text().notNull().default(''),
    at: instant('at').notNull(),
    /** How often the merchant has had it validated. */
    validations: integer().notNull().default(0),
  },
  (t) => [
    index('sandbox_transactions_of_session').on(t.sessionKey),
    uniqueIndex('sandbox_transactions_paid_once').on(t.sessionKey).where(sql`${t.status} = 'VALID'`),
    check('sandbox_transactions_status', isOneOf(t.status, transactionStatuses)),
    check('sandbox_transactions_channel', isOneOf(t.channel, channels)),
    check('sandbox_transactions_proof', sql`(${t.status} = 'VALID') = (${t.valId} is not null)`),
  ],
)

const transactionId = () => integer('transaction_id').notNull().references(() => sandboxTransactions.id, { onDelete: 'cascade' })

export const sandboxRefunds = pgTable(
  'sandbox_refunds',
  {
    refundRefId: text('refund_ref_id').primaryKey(),
    transactionId: transactionId(),
    refundTransId: text('refund_trans_id').unique('sandbox_refunds_trans_id_once'),
    amount: poisha('amount').notNull(),
    startedAt: instant('started_at').notNull(),
    refundedAt: instant('refunded_at'),
    /** How often the merchant has asked about it. */
    lookups: integer().notNull().default(0),
  },
  (t) => [index('sandbox_refunds_of_transaction').on(t.transactionId), check('sandbox_refunds_amount', sql`${t.amount} > 0`)],
)

/** A notice to the merchant, server to server, tried until it is taken. */
export const sandboxNotices = pgTable(
  'sandbox_notices',
  {
    id: id(),
    transactionId: transactionId(),
    url: text().notNull(),
    fields: jsonb().$type<Record<string, string>>().notNull(),
    tries: integer().notNull().default(0),
    nextTryAt: instant('next_try_at').notNull(),
    takenAt: instant('taken_at'),
    givenUpAt: instant('given_up_at'),
  },
  (t) => [
    index('sandbox_notices_due').on(t.nextTryAt).where(sql`${t.takenAt} is null and ${t.givenUpAt} is null`),
    index('sandbox_notices_of_transaction').on(t.transactionId),
    check('sandbox_notices_tries', isNotNegative(t.tries)),
  ],
)
