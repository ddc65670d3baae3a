import { type Said, saidAbout } from '../calendar/why-closed.ts'
import type { Database } from '../db/database.ts'
import { contains, dayTexts } from '../db/search-texts.ts'
import {
  bigint,
  bool,
  day,
  instant,
  int,
  ints,
  json,
  namesOf,
  orNull,
  type RowOf,
  smallint,
  statement,
  text,
} from '../db/statement.ts'
import { buyerFacts, dueFacts } from '../orders/order.ts'
import { heldPayment, pendingPayment, returnedPayment } from '../orders/payment-state.ts'
import { listed, type NewOrder, placingStatement } from '../orders/placing-statement.ts'
import { asOfNow, counted, ofCustomer, onePage, prepareOrders } from '../orders/prepare-orders.ts'

/** Whether one can book there at all. */
const isOpen = (branch: string): string =>
  `exists (select from branches where branches.id = ${branch} and open and deleted_at is null)`

/** Everything a new order is checked against and priced by, in one question. */
const facts = statement({
  name: 'sale_facts',
  takes: { customer: int, branch: int, day, products: ints, key: orNull(text) },
  gives: {
    ...buyerFacts,
    vat_rate_bp: int,
    branch_open: bool,
    said: orNull(json<Said>()),
    hours: orNull(text),
    products: json<{ id: number; name: string; name_bn: string | null; price: number; minutes: number | null }[]>(),
  },
  text: ({ customer, branch, day: wanted, products, key }) => `
select name, phone, email,
  (select json_build_object('id', sales.id, 'order_id', orders.id, 'created_at', created_at) from orders join sales on sales.order_id = orders.id
    where customer_id = customers.id and kind = 'sale' and idempotency_key = ${key}) as placed,
  coalesce((select vat_rate_bp from settings), 0) as vat_rate_bp,
  ${isOpen(branch)} as branch_open,
  ${saidAbout(wanted, branch)} as said,
  (select opening_hours from business_info) as hours,
  coalesce((select json_agg(json_build_object('id', id, 'name', name, 'name_bn', name_bn, 'price', price, 'minutes', minutes)) from products where id = any(${products}) and kind = 'ticket' and on_sale and online and deleted_at is null), '[]') as products
from customers where id = ${customer}`,
})
export type SaleFacts = RowOf<typeof facts.gives>

const visit = { branch_id: int, booking_date: day }
const detail = {
  product_id: int,
  name: text,
  name_bn: orNull(text),
  qty: smallint,
  price: bigint,
  minutes: orNull(smallint),
  note: orNull(text),
}
const rider = { name: text, age: smallint, type: text }

export type NewSale = NewOrder &
  RowOf<typeof visit> & { details: RowOf<typeof detail>[]; riders: RowOf<typeof rider>[] }

const place = placingStatement({
  kind: 'sale',
  own: { table: 'sales', columns: visit },
  lists: { sale_details: listed('details', 'sale_id', detail), sale_riders: listed('riders', 'sale_id', rider) },
})

const money = {
  subtotal: bigint,
  discount_total: bigint,
  vat_rate_bp: int,
  vat_amount: bigint,
  total: bigint,
  paid: bigint,
  refunded: bigint,
}

const wholeSale = {
  id: int,
  invoice_number: text,
  sale_date: day,
  booking_date: day,
  moved_from: orNull(day),
  ...money,
  expired: bool,
  cancelled: bool,
  created_at: instant,
  receipt_version: int,
  code: orNull(text),
  scanned_by: orNull(text),
  admitted: bigint,
  back_on: orNull(text),
  payment_pending: bool,
  payment_held: bool,
  refund_due: bool,
  branch_open: bool,
  said: orNull(json<Said>()),
  branch: json<{ id: number; name: string; nameBn: string | null }>(),
  details: json<(Omit<NewSale['details'][number], 'minutes'> & { cancelled: number })[]>(),
  riders: json<{ name: string | null; age: number | null; type: string }[]>(),
}
export type SaleRow = RowOf<typeof wholeSale>

