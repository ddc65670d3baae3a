import { index, integer, pgTable, primaryKey } from 'drizzle-orm/pg-core'
import { instant } from '../db/columns.ts'
import { orders } from '../orders/tables.ts'

/**
 * Kept receipts that were voided and must go from the storage. A trigger in the migration writes a row whenever an order's
 * `receipt_version` changes, in the transaction that changes it.
 */
export const voidedReceipts = pgTable(
  'voided_receipts',
  {
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    version: integer().notNull(),
    voidedAt: instant('voided_at').notNull().defaultNow(),
    /** When its file is removed, or is tried to be. */
    dueAt: instant('due_at').notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ name: 'voided_receipts_once', columns: [t.orderId, t.version] }),
    index('voided_receipts_due').on(t.dueAt),
  ],
)
