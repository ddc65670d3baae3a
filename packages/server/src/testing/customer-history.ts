import type pg from 'pg'
import { rightRow, type Row, type TableName } from './right-rows.ts'

const PAID_AT = '2026-11-15T10:00:00Z'
const answer = { cus_name: 'Rina Akter', cus_phone: '01712345678', card_no: '432155******3964' }

/** Whose history it is, what there is to buy, and how a row of it is written. */
type Past = {
  customerId: number
  phone: string
  onSale: { branch_id: number; product_id: number; package_id: number; detail_id: number }
  insert(table: TableName, changes?: Row): Promise<number>
}
type Placed = { id: number; order: number }

/**
 * What a year with the centre leaves behind: a paid sale and a paid membership, one of each unpaid, payments that failed
 * and succeeded, money that came twice, messages and a code. Ids of the orders are answered.
 */
export async function giveHistory(pool: pg.Pool, { customerId, phone }: { customerId: number; phone: string }) {
  const insert: Past['insert'] = (table, changes = {}) => insertRow(pool, table, { ...rightRow[table], ...changes })
  const past = { customerId, phone, insert, onSale: await putOnSale(customerId, insert) }
  const paid = { paid_at: PAID_AT }
  const sale = await placeSale(past, 1, { ...paid, paid: 63_250, code: `T-${customerId}` })
  const unpaidSale = await placeSale(past, 2)
  const period = { start_date: '2026-11-15', end_date: '2026-12-14' }
  const membership = await placeMembership(past, 3, { ...paid, paid: 500_000, code: `M-${customerId}` }, period)
  const unpaidMembership = await placeMembership(past, 4)
  await leavePayments(past, { sale, unpaidSale, membership })
  await leaveMessages(past, { sale, membership })
  await insert('sign_in_codes', { phone })
  await insert('limit_events', { subject: phone })
  await insert('children', { customer_id: customerId })
  return {
    sale: sale.id,
    unpaidSale: unpaidSale.id,
    subscription: membership.id,
    unpaidSubscription: unpaidMembership.id,
  }
}

async function putOnSale(customerId: number, insert: Past['insert']): Promise<Past['onSale']> {
  const branch_id = await insert('branches', { name: `Branch of ${customerId}` })
  const product_id = await insert('products', { name: `Ticket of ${customerId}` })
  const package_id = await insert('packages')
  const detail_id = await insert('package_details', { package_id, product_id })
  return { branch_id, product_id, package_id, detail_id }
}

const invoiceNumber = ({ customerId }: Past, last: number) =>
  `INV-20261115-${String(customerId * 10 + last).padStart(5, '0')}`

const placeOrder = (past: Past, last: number, changes: Row) =>
  past.insert('orders', { customer_id: past.customerId, invoice_number: invoiceNumber(past, last), ...changes })

async function placeSale(past: Past, last: number, changes: Row = {}): Promise<Placed> {
  const { insert, onSale } = past
  const order = await placeOrder(past, last, { idempotency_key: `sale ${last}`, ...changes })
  const sale_id = await insert('sales', { order_id: order, branch_id: onSale.branch_id })
  await insert('sale_details', { sale_id, product_id: onSale.product_id, note: 'For Mitu, call Rina' })
  await insert('sale_riders', { sale_id, name: 'Mitu', age: 4 })
  return { id: sale_id, order }
}

const membershipMoney = { kind: 'subscription', subtotal: 500_000, vat_rate_bp: 0, vat_amount: 0, total: 500_000 }

async function placeMembership(past: Past, last: number, changes: Row = {}, period: Row = {}): Promise<Placed> {
  const { package_id, detail_id } = past.onSale
  const key = { idempotency_key: `subscription ${last}` }
  const order = await placeOrder(past, last, { ...membershipMoney, ...key, ...changes })
  const row = { order_id: order, package_id, note: 'Rina pays', ...period }
  const subscription_id = await past.insert('subscriptions', row)
  await past.insert('subscription_riders', { subscription_id, detail_id, name: 'Mitu', age: 4 })
  return { id: subscription_id, order }
}

type Paying = Record<'sale' | 'unpaidSale' | 'membership', Placed>

async function leavePayments({ customerId, insert }: Past, { sale, unpaidSale, membership }: Paying): Promise<void> {
  const settled = {
    settled_at: PAID_AT,
    session_key: 'the key',
    gateway_url: 'https://gateway.example/the-key',
    session_answer: answer,
    last_answer: answer,
  }
  const attempt_id = await insert('payment_attempts', {
    ...settled,
    tran_id: `SALE-PAID-${customerId}`,
    order_id: sale.order,
    val_id: `VAL-${customerId}`,
    card_type: 'BKASH-BKash',
    bank_tran_id: 'BANK1',
  })
  await insert('payment_attempts', {
    ...settled,
    tran_id: `SALE-FAIL-${customerId}`,
    order_id: unpaidSale.order,
    status: 'failed',
    val_id: null,
    fail_reason: 'Not enough money',
  })
  await insert('payment_attempts', {
    ...settled,
    tran_id: `SUBSCRIBED-${customerId}`,
    order_id: membership.order,
    amount: 500_000,
    val_id: `SUB-${customerId}`,
  })
  const twice = { attempt_id, tran_id: `SALE-PAID-${customerId}`, val_id: `STRAY-${customerId}` }
  await insert('stray_money', { ...twice, answer })
}

async function leaveMessages(past: Past, { sale, membership }: Pick<Paying, 'sale' | 'membership'>): Promise<void> {
  const { phone, insert } = past
  const text = `${invoiceNumber(past, 1)} is paid.`
  await insert('outbox', { key: `sale-paid:${sale.id}`, phone, text, sent_at: PAID_AT })
  await insert('outbox', { key: `reminder:${membership.id}`, phone, text: 'Rina, your membership ends soon.' })
}

/** Answers with the id of the new row; a table without one answers with nothing of use. */
export async function insertRow(pool: pg.Pool, table: string, row: Row): Promise<number> {
  const places = Object.keys(row).map((_, index) => `$${index + 1}`)
  const { rows } = await pool.query<{ id: number }>(
    `insert into ${table} (${Object.keys(row).map((name) => `"${name}"`)}) values (${places}) returning *`,
    Object.values(row),
  )
  return rows[0]?.id ?? 0
}
