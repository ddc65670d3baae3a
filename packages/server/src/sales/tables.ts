import { sql } from 'drizzle-orm'
import { check, date, index, integer, pgTable, smallint, text, unique } from 'drizzle-orm/pg-core'
import { mostCodePoints } from '#contract/rules/characters.ts'
import { MAX_NOTE } from '#contract/rules/purchase.ts'
import { MAX_QTY } from '#contract/rules/quantities.ts'
import { MAX_AGE, MAX_RIDER_NAME } from '#contract/rules/riders.ts'
import { branches, products } from '../catalogue/tables.ts'
import { customers } from '../customers/tables.ts'
import {
  awaitsMoney, createdAt, id, instant, isAtMost, isBasisPoints, isBetween, isInvoiceNumber, isNotNegative, isText, poisha,
} from '../db/columns.ts'
import { staff } from '../staff/tables.ts'

/**
 * A ticket order. Its state is derived from facts: money, scan, expiry, cancellation.
 * The customer is null once erased; the order stays for the books.
 */
export const sales = pgTable(
  'sales',
  {
    id: id(),
    customerId: integer('customer_id').references(() => customers.id, { onDelete: 'set null' }),
    idempotencyKey: text('idempotency_key'),
    branchId: integer('branch_id').notNull().references(() => branches.id, { onDelete: 'restrict' }),
    invoiceNumber: text('invoice_number').notNull().unique('sales_invoice_number_once'),
    saleDate: date('sale_date').notNull(),
    bookingDate: date('booking_date').notNull(),
    /** The day that was booked, when the money came after it and the visit was moved. */
    movedFrom: date('moved_from'),
    subtotal: poisha('subtotal').notNull(),
    discountTotal: poisha('discount_total').notNull().default(0),
    vatRateBp: integer('vat_rate_bp').notNull(),
    vatAmount: poisha('vat_amount').notNull(),
    grandTotal: poisha('grand_total').notNull(),
    paid: poisha('paid').notNull().default(0),
    paidAt: instant('paid_at'),
    ticketCode: text('ticket_code').unique('sales_ticket_code_once'),
    scannedById: integer('scanned_by_id').references(() => staff.id, { onDelete: 'restrict' }),
    scannedAt: instant('scanned_at'),
    expiredAt: instant('expired_at'),
    cancelledAt: instant('cancelled_at'),
    /** Signed into the links to its receipt: counting it up voids those that were given out, and the file that is kept. */
    receiptVersion: integer('receipt_version').notNull().default(1),
    createdAt: createdAt(),
  },
  (t) => [
    // A customer's list, read backwards for newest first; search and the paid filter narrow these few rows.
    index('sales_of_customer').on(t.customerId, t.id),
    index('sales_by_booking').on(t.bookingDate, t.branchId),
    index('sales_awaiting_money').on(t.createdAt).where(awaitsMoney(t, t.grandTotal)),
    index('sales_unpaid_of_customer').on(t.customerId).where(awaitsMoney(t, t.grandTotal)),
    unique('sales_placed_once').on(t.customerId, t.idempotencyKey),
    check('sales_idempotency_key', isText(t.idempotencyKey, 200)),
    check('sales_invoice_number', isInvoiceNumber(t.invoiceNumber)),
    check('sales_booking_not_past', sql`${t.bookingDate} >= ${t.saleDate}`),
    check('sales_moved_on', sql`${t.movedFrom} < ${t.bookingDate}`),
    check('sales_amounts', isNotNegative(t.subtotal, t.discountTotal, t.vatAmount, t.grandTotal, t.paid)),
    check('sales_vat_rate', isBasisPoints(t.vatRateBp)),
    check('sales_discount', sql`${t.discountTotal} <= ${t.subtotal}`),
    check('sales_grand_total', sql`${t.grandTotal} = ${t.subtotal} - ${t.discountTotal} + ${t.vatAmount}`),
    check('sales_not_overpaid', sql`${t.paid} <= ${t.grandTotal}`),
    check('sales_paid_at', sql`${t.paid} < ${t.grandTotal} or ${t.paidAt} is not null`),
    check('sales_ticket_once_paid', sql`${t.ticketCode} is null or ${t.paidAt} is not null`),
    check('sales_scan', sql`(${t.scannedById} is null) = (${t.scannedAt} is null)`),
    check('sales_receipt_version', isNotNegative(t.receiptVersion)),
    check('sales_expired_unpaid', sql`${t.expiredAt} is null or ${t.paid} = 0`),
  ],
)

/** A line keeps the name and price it was sold at. */
export const saleDetails = pgTable(
  'sale_details',
  {
    id: id(),
    saleId: integer('sale_id').notNull().references(() => sales.id, { onDelete: 'cascade' }),
    productId: integer('product_id').notNull().references(() => products.id, { onDelete: 'restrict' }),
    name: text().notNull(),
    qty: smallint().notNull(),
    price: poisha('price').notNull(),
    note: text(),
  },
  (t) => [
    unique('sale_details_product_once').on(t.saleId, t.productId),
    check('sale_details_name', isText(t.name, 50)),
    check('sale_details_qty', isBetween(t.qty, 1, MAX_QTY)),
    check('sale_details_price', isNotNegative(t.price)),
    check('sale_details_note', isAtMost(t.note, mostCodePoints(MAX_NOTE))),
  ],
)

/** Name and age are null once the customer has been erased. */
export const saleRiders = pgTable(
  'sale_riders',
  {
    id: id(),
    saleId: integer('sale_id').notNull().references(() => sales.id, { onDelete: 'cascade' }),
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
