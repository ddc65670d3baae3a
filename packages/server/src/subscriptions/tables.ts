import { sql } from 'drizzle-orm'
import { boolean, check, date, index, integer, pgTable, smallint, text, unique } from 'drizzle-orm/pg-core'
import { mostCodePoints } from '#contract/rules/characters.ts'
import { MAX_MEMBERSHIPS, MAX_NOTE } from '#contract/rules/purchase.ts'
import { MAX_AGE, MAX_RIDER_NAME } from '#contract/rules/riders.ts'
import { weekdays } from '#contract/schemas/package.ts'
import { packageDetails, packages } from '../catalogue/tables.ts'
import { customers } from '../customers/tables.ts'
import {
  areWeekdays, awaitsMoney, createdAt, id, instant, isAtMost, isBetween, isInvoiceNumber, isNotNegative, isText, poisha,
} from '../db/columns.ts'

/**
 * A membership as it was sold: what the package promised is copied, so that a later change of the package
 * takes nothing away. Status is derived when read; dates exist once it is paid.
 */
export const subscriptions = pgTable(
  'subscriptions',
  {
    id: id(),
    customerId: integer('customer_id').references(() => customers.id, { onDelete: 'set null' }),
    idempotencyKey: text('idempotency_key'),
    packageId: integer('package_id').notNull().references(() => packages.id, { onDelete: 'restrict' }),
    invoiceNumber: text('invoice_number').notNull().unique('subscriptions_invoice_number_once'),
    name: text().notNull(),
    title: text().notNull(),
    month: smallint().notNull(),
    hour: smallint().notNull(),
    days: text({ enum: weekdays }).array().notNull(),
    price: poisha('price').notNull(),
    qty: smallint().notNull(),
    note: text(),
    saleDate: date('sale_date').notNull(),
    totalAmount: poisha('total_amount').notNull(),
    paid: poisha('paid').notNull().default(0),
    paidAt: instant('paid_at'),
    membershipCode: text('membership_code').unique('subscriptions_membership_code_once'),
    startDate: date('start_date'),
    endDate: date('end_date'),
    expiredAt: instant('expired_at'),
    cancelledAt: instant('cancelled_at'),
    /** Signed into the links to its receipt: counting it up voids those that were given out, and the file that is kept. */
    receiptVersion: integer('receipt_version').notNull().default(1),
    createdAt: createdAt(),
  },
  (t) => [
    index('subscriptions_of_customer').on(t.customerId, t.id),
    index('subscriptions_ending').on(t.endDate).where(sql`${t.endDate} is not null`),
    index('subscriptions_awaiting_money').on(t.createdAt).where(awaitsMoney(t, t.totalAmount)),
    index('subscriptions_unpaid_of_customer').on(t.customerId).where(awaitsMoney(t, t.totalAmount)),
    unique('subscriptions_placed_once').on(t.customerId, t.idempotencyKey),
    check('subscriptions_idempotency_key', isText(t.idempotencyKey, 200)),
    check('subscriptions_invoice_number', isInvoiceNumber(t.invoiceNumber)),
    check('subscriptions_month', isBetween(t.month, 1, 24)),
    check('subscriptions_hour', isBetween(t.hour, 0, 24)),
    check('subscriptions_days', areWeekdays(t.days)),
    check('subscriptions_qty', isBetween(t.qty, 1, MAX_MEMBERSHIPS)),
    check('subscriptions_note', isAtMost(t.note, mostCodePoints(MAX_NOTE))),
    check('subscriptions_amounts', isNotNegative(t.price, t.totalAmount, t.paid)),
    check('subscriptions_not_overpaid', sql`${t.paid} <= ${t.totalAmount}`),
    check('subscriptions_paid_at', sql`${t.paid} < ${t.totalAmount} or ${t.paidAt} is not null`),
    check('subscriptions_code_once_paid', sql`${t.membershipCode} is null or ${t.paidAt} is not null`),
    check('subscriptions_period_whole', sql`(${t.startDate} is null) = (${t.endDate} is null)`),
    check('subscriptions_period_once_paid', sql`${t.startDate} is null or ${t.paidAt} is not null`),
    check('subscriptions_period', sql`${t.endDate} > ${t.startDate}`),
    check('subscriptions_receipt_version', isNotNegative(t.receiptVersion)),
    check('subscriptions_expired_unpaid', sql`${t.expiredAt} is null or ${t.paid} = 0`),
  ],
)

/** An included rider costs nothing more; an additional one carries the price of its package detail. */
export const subscriptionRiders = pgTable(
  'subscription_riders',
  {
    id: id(),
    subscriptionId: integer('subscription_id').notNull().references(() => subscriptions.id, { onDelete: 'cascade' }),
    name: text(),
    age: smallint(),
    type: text().notNull(),
    additional: boolean().notNull().default(false),
    detailId: integer('detail_id').references(() => packageDetails.id, { onDelete: 'set null' }),
    price: poisha('price').notNull().default(0),
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
