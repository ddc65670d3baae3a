import type pg from 'pg'
import { rightRow, type Row, type TableName } from './right-rows.ts'

const paid = { paid_at: '2026-11-15T10:00:00Z' }
const answer = { cus_name: 'Rina Akter', cus_phone: '01712345678', card_no: '432155******3964' }

/**
 * What a year with the centre leaves behind: a paid sale and a paid membership, one of each unpaid, payments that failed
 * and succeeded, money that came twice, messages and a code. Ids of the orders are answered.
 */
export async function giveHistory(pool: pg.Pool, { customerId, phone }: { customerId: number; phone: string }) {
  const insert = (table: TableName, changes: Row = {}) => insertRow(pool, table, { ...rightRow[table], ...changes })
  const own = { customer_id: customerId }
  const branch_id = await insert('branches', { name: `Branch of ${customerId}` })
  const product_id = await insert('products', { name: `Ticket of ${customerId}` })
  const package_id = await insert('packages')
  const detail_id = await insert('package_details', { package_id, product_id })
  const number = (last: number) => `INV-20261115-${String(customerId * 10 + last).padStart(5, '0')}`

  const placeSale = async (changes: Row, last: number) => {
    const order_id = await insert('orders', {
      ...own,
      invoice_number: number(last),
      idempotency_key: `sale ${last}`,
      ...changes,
    })
    const sale_id = await insert('sales', { order_id, branch_id })
    await insert('sale_details', { sale_id, product_id, note: 'For Mitu, call Rina' })
    await insert('sale_riders', { sale_id, name: 'Mitu', age: 4 })
    return { sale: sale_id, order: order_id }
  }
  const membershipMoney = { kind: 'subscription', subtotal: 500_000, vat_rate_bp: 0, vat_amount: 0, total: 500_000 }
  const placeSubscription = async (changes: Row, period: Row, last: number) => {
    const order_id = await insert('orders', {
      ...own,
      ...membershipMoney,
      invoice_number: number(last),
      idempotency_key: `subscription ${last}`,
      ...changes,
    })
    const subscription_id = await insert('subscriptions', { order_id, package_id, note: 'Rina pays', ...period })
    await insert('subscription_riders', { subscription_id, detail_id, name: 'Mitu', age: 4 })
    return { subscription: subscription_id, order: order_id }
  }
  const { sale, order: paidOrder } = await placeSale({ ...paid, paid: 63_250, code: `T-${customerId}` }, 1)
  const { sale: unpaidSale, order: unpaidOrder } = await placeSale({}, 2)
  const period = { start_date: '2026-11-15', end_date: '2026-12-14' }
  const { subscription, order: paidMembership } = await placeSubscription(
    { ...paid, paid: 500_000, code: `M-${customerId}` },
    period,
    3,
  )
  const { subscription: unpaidSubscription } = await placeSubscription({}, {}, 4)

  const settled = {
    settled_at: paid.paid_at,
    session_key: 'the key',
    gateway_url: 'https://gateway.example/the-key',
    session_answer: answer,
    last_answer: answer,
  }
  const attempt = await insert('payment_attempts', {
    ...settled,
    tran_id: `SALE-PAID-${customerId}`,
    order_id: paidOrder,
    val_id: `VAL-${customerId}`,
    card_type: 'BKASH-BKash',
    bank_tran_id: 'BANK1',
  })
  await insert('payment_attempts', {
    ...settled,
    tran_id: `SALE-FAIL-${customerId}`,
    order_id: unpaidOrder,
    status: 'failed',
    val_id: null,
    fail_reason: 'Not enough money',
  })
  await insert('payment_attempts', {
    ...settled,
    tran_id: `SUBSCRIBED-${customerId}`,
    order_id: paidMembership,
    amount: 500_000,
    val_id: `SUB-${customerId}`,
  })
  await insert('stray_money', {
    attempt_id: attempt,
    tran_id: `SALE-PAID-${customerId}`,
    val_id: `STRAY-${customerId}`,
    answer,
  })
  await insert('outbox', { key: `sale-paid:${sale}`, phone, text: `${number(1)} is paid.`, sent_at: paid.paid_at })
  await insert('outbox', { key: `reminder:${subscription}`, phone, text: 'Rina, your membership ends soon.' })
  await insert('sign_in_codes', { phone })
  await insert('limit_events', { subject: phone })
  await insert('children', { ...own })
  return { sale, unpaidSale, subscription, unpaidSubscription }
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
