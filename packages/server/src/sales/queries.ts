import type { Database } from '../db/database.ts'
import { contains, dayTexts } from '../db/search-texts.ts'
import { statement } from '../db/statement.ts'
import { type AttemptFields, heldPayment, orderStatement, pendingPayment, type PlacedRow, returnedPayment } from '../payments/order-queries.ts'
import type { BuyerFacts, DueRow } from '../payments/purchase.ts'

export type SaleFacts = BuyerFacts & {
  vat_rate_bp: number
  branch_open: boolean
  products: { id: number; name: string; price: number }[]
}

/** Everything a new order is checked against and priced by, in one question. */
const facts = `
select name, phone, email,
  coalesce((select vat_rate_bp from settings), 0) as vat_rate_bp,
  exists (select from branches where id = $2 and open) as branch_open,
  coalesce((select json_agg(json_build_object('id', id, 'name', name, 'price', price)) from products where id = any($3) and on_sale), '[]') as products,
  (select json_build_object('id', id, 'created_at', created_at) from sales where customer_id = customers.id and idempotency_key = $4) as placed
from customers where id = $1`

export type NewSale = AttemptFields & {
  idempotency_key: string | null
  branch_id: number
  booking_date: string
  subtotal: number
  vat_rate_bp: number
  vat_amount: number
  grand_total: number
  details: { product_id: number; name: string; qty: number; price: number; note: string | null }[]
  riders: { name: string; age: number; type: string }[]
}

const insertSale = orderStatement({
  kind: 'sale',
  placed: `
  insert into sales (customer_id, idempotency_key, branch_id, invoice_number, sale_date, booking_date, subtotal, vat_rate_bp, vat_amount, grand_total, created_at)
  select customer_id, idempotency_key, branch_id, invoice.number, sale_date, booking_date, subtotal, vat_rate_bp, vat_amount, grand_total, at
  from invoice, json_to_record($1::json) as s (
    customer_id int, idempotency_key text, branch_id int, sale_date date, booking_date date,
    subtotal bigint, vat_rate_bp int, vat_amount bigint, grand_total bigint, at timestamptz)
  returning id, invoice_number`,
  rows: {
    details: `
  insert into sale_details (sale_id, product_id, name, qty, price, note)
  select placed.id, d.* from placed, json_to_recordset($1::json -> 'details') as d (product_id int, name text, qty smallint, price bigint, note text)`,
    riders: `
  insert into sale_riders (sale_id, name, age, type)
  select placed.id, r.* from placed, json_to_recordset($1::json -> 'riders') as r (name text, age smallint, type text)`,
  },
})

export type SaleRow = {
  id: number
  invoice_number: string
  sale_date: string
  booking_date: string
  moved_from: string | null
  subtotal: number
  discount_total: number
  vat_rate_bp: number
  vat_amount: number
  grand_total: number
  paid: number
  expired: boolean
  cancelled: boolean
  created_at: Date
  receipt_version: number
  ticket_code: string | null
  scanned_by: string | null
  payment_pending: boolean
  payment_held: boolean
  refund_due: boolean
  branch: { id: number; name: string }
  details: NewSale['details']
  riders: { name: string | null; age: number | null; type: string }[]
}

/** Whole orders of a few rows of `sales`, which are chosen first. */
const wholeSales = (chosen: string) => `
select s.id, s.invoice_number, s.sale_date::text, s.booking_date::text, s.moved_from::text, s.subtotal, s.discount_total, s.vat_rate_bp, s.vat_amount, s.grand_total,
  s.paid, s.expired_at is not null as expired, s.cancelled_at is not null as cancelled, s.created_at, s.receipt_version, s.ticket_code,
  (select name from staff where staff.id = s.scanned_by_id) as scanned_by,
  ${pendingPayment('sale', 's.id', '$2')} as payment_pending,
  ${heldPayment('sale', 's.id')} as payment_held,
  ${returnedPayment('sale', 's.id')} as refund_due,
  (select json_build_object('id', branches.id, 'name', branches.name) from branches where branches.id = s.branch_id) as branch,
  (select json_agg(json_build_object('product_id', product_id, 'name', name, 'qty', qty, 'price', price, 'note', note) order by id)
    from sale_details where sale_id = s.id) as details,
  coalesce((select json_agg(json_build_object('name', name, 'age', age, 'type', type) order by id) from sale_riders where sale_id = s.id), '[]') as riders
from (select * from sales where customer_id = $1 and ${chosen}) s order by s.id desc`

const matches = (filter: string, search: string) => `
  (${filter} = 'all' or (${filter} = 'paid') = (paid >= grand_total))
  and ${contains(['invoice_number', dayTexts('sale_date'), dayTexts('booking_date')], search)}`

const page = wholeSales(`${matches('$3::text', '$4::text')} order by id desc limit $5 offset $6`)
const total = `select count(*) as total from sales where customer_id = $1 and ${matches('$2::text', '$3::text')}`

export type DueSaleRow = DueRow & { booking_date: string; lines: { name: string; qty: number }[] }

/** One of the customer's own orders as the gateway is told of it. */
const due = `
select s.id, s.invoice_number, s.booking_date::text, s.grand_total - s.paid as due, s.created_at,
  s.expired_at is not null as expired, s.cancelled_at is not null as cancelled, c.name, c.phone, c.email,
  (select json_agg(json_build_object('name', name, 'qty', qty) order by id) from sale_details where sale_id = s.id) as lines
from sales s join customers c on c.id = s.customer_id where s.customer_id = $1 and s.id = $2`

export type SalesPage = { customerId: number; now: Date; filter: string; search: string; limit: number; offset: number }

export function prepareSales({ pool }: Database) {
  const readFacts = statement<SaleFacts>(pool, 'sale_facts', facts)
  const insert = statement<PlacedRow>(pool, 'sale_insert', insertSale)
  const readPage = statement<SaleRow>(pool, 'sales_page', page)
  const readTotal = statement<{ total: number }>(pool, 'sales_total', total)
  const readOne = statement<SaleRow>(pool, 'sale_of_customer', wholeSales('id = $3'))
  const readDue = statement<DueSaleRow>(pool, 'sale_due', due)
  const forgetKey = statement(pool, 'sale_forget_key', 'update sales set idempotency_key = null where customer_id = $1 and idempotency_key = $2 and id = $3')
  return {
    facts: async (order: { customerId: number; branchId: number; productIds: number[]; key: string | null }) =>
      (await readFacts(order.customerId, order.branchId, order.productIds, order.key))[0],
    insert: async (sale: NewSale) => (await insert(JSON.stringify(sale)))[0],
    page: async ({ customerId, now, filter, search, limit, offset }: SalesPage) => {
      const [rows, [counted]] = await Promise.all([
        readPage(customerId, now, filter, search, limit, offset),
        readTotal(customerId, filter, search),
      ])
      return { rows, total: counted?.total ?? 0 }
    },
    one: async (sale: { customerId: number; id: number; now: Date }) => (await readOne(sale.customerId, sale.now, sale.id))[0],
    due: async (sale: { customerId: number; id: number }) => (await readDue(sale.customerId, sale.id))[0],
    forgetKey: (customerId: number, key: string, id: number) => forgetKey(customerId, key, id),
  }
}
export type SaleQueries = ReturnType<typeof prepareSales>
