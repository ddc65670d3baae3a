import type { Weekday } from '#contract/rules/week.ts'
import type { Database } from '../db/database.ts'
import { allOf, contains, dayTexts } from '../db/search-texts.ts'
import {
  bigint,
  bool,
  day,
  instant,
  int,
  json,
  orNull,
  type RowOf,
  smallint,
  someOf,
  statement,
  text,
} from '../db/statement.ts'
import { buyerFacts, dueFacts } from '../orders/order.ts'
import { awaitedPayment, heldPayment, pendingPayment } from '../orders/payment-state.ts'
import { listed, type NewOrder, placingStatement } from '../orders/placing-statement.ts'
import { asOfNow, counted, ofCustomer, onePage, prepareOrders } from '../orders/prepare-orders.ts'

/** What a package promises, at its price. */
const terms = {
  name: text,
  name_bn: orNull(text),
  title: text,
  title_bn: orNull(text),
  month: smallint,
  hour: smallint,
  days: someOf<Weekday>(),
  price: bigint,
}

export type PackageFacts = RowOf<typeof terms> & {
  id: number
  details: { id: number; product_id: number; qty: number; price: number; type: string; type_bn: string | null }[]
}

/** Everything a new order is checked against and priced by, in one question. The package is null when it is not on sale. */
const facts = statement({
  name: 'subscription_facts',
  takes: { customer: int, package: int, key: orNull(text) },
  gives: { ...buyerFacts, package: orNull(json<PackageFacts>()) },
  text: ({ customer, package: wanted, key }) => `
select name, phone, email,
  (select json_build_object('id', subscriptions.id, 'order_id', orders.id, 'created_at', created_at) from orders join subscriptions on subscriptions.order_id = orders.id
    where customer_id = customers.id and kind = 'subscription' and idempotency_key = ${key}) as placed,
  (select json_build_object('id', id, 'name', name, 'name_bn', name_bn, 'title', title, 'title_bn', title_bn, 'month', month, 'hour', hour, 'days', days, 'price', price,
      'details', coalesce((select json_agg(json_build_object('id', d.id, 'product_id', d.product_id, 'qty', d.qty, 'price', d.price, 'type', products.name, 'type_bn', products.name_bn))
        from package_details d join products on products.id = d.product_id where d.package_id = packages.id), '[]'))
    from packages where id = ${wanted} and on_sale and deleted_at is null) as package
from customers where id = ${customer}`,
})
export type SubscriptionFacts = RowOf<typeof facts.gives>

const sold = { package_id: int, ...terms, qty: smallint, note: orNull(text) }
const rider = {
  name: text,
  age: smallint,
  type: text,
  type_bn: orNull(text),
  additional: bool,
  detail_id: orNull(int),
  price: bigint,
}

const place = { product_id: int, type: text, type_bn: orNull(text), qty: smallint }

export type NewSubscription = NewOrder &
  RowOf<typeof sold> & { riders: RowOf<typeof rider>[]; places: RowOf<typeof place>[] }

const placing = placingStatement({
  kind: 'subscription',
  own: { table: 'subscriptions', columns: sold },
  lists: {
    subscription_riders: listed('riders', 'subscription_id', rider),
    subscription_places: listed('places', 'subscription_id', place),
  },
})

const wholeSubscription = {
  id: int,
  invoice_number: text,
  sale_date: day,
  start_date: orNull(day),
  end_date: orNull(day),
  qty: smallint,
  total: bigint,
  paid: bigint,
  refunded: bigint,
  expired: bool,
  cancelled: bool,
  created_at: instant,
  receipt_version: int,
  code: orNull(text),
  places: int,
  visits_today: bigint,
  back_on: orNull(text),
  payment_pending: bool,
  payment_held: bool,
  payment_awaited: bool,
  package_id: int,
  ...terms,
  description: text,
  description_bn: orNull(text),
  picture:
    orNull(json<{ key: string; widths: number[]; width: number; height: number; alt: string; altBn: string | null }>()),
  riders: json<{ name: string | null; age: number | null; type: string; type_bn: string | null }[]>(),
}
export type SubscriptionRow = RowOf<typeof wholeSubscription>

