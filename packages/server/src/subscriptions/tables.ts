import { sql } from 'drizzle-orm'
import { boolean, check, date, index, integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core'
import { mostCodePoints } from '#contract/rules/characters.ts'
import { MAX_MEMBERSHIPS, MAX_NOTE } from '#contract/rules/purchase.ts'
import { MAX_AGE, MAX_RIDER_NAME } from '#contract/rules/riders.ts'
import { weekdays } from '#contract/schemas/package.ts'
import { packageDetails, packages, products } from '../catalogue/tables.ts'
import { areWeekdays, bangla, id, isAtMost, isBetween, isNotNegative, isText, poisha } from '../db/columns.ts'
import { orders } from '../orders/tables.ts'

/**
 * What is particular to a membership. What the package promised is copied, so that a later change of the package takes
 * nothing away. Status is derived when read; dates exist once it is paid.
 */
export const subscriptions = pgTable(
  'subscriptions',
  {
    id: id(),
    orderId: integer('order_id')
      .notNull()
      .unique('subscriptions_order_once')
      .references(() => orders.id, { onDelete: 'restrict' }),
    packageId: integer('package_id')
      .notNull()
      .references(() => packages.id, { onDelete: 'restrict' }),
    name: text().notNull(),
    nameBn: bangla('name'),
    title: text().notNull(),
    titleBn: bangla('title'),
    month: smallint().notNull(),
    hour: smallint().notNull(),
    days: text({ enum: weekdays }).array().notNull(),
    price: poisha('price').notNull(),
    qty: smallint().notNull(),
    note: text(),
    startDate: date('start_date'),
    endDate: date('end_date'),
    /** Days that were added at the end because the centre was closed. */
    extendedDays: integer('extended_days').notNull().default(0),
  },
  (t) => [
    index('subscriptions_of_package').on(t.packageId),
    check('subscriptions_extended', isNotNegative(t.extendedDays)),
    index('subscriptions_ending')
      .on(t.endDate)
      .where(sql`${t.endDate} is not null`),
    check('subscriptions_month', isBetween(t.month, 1, 24)),
    check('subscriptions_hour', isBetween(t.hour, 0, 24)),
    check('subscriptions_days', areWeekdays(t.days)),
    check('subscriptions_qty', isBetween(t.qty, 1, MAX_MEMBERSHIPS)),
    check('subscriptions_note', isAtMost(t.note, mostCodePoints(MAX_NOTE))),
    check('subscriptions_price', isNotNegative(t.price)),
    check('subscriptions_period_whole', sql`(${t.startDate} is null) = (${t.endDate} is null)`),
    check('subscriptions_period', sql`${t.endDate} > ${t.startDate}`),
  ],
)

/** An included rider costs nothing more; an additional one carries the price of its package detail. */
export const subscriptionRiders = pgTable(
  'subscription_riders',
  {
    id: id(),
    subscriptionId: integer('subscription_id')
      .notNull()
      .references(() => subscriptions.id, { onDelete: 'cascade' }),
    name: text(),
    age: smallint(),
    type: text().notNull(),
    typeBn: bangla('type'),
    additional: boolean().notNull().default(false),
    detailId: integer('detail_id').references(() => packageDetails.id, { onDelete: 'set null' }),
    price: poisha('price').notNull().default(0),
    /** How often the desk has changed who it is. */
    changes: smallint().notNull().default(0),
  },
  (t) => [
    index('subscription_riders_of_subscription').on(t.subscriptionId),
    check('subscription_riders_name', isText(t.name, mostCodePoints(MAX_RIDER_NAME))),
    check('subscription_riders_age', isBetween(t.age, 0, MAX_AGE)),
    check('subscription_riders_erased_whole', sql`(${t.name} is null) = (${t.age} is null)`),
    check('subscription_riders_type', isText(t.type, 50)),
    check('subscription_riders_price', sql`${t.price} >= 0 and (${t.additional} or ${t.price} = 0)`),
  ],
)

/** How many of a type it lets in besides those added for money, as it was sold; with a name or without. */
export const subscriptionPlaces = pgTable(
  'subscription_places',
  {
    subscriptionId: integer('subscription_id')
      .notNull()
      .references(() => subscriptions.id, { onDelete: 'cascade' }),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'restrict' }),
    type: text().notNull(),
    typeBn: bangla('type'),
    qty: smallint().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.subscriptionId, t.productId] }),
    // Whether a type is used.
    index('subscription_places_of_product').on(t.productId),
    check('subscription_places_type', isText(t.type, 50)),
    check('subscription_places_qty', isBetween(t.qty, 1, 50 * MAX_MEMBERSHIPS)),
  ],
)