/** Whole orders of a few rows, which are chosen first. */
const wholeSales = (now: string, chosen: string): string => `
select s.id, s.invoice_number, s.sale_date::text, s.booking_date::text, s.moved_from::text, ${namesOf(money)},
  s.expired_at is not null as expired, s.cancelled_at is not null as cancelled, s.created_at, s.receipt_version, s.code,
  (select name from staff where staff.id = s.scanned_by_id) as scanned_by,
  (select count(*) from visits where order_id = s.order_id and not extra) as admitted,
  (select max(day)::text from visits where order_id = s.order_id and not extra and ends_at is null) as back_on,
  ${pendingPayment('s.order_id', now)} as payment_pending,
  ${heldPayment('s.order_id')} as payment_held,
  ${returnedPayment('s.order_id')} as refund_due,
  ${isOpen('s.branch_id')} as branch_open,
  ${saidAbout('s.booking_date', 's.branch_id')} as said,
  (select json_build_object('id', branches.id, 'name', branches.name, 'nameBn', branches.name_bn) from branches where branches.id = s.branch_id) as branch,
  (select json_agg(json_build_object('product_id', product_id, 'name', name, 'name_bn', name_bn, 'qty', qty, 'price', price, 'note', note,
      'cancelled', (select count(*) from unnest(s.cancelled_places) place where split_part(place, '.', 1) = 'd' || sale_details.id)) order by id)
    from sale_details where sale_id = s.id) as details,
  coalesce((select json_agg(json_build_object('name', name, 'age', age, 'type', type) order by id) from sale_riders where sale_id = s.id), '[]') as riders
from (select sales.*, ${namesOf(money)}, invoice_number, sale_date, expired_at, cancelled_at, created_at, receipt_version, code
  from orders join sales on sales.order_id = orders.id where ${chosen}) s order by s.order_id desc`

const wanted = { customer: int, filter: text, search: text }
const matches = ({ customer, filter, search }: Record<keyof typeof wanted, string>): string => `
  customer_id = ${customer} and kind = 'sale' and (${filter} = 'all' or (${filter} = 'paid') = (paid >= total))
  and ${contains(['invoice_number', dayTexts('sale_date'), dayTexts('booking_date')], search)}`

const page = statement({
  name: 'sales_page',
  takes: { ...wanted, ...onePage },
  gives: wholeSale,
  text: ({ now, limit, offset, ...which }) =>
    wholeSales(now, `${matches(which)} order by orders.id desc limit ${limit} offset ${offset}`),
})

const total = statement({
  name: 'sales_total',
  takes: wanted,
  gives: counted,
  text: (which) =>
    `select count(*) as total from orders join sales on sales.order_id = orders.id where ${matches(which)}`,
})

const one = statement({
  name: 'sale_of_customer',
  takes: asOfNow,
  gives: wholeSale,
  text: ({ customer, id, now }) => wholeSales(now, `sales.id = ${id} and customer_id = ${customer}`),
})

/** An order whose link somebody has; nobody's any more once its customer has been erased. */
const shared = statement({
  name: 'sale_shared',
  takes: { id: int, now: instant },
  gives: wholeSale,
  text: ({ id, now }) => wholeSales(now, `sales.id = ${id} and customer_id is not null`),
})

/** Own tickets that are paid, from a day on: first those of today and the nearest days after it, then the ones before. */
const passes = statement({
  name: 'sale_passes',
  takes: { customer: int, since: day, today: day, most: int, now: instant },
  gives: wholeSale,
  text: ({ customer, since, today, most, now }) =>
    wholeSales(
      now,
      `customer_id = ${customer} and code is not null and cancelled_at is null and booking_date >= ${since}
  order by booking_date < ${today}, abs(booking_date - ${today}), orders.id limit ${most}`,
    ),
})

/** One of the customer's own orders as the gateway is told of it. */
const due = statement({
  name: 'sale_due',
  takes: ofCustomer,
  gives: {
    ...dueFacts,
    booking_date: day,
    branch_open: bool,
    said: orNull(json<Said>()),
    lines: json<{ name: string; qty: number }[]>(),
  },
  text: ({ customer, id }) => `
select c.name, c.phone, c.email, s.id, s.order_id, o.kind, o.invoice_number, o.total - o.paid as due,
  o.expired_at is not null as expired, o.cancelled_at is not null as cancelled, o.created_at, s.booking_date::text,
  ${isOpen('s.branch_id')} as branch_open,
  ${saidAbout('s.booking_date', 's.branch_id')} as said,
  (select json_agg(json_build_object('name', name, 'qty', qty) order by id) from sale_details where sale_id = s.id) as lines
from sales s join orders o on o.id = s.order_id join customers c on c.id = o.customer_id where s.id = ${id} and o.customer_id = ${customer}`,
})
export type SaleDue = RowOf<typeof due.gives>

export const prepareSales = (database: Database) => ({
  ...prepareOrders<NewSale>()(database, { facts, place, page, total, one, due }),
  passes: passes.on(database.pool),
  shared: shared.on(database.pool),
})
export type SaleQueries = ReturnType<typeof prepareSales>
