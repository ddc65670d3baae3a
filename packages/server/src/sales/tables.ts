import { sql } from 'drizzle-orm'
import { check, date, index, integer, pgTable, smallint, text, unique } from 'drizzle-orm/pg-core'
import { mostCodePoints } from '#contract/rules/characters.ts'
import { MAX_NOTE } from '#contract/rules/purchase.ts'
import { MAX_QTY } from '#contract/rules/quantities.ts'
import { MAX_AGE, MAX_RIDER_NAME } from '#contract/rules/riders.ts'
import { branches, products } from '../catalogue/tables.ts'
import { bangla, id, instant, isAtMost, isBetween, isNotNegative, isText, poisha } from '../db/columns.ts'
import { orders } from '../orders/tables.ts'
import { staff } from '../staff/tables.ts'

/** What is particular to an order of tickets. */
export const sales = pgTable(
  'sales',
  {
    id: id(),
    orderId: integer('order_id')
      .notNull()
      .unique('sales_order_once')
      .references(() => orders.id, { onDelete: 'restrict' }),
    branchId: integer('branch_id')
      .notNull()
      .references(() => branches.id, { onDelete: 'restrict' }),
    bookingDate: date('booking_date').notNull(),
    /** The day that was booked, when the money came after it and the visit was moved. */
    movedFrom: date('moved_from'),
    /** Places (`d12.2`) that were cancelled: nobody comes in with them. Counted, never counted down. */
    cancelledPlaces: text('cancelled_places')
      .array()
      .notNull()
      .default(sql`'{}'`),
    scannedById: integer('scanned_by_id').references(() => staff.id, { onDelete: 'restrict' }),
    scannedAt: instant('scanned_at'),
  },
  (t) => [
    index('sales_by_booking').on(t.bookingDate, t.branchId),
    check('sales_moved_on', sql`${t.movedFrom} < ${t.bookingDate}`),
    check('sales_scan', sql`(${t.scannedById} is null) = (${t.scannedAt} is null)`),
  ],
)

/** A line keeps the name, in both languages, and the price it was sold at. */
export const saleDetails = pgTable(
  'sale_details',
  {
    id: id(),
    saleId: integer('sale_id')
      .notNull()
      .references(() => sales.id, { onDelete: 'cascade' }),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'restrict' }),
    name: text().notNull(),
    nameBn: bangla('name'),
    qty: smallint().notNull(),
    price: poisha('price').notNull(),
    /** How long it lasts, as it was sold; without it is Unlimited. */
    minutes: smallint(),
    note: text(),
  },
  (t) => [
    unique('sale_details_product_once').on(t.saleId, t.productId),
    // Whether something was ever sold.
    index('sale_details_of_product').on(t.productId),
    check('sale_details_name', isText(t.name, 50)),
    check('sale_details_qty', isBetween(t.qty, 1, MAX_QTY)),
    check('sale_details_price', isNotNegative(t.price)),
    check('sale_details_minutes', isBetween(t.minutes, 15, 720)),
    check('sale_details_note', isAtMost(t.note, mostCodePoints(MAX_NOTE))),
  ],
)

/** Name and age are null once the customer has been erased. */
export const saleRiders = pgTable(
  'sale_riders',
  {
    id: id(),
    saleId: integer('sale_id')
      .notNull()
      .references(() => sales.id, { onDelete: 'cascade' }),
    name: text(),
    age: smallint(),
    type: text().notNull(),
  },
  (t) => [
    index('sale_riders_of_sale').on(t.saleId),
    check('sale_riders_name', isText(t.name, mostCodePoints(MAX_RIDER_NAME))),
    check('sale_riders_age', isBetween(t.age, 0, MAX_AGE)),
    check('sale_riders_erased_whole', sql`(${t.name} is null) = (${t.age} is null)`),
    check('sale_riders_type', isText(t.type, 50)),
  ],
)
