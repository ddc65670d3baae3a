import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgSchema, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { id, instant, isNotNegative, isOneOf, poisha } from '#server/db/columns.ts'

export const sessionStatuses = ['open', 'paid', 'expired'] as const
export const transactionStatuses = ['VALID', 'FAILED', 'CANCELLED', 'EXPIRED'] as const
/** What becomes of a refund, chosen with the payment: so that all of it can be seen. */
export const refundEnds = ['accepted', 'processing', 'refused', 'cancelled', 'late', 'silent'] as const
export const channels = ['card', 'bkash', 'nagad', 'rocket'] as const

/** Kept in the database, so that payments outlive a restart of the site; apart from the site's own tables, so that production has none of it. */
export const sandbox = pgSchema('sandbox')

export const sandboxSessions = sandbox.table(
  'sessions',
  {
    sessionKey: text('session_key').primaryKey(),
    tranId: text('tran_id').notNull().unique('sessions_tran_id_once'),
    amount: poisha('amount').notNull(),
    request: jsonb().$type<Record<string, string>>().notNull(),
    status: text({ enum: sessionStatuses }).notNull().default('open'),
    openedAt: instant('opened_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (t) => [
    index('sessions_to_expire')
      .on(t.expiresAt)
      .where(sql`${t.status} = 'open'`),
    check('sessions_amount', sql`${t.amount} > 0`),
    check('sessions_status', isOneOf(t.status, sessionStatuses)),
  ],
)

const sessionKey = () =>
  text('session_key')
    .notNull()
    .references(() => sandboxSessions.sessionKey, { onDelete: 'cascade' })

export const sandboxTransactions = sandbox.table(
  'transactions',
  {
    id: id(),
    sessionKey: sessionKey(),
    status: text({ enum: transactionStatuses }).notNull(),
    channel: text({ enum: channels }),
    valId: text('val_id').unique('transactions_val_id_once'),
    bankTranId: text('bank_tran_id').unique('transactions_bank_tran_id_once'),
    riskLevel: smallint('risk_level').notNull().default(0),
    error: text().notNull().default(''),
    refundEnd: text('refund_end', { enum: refundEnds }).notNull().default('accepted'),
    at: instant('at').notNull(),
    validations: integer().notNull().default(0),
  },
  (t) => [
    index('transactions_of_session').on(t.sessionKey),
    uniqueIndex('transactions_paid_once')
      .on(t.sessionKey)
      .where(sql`${t.status} = 'VALID'`),
    check('transactions_status', isOneOf(t.status, transactionStatuses)),
    check('transactions_channel', isOneOf(t.channel, channels)),
    check('transactions_refund_end', isOneOf(t.refundEnd, refundEnds)),
    check('transactions_proof', sql`(${t.status} = 'VALID') = (${t.valId} is not null)`),
  ],
)

const transactionId = () =>
  integer('transaction_id')
    .notNull()
    .references(() => sandboxTransactions.id, { onDelete: 'cascade' })

export const sandboxRefunds = sandbox.table(
  'refunds',
  {
    refundRefId: text('refund_ref_id').primaryKey(),
    transactionId: transactionId(),
    refundTransId: text('refund_trans_id').unique('refunds_trans_id_once'),
    amount: poisha('amount').notNull(),
    startedAt: instant('started_at').notNull(),
    refundedAt: instant('refunded_at'),
    lookups: integer().notNull().default(0),
  },
  (t) => [index('refunds_of_transaction').on(t.transactionId), check('refunds_amount', sql`${t.amount} > 0`)],
)

export const sandboxNotices = sandbox.table(
  'notices',
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
    index('notices_due')
      .on(t.nextTryAt)
      .where(sql`${t.takenAt} is null and ${t.givenUpAt} is null`),
    index('notices_of_transaction').on(t.transactionId),
    check('notices_tries', isNotNegative(t.tries)),
  ],
)
