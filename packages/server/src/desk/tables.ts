import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { mostCodePoints } from '#contract/rules/characters.ts'
import { MAX_DESK_NOTE } from '#contract/rules/desk.ts'
import { customers } from '../customers/tables.ts'
import { createdAt, id, isText } from '../db/columns.ts'
import { orders } from '../orders/tables.ts'
import { staff } from '../staff/tables.ts'

/** What staff write about an order or a customer; never shown to customers, and gone when the customer is erased. */
export const notes = pgTable(
  'notes',
  {
    id: id(),
    orderId: integer('order_id').references(() => orders.id, { onDelete: 'cascade' }),
    customerId: integer('customer_id').references(() => customers.id, { onDelete: 'cascade' }),
    text: text().notNull(),
    byId: integer('by_id')
      .notNull()
      .references(() => staff.id, { onDelete: 'restrict' }),
    createdAt: createdAt(),
  },
  (t) => [
    index('notes_of_order')
      .on(t.orderId, t.id)
      .where(sql`${t.orderId} is not null`),
    index('notes_of_customer')
      .on(t.customerId, t.id)
      .where(sql`${t.customerId} is not null`),
    check('notes_of_one', sql`(${t.orderId} is null) <> (${t.customerId} is null)`),
    check('notes_text', isText(t.text, mostCodePoints(MAX_DESK_NOTE))),
  ],
)