/** Whole memberships of a few rows, which are chosen first. */
const wholeSubscriptions = (now: string, chosen: string): string => `
select s.id, s.invoice_number, s.sale_date::text, s.start_date::text, s.end_date::text, s.qty, s.total, s.paid, s.refunded,
  s.expired_at is not null as expired, s.cancelled_at is not null as cancelled, s.created_at, s.receipt_version, s.code,
  (select coalesce(sum(qty), 0) from subscription_places where subscription_id = s.id)::int
    + (select count(*) from subscription_riders where subscription_id = s.id and additional)::int as places,
  (select count(*) from visits where order_id = s.order_id and day = (${now} at time zone 'Asia/Dhaka')::date and not extra) as visits_today,
  (select max(day)::text from visits where order_id = s.order_id and not extra and ends_at is null) as back_on,
  ${pendingPayment('s.order_id', now)} as payment_pending,
  ${heldPayment('s.order_id')} as payment_held,
  ${awaitedPayment('s.order_id')} as payment_awaited,
  s.package_id, s.name, s.name_bn, s.title, s.title_bn, s.month, s.hour, s.days, s.price, packages.description, packages.description_bn,
  (select json_build_object('key', key, 'widths', widths, 'width', width, 'height', height, 'alt', alt, 'altBn', alt_bn) from pictures where pictures.id = packages.picture_id) as picture,
  coalesce((select json_agg(json_build_object('name', name, 'age', age, 'type', type, 'type_bn', type_bn) order by id) from subscription_riders where subscription_id = s.id), '[]') as riders
from (select subscriptions.*, invoice_number, sale_date, total, paid, refunded, expired_at, cancelled_at, created_at, receipt_version, code
  from orders join subscriptions on subscriptions.order_id = orders.id where ${chosen}) s join packages on packages.id = s.package_id order by s.order_id desc`

const wanted = { customer: int, search: text }
const riderNames = allOf('riders.name', 'subscription_riders riders where riders.subscription_id = subscriptions.id')
const matches = ({ customer, search }: Record<keyof typeof wanted, string>): string => `
  customer_id = ${customer} and kind = 'subscription'
  and ${contains(['name', 'name_bn', 'title', 'title_bn', ...['sale_date', 'start_date', 'end_date'].map(dayTexts), riderNames], search)}`

const page = statement({
  name: 'subscriptions_page',
  takes: { ...wanted, ...onePage },
  gives: wholeSubscription,
  text: ({ now, limit, offset, ...which }) =>
    wholeSubscriptions(now, `${matches(which)} order by orders.id desc limit ${limit} offset ${offset}`),
})

const total = statement({
  name: 'subscriptions_total',
  takes: wanted,
  gives: counted,
  text: (which) =>
    `select count(*) as total from orders join subscriptions on subscriptions.order_id = orders.id where ${matches(which)}`,
})

const one = statement({
  name: 'subscription_of_customer',
  takes: asOfNow,
  gives: wholeSubscription,
  text: ({ customer, id, now }) => wholeSubscriptions(now, `subscriptions.id = ${id} and customer_id = ${customer}`),
})

/** A membership whose link somebody has; nobody's any more once its customer has been erased. */
const shared = statement({
  name: 'subscription_shared',
  takes: { id: int, now: instant },
  gives: wholeSubscription,
  text: ({ id, now }) => wholeSubscriptions(now, `subscriptions.id = ${id} and customer_id is not null`),
})

/** Own memberships that are paid and have not ended, the one that ends first before the others. */
const passes = statement({
  name: 'subscription_passes',
  takes: { customer: int, today: day, most: int, now: instant },
  gives: wholeSubscription,
  text: ({ customer, today, most, now }) =>
    wholeSubscriptions(
      now,
      `customer_id = ${customer} and code is not null and cancelled_at is null and end_date >= ${today}
  order by end_date, orders.id limit ${most}`,
    ),
})

/** One of the customer's own memberships as the gateway is told of it. */
const due = statement({
  name: 'subscription_due',
  takes: ofCustomer,
  gives: { ...dueFacts, package_name: text, qty: smallint },
  text: ({ customer, id }) => `
select c.name, c.phone, c.email, s.id, s.order_id, o.kind, o.invoice_number, o.total - o.paid as due,
  o.expired_at is not null as expired, o.cancelled_at is not null as cancelled, o.created_at, s.name as package_name, s.qty
from subscriptions s join orders o on o.id = s.order_id join customers c on c.id = o.customer_id where s.id = ${id} and o.customer_id = ${customer}`,
})

export const prepareSubscriptions = (database: Database) => ({
  ...prepareOrders<NewSubscription>()(database, { facts, place: placing, page, total, one, due }),
  passes: passes.on(database.pool),
  shared: shared.on(database.pool),
})
export type SubscriptionQueries = ReturnType<typeof prepareSubscriptions>
