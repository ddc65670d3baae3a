import type { Weekday } from '#contract/rules/week.ts'
import type { Database } from '../db/database.ts'
import { allOf, contains, dayTexts } from '../db/search-texts.ts'
import { statement } from '../db/statement.ts'
import { type AttemptFields, awaitedPayment, heldPayment, orderStatement, pendingPayment, type PlacedRow } from '../payments/order-queries.ts'
import type { BuyerFacts, DueRow, OwnOrder } from '../payments/purchase.ts'

/** What a package promises, at its price. */
type Terms = { name: string; title: string; month: number; hour: number; days: Weekday[]; price: number }

export type PackageFacts = Terms & { id: number; details: { id: number; qty: number; price: number; type: string }[] }

/** The package is null when it is not on sale. */
export type SubscriptionFacts = BuyerFacts & { package: PackageFacts | null }

/** Everything a new order is checked against and priced by, in one question. */
const facts = `
select name, phone, email,
  (select json_build_object('id', id, 'name', name, 'title', title, 'month', month, 'hour', hour, 'days', days, 'price', price,
      'details', coalesce((select json_agg(json_build_object('id', d.id, 'qty', d.qty, 'price', d.price, 'type', products.name))
        from package_details d join products on products.id = d.product_id where d.package_id = packages.id), '[]'))
    from packages where id = $2 and on_sale) as package,
  (select json_build_object('id', id, 'created_at', created_at) from subscriptions where customer_id = customers.id and idempotency_key = $3) as placed
from customers where id = $1`

export type NewSubscription = AttemptFields & Terms & {
  idempotency_key: string | null
  package_id: number
  qty: number
  note: string | null
  riders: { name: string; age: number; type: string; additional: boolean; detail_id: number | null; price: number }[]
}

const insertSubscription = orderStatement({
  kind: 'subscription',
  placed: `
  insert into subscriptions (customer_id, idempotency_key, package_id, invoice_number, name, title, month, hour, days, price, qty, note, sale_date, total_amount, created_at)
  select customer_id, idempotency_key, package_id, invoice.number, name, title, month, hour, days, price, qty, note, sale_date, amount, at
  from invoice, json_to_record($1::json) as s (
    customer_id int, idempotency_key text, package_id int, name text, title text, month smallint, hour smallint, days text[],
    price bigint, qty smallint, note text, sale_date date, amount bigint, at timestamptz)
  returning id, invoice_number`,
  rows: {
    riders: `
  insert into subscription_riders (subscription_id, name, age, type, additional, detail_id, price)
  select placed.id, r.* from placed, json_to_recordset($1::json -> 'riders') as r (name text, age smallint, type text, additional boolean, detail_id int, price bigint)`,
  },
})

export type SubscriptionRow = Terms & {
  id: number
  invoice_number: string
  sale_date: string
  start_date: string | null
  end_date: string | null
  qty: number
  total_amount: number
  paid: number
  expired: boolean
  cancelled: boolean
  created_at: Date
  receipt_version: number
  membership_code: string | null
  payment_pending: boolean
  payment_held: boolean
  payment_awaited: boolean
  package_id: number
  description: string
  picture: { key: string; widths: number[]; width: number; height: number; alt: string } | null
  riders: { name: string | null; age: number | null; type: string }[]
}

/** Whole memberships of a few rows of `subscriptions`, which are chosen first. */
const wholeSubscriptions = (chosen: string) => `
select s.id, s.invoice_number, s.sale_date::text, s.start_date::text, s.end_date::text, s.qty, s.total_amount, s.paid,
  s.expired_at is not null as expired, s.cancelled_at is not null as cancelled, s.created_at, s.receipt_version, s.membership_code,
  ${pendingPayment('subscription', 's.id', '$2')} as payment_pending,
  ${heldPayment('subscription', 's.id')} as payment_held,
  ${awaitedPayment('subscription', 's.id')} as payment_awaited,
  s.package_id, s.name, s.title, s.month, s.hour, s.days, s.price, packages.description,
  (select json_build_object('key', key, 'widths', widths, 'width', width, 'height', height, 'alt', alt) from pictures where pictures.id = packages.picture_id) as picture,
  coalesce((select json_agg(json_build_object('name', name, 'age', age, 'type', type) order by id) from subscription_riders where subscription_id = s.id), '[]') as riders
from (select * from subscriptions where customer_id = $1 and ${chosen}) s join packages on packages.id = s.package_id order by s.id desc`

const riderNames = allOf('riders.name', 'subscription_riders riders where riders.subscription_id = subscriptions.id')
const matches = (search: string) => contains(['name', 'title', ...['sale_date', 'start_date', 'end_date'].map(dayTexts), riderNames], search)

const page = wholeSubscriptions(`${matches('$3::text')} order by id desc limit $4 offset $5`)
const total = `select count(*) as total from subscriptions where customer_id = $1 and ${matches('$2::text')}`

export type DueSubscriptionRow = DueRow & { package_name: string; qty: number }

/** One of the customer's own memberships as the gateway is told of it. */
const due = `
select s.id, s.invoice_number, s.total_amount - s.paid as due, s.created_at, s.name as package_name, s.qty,
  s.expired_at is not null as expired, s.cancelled_at is not null as cancelled, c.name, c.phone, c.email
from subscriptions s join customers c on c.id = s.customer_id where s.customer_id = $1 and s.id = $2`

export type SubscriptionsPage = { customerId: number; now: Date; search: string; limit: number; offset: number }

export function prepareSubscriptions({ pool }: Database) {
  const readFacts = statement<SubscriptionFacts>(pool, 'subscription_facts', facts)
  const insert = statement<PlacedRow>(pool, 'subscription_insert', insertSubscription)
  const readPage = statement<SubscriptionRow>(pool, 'subscriptions_page', page)
  const readTotal = statement<{ total: number }>(pool, 'subscriptions_total', total)
  const readOne = statement<SubscriptionRow>(pool, 'subscription_of_customer', wholeSubscriptions('id = $3'))
  const readDue = statement<DueSubscriptionRow>(pool, 'subscription_due', due)
  const forgetKey = statement(pool, 'subscription_forget_key', 'update subscriptions set idempotency_key = null where customer_id = $1 and idempotency_key = $2 and id = $3')
  return {
    facts: async (order: { customerId: number; packageId: number; key: string | null }) => (await readFacts(order.customerId, order.packageId, order.key))[0],
    insert: async (subscription: NewSubscription) => (await insert(JSON.stringify(subscription)))[0],
    page: async ({ customerId, now, search, limit, offset }: SubscriptionsPage) => {
      const [rows, [counted]] = await Promise.all([readPage(customerId, now, search, limit, offset), readTotal(customerId, search)])
      return { rows, total: counted?.total ?? 0 }
    },
    one: async (own: OwnOrder & { now: Date }) => (await readOne(own.customerId, own.now, own.id))[0],
    due: async (own: OwnOrder) => (await readDue(own.customerId, own.id))[0],
    forgetKey: (customerId: number, key: string, id: number) => forgetKey(customerId, key, id),
  }
}
export type SubscriptionQueries = ReturnType<typeof prepareSubscriptions>
