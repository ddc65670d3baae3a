import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt, id, instant, isNotNegative, isPhone, isText } from '../db/columns.ts'
import { orders } from '../orders/tables.ts'

/** A message written in the transaction that causes it and sent afterwards, once: `key` names the cause. */
export const outbox = pgTable(
  'outbox',
  {
    id: id(),
    key: text().notNull().unique('outbox_key_once'),
    kind: text().notNull(),
    phone: text().notNull(),
    text: text().notNull(),
    /** Whose page at the desk shows that it was sent. */
    orderId: integer('order_id').references(() => orders.id, { onDelete: 'set null' }),
    tries: integer().notNull().default(0),
    nextTryAt: instant('next_try_at').notNull().defaultNow(),
    sentAt: instant('sent_at'),
    givenUpAt: instant('given_up_at'),
    provider: text(),
    providerId: text('provider_id'),
    lastError: text('last_error'),
    createdAt: createdAt(),
  },
  (t) => [
    index('outbox_due')
      .on(t.nextTryAt)
      .where(sql`${t.sentAt} is null and ${t.givenUpAt} is null`),
    index('outbox_of_phone').on(t.phone),
    index('outbox_of_order')
      .on(t.orderId, t.id)
      .where(sql`${t.orderId} is not null`),
    index('outbox_ended')
      .on(t.createdAt)
      .where(sql`${t.sentAt} is not null or ${t.givenUpAt} is not null`),
    check('outbox_key', isText(t.key, 100)),
    check('outbox_kind', isText(t.kind, 40)),
    check('outbox_phone', isPhone(t.phone)),
    check('outbox_text', isText(t.text, 1000)),
    check('outbox_tries', isNotNegative(t.tries)),
    check('outbox_one_end', sql`${t.sentAt} is null or ${t.givenUpAt} is null`),
  ],
)
