import { check, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant, isOneOf } from '../db/columns.ts'
import { payableKinds } from '../payments/tables.ts'

/**
 * Kept receipts that were voided and must go from the storage. A trigger in the migration writes a row whenever an order's
 * `receipt_version` changes, in the transaction that changes it.
 */
export const voidedReceipts = pgTable(
  'voided_receipts',
  {
    kind: text({ enum: payableKinds }).notNull(),
    orderId: integer('order_id').notNull(),
    version: integer().notNull(),
    voidedAt: instant('voided_at').notNull().defaultNow(),
    /** When its file is removed, or is tried to be. */
    dueAt: instant('due_at').notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ name: 'voided_receipts_once', columns: [t.kind, t.orderId, t.version] }),
    index('voided_receipts_due').on(t.dueAt),
    check('voided_receipts_kind', isOneOf(t.kind, payableKinds)),
  ],
)
