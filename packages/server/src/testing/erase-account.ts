import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createLogger } from '../http/log.ts'
import { outboxSms } from '../integrations/outbox-sms.ts'
import { forgetPayer } from '#sandbox-gateway/forget-payer.ts'
import { buildTestApp, type TestApp } from './build-test-app.ts'
import { giveHistory, insertRow } from './customer-history.ts'
import { heldStorage } from './held-storage.ts'
import { rightRow, type Row } from './right-rows.ts'
import { signIn } from './sign-in.ts'

const phone = '01712345678'
export const quiet = createLogger('debug', { write: () => {} })

export type Account = Awaited<ReturnType<typeof openAccount>>

/** Rina with her history, who may delete her account; another number has a message in the outbox too. */
export async function openAccount() {
  const storage = heldStorage()
  const dataDir = await mkdtemp(join(tmpdir(), 'erase-'))
  const told: string[][] = []
  const sms = outboxSms(dataDir, quiet)
  await sms.send({ to: phone, text: '482913 is your code.', kind: 'code', ref: '1' })
  await sms.send({ to: '01812345678', text: '391482 is your code.', kind: 'code', ref: '2' })
  const forget: typeof forgetPayer = async (tx, tranIds) => {
    told.push(tranIds)
    await forgetPayer(tx, tranIds)
  }
  const test = await buildTestApp({ deps: { storage, sms, forgetPayer: forget } })
  const rina = await signIn(test, phone)
  const orders = await giveHistory(test.database.pool, { customerId: rina.customerId, phone })
  const erase = (headers: Record<string, string> = rina.headers) =>
    test.app.inject({ method: 'DELETE', url: '/api/user', headers })
  const close = async () => {
    await test.close()
    await rm(dataDir, { recursive: true })
  }
  return { phone, storage, dataDir, told, test, rina, orders, erase, close, ...lookInto(test) }
}

function lookInto({ database: { pool } }: TestApp) {
  const rowsOf = async (sql: string) => (await pool.query<Record<string, unknown>>(sql)).rows
  return {
    rowsOf,
    everything: async (but = ''): Promise<string> => {
      const tables = await rowsOf(
        `select format('%I.%I', table_schema, table_name) as name from information_schema.tables where table_schema in ('public', 'sandbox') and table_name <> '${but}' order by 1`,
      )
      const contents = await Promise.all(tables.map(({ name }) => rowsOf(`select * from ${String(name)} order by 1`)))
      return JSON.stringify(contents)
    },
    orderOf: async (table: 'sales' | 'subscriptions', id: number) =>
      Number((await rowsOf(`select order_id from ${table} where id = ${id}`))[0]?.['order_id']),
  }
}

/** An attempt to pay for this order that has not ended yet. */
export async function sendMoney({ test }: Account, order_id: number, changes: Row = {}): Promise<void> {
  const unsettled = { status: 'open', settled_at: null, val_id: null, tran_id: 'ON-ITS-WAY' }
  const attempt = { ...rightRow.payment_attempts, ...unsettled, order_id, ...changes }
  await insertRow(test.database.pool, 'payment_attempts', attempt)
}

/** So many more sales like the paid one, each paid for by an attempt. */
export async function buyMuch({ test, orders }: Account, count: number): Promise<void> {
  await test.database.pool
    .query(`insert into orders (kind, customer_id, invoice_number, sale_date, subtotal, vat_rate_bp, vat_amount, total, paid, paid_at, code)
    select kind, customer_id, 'INV-20261116-' || lpad(n::text, 5, '0'), sale_date, subtotal, vat_rate_bp, vat_amount, total, paid, paid_at, 'MUCH-' || n
    from orders, generate_series(1, ${count}) n where id = (select order_id from sales where id = ${orders.sale})`)
  await test.database.pool.query(`with made as (
      insert into sales (order_id, branch_id, booking_date) select o.id, s.branch_id, s.booking_date from orders o, sales s where o.code like 'MUCH-%' and s.id = ${orders.sale} returning id
    ) insert into sale_riders (sale_id, name, age, type) select id, 'Mitu', 4, 'Kid Play' from made`)
  await test.database.pool
    .query(`insert into payment_attempts (tran_id, order_id, amount, status, val_id, settled_at, last_answer)
    select 'MUCH-PAID-' || id, id, 63250, 'paid', 'MUCH-' || id, now(), '{"cus_name": "Rina"}' from orders where code like 'MUCH-%'`)
}
