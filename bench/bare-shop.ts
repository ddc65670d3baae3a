import { hash, randomBytes } from 'node:crypto'
import formbody from '@fastify/formbody'
import fastify from 'fastify'
import pg from 'pg'

/**
 * The yardstick: what someone writes who wants nothing but the rows. It looks up the session, prices the order, writes
 * the same rows and calls the same gateway; it checks nothing else. Prints its address.
 */
const [database = '', gateway = ''] = process.argv.slice(2)
const pool = new pg.Pool({ connectionString: database, max: 10 })
const app = fastify()
await app.register(formbody)

type Order = { branch_id: number; booking_date: string; details: { product_id: number; qty: number }[]; riding_users: { name: string; age: number; type: string }[] }

async function inTransaction<T>(work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect()
  try {
    await client.query('begin')
    const done = await work(client)
    await client.query('commit')
    return done
  } catch (error) {
    await client.query('rollback')
    throw error
  } finally {
    client.release()
  }
}

/** ($1, $2), ($3, $4) … for rows of so many columns. */
const places = (rows: unknown[][]) => rows.map((row, r) => `(${row.map((_, c) => `$${r * row.length + c + 1}`)})`).join()

app.post<{ Body: Order }>('/api/sales', async ({ headers, body }, reply) => {
  const token = headers.authorization?.slice('Bearer '.length) ?? ''
  const { rows: [session] } = await pool.query('select customer_id, phone, customers.name from tokens join customers on customers.id = customer_id where hash = $1', [hash('sha256', token)])
  if (!session) return reply.code(401).send()
  const { rows: products } = await pool.query('select id, name, price from products where id = any($1)', [body.details.map((line) => line.product_id)])
  const { rows: [settings] } = await pool.query('select vat_rate_bp from settings')
  const lines = body.details.map(({ product_id, qty }) => ({ qty, product: products.find(({ id }) => id === product_id) as { id: number; name: string; price: string } }))
  const subtotal = lines.reduce((sum, { qty, product }) => sum + qty * Number(product.price), 0)
  const vat = Math.floor((subtotal * settings.vat_rate_bp + 5_000) / 10_000)
  const tranId = `BARE-${randomBytes(10).toString('hex')}`
  const today = new Date(Date.now() + 6 * 3600_000).toISOString().slice(0, 10)

  const placed = await inTransaction(async (client) => {
    const { rows: [counter] } = await client.query('insert into invoice_counters (day, last) values ($1, 1) on conflict (day) do update set last = invoice_counters.last + 1 returning last', [today])
    const invoice = `INV-${today.replaceAll('-', '')}-${String(counter.last).padStart(5, '0')}`
    const { rows: [sale] } = await client.query(
      `insert into sales (customer_id, idempotency_key, branch_id, invoice_number, sale_date, booking_date, subtotal, vat_rate_bp, vat_amount, grand_total)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) returning id`,
      [session.customer_id, headers['idempotency-key'], body.branch_id, invoice, today, body.booking_date, subtotal, settings.vat_rate_bp, vat, subtotal + vat])
    const details = lines.map(({ qty, product }) => [sale.id, product.id, product.name, qty, product.price])
    await client.query(`insert into sale_details (sale_id, product_id, name, qty, price) values ${places(details)}`, details.flat())
    const riders = body.riding_users.map(({ name, age, type }) => [sale.id, name, age, type])
    await client.query(`insert into sale_riders (sale_id, name, age, type) values ${places(riders)}`, riders.flat())
    const { rows: [attempt] } = await client.query(`insert into payment_attempts (tran_id, kind, sale_id, amount) values ($1, 'sale', $2, $3) returning id`, [tranId, sale.id, subtotal + vat])
    return { sale: sale.id as number, attempt: attempt.id as number, invoice }
  })

  const fields = new URLSearchParams({ store_id: 'bench', store_passwd: 'bench', total_amount: ((subtotal + vat) / 100).toFixed(2), currency: 'BDT', tran_id: tranId, cus_name: session.name, cus_phone: session.phone })
  const answer = await (await fetch(`${gateway}/gwprocess/v4/api.php`, { method: 'POST', body: fields })).json() as { sessionkey: string; GatewayPageURL: string }
  await pool.query('update payment_attempts set session_key = $1, gateway_url = $2, session_answer = $3 where id = $4', [answer.sessionkey, answer.GatewayPageURL, answer, placed.attempt])
  return reply.code(201).send({ data: { id: placed.sale, invoice_number: placed.invoice }, message: 'Placed.', ssl_data: { status: 'success', data: answer.GatewayPageURL } })
})

app.post<{ Body: Record<string, string> }>('/api/payments/ssl/ipn', async ({ body }, reply) => {
  const { rows: [attempt] } = await pool.query('select id, sale_id, amount, status from payment_attempts where tran_id = $1', [body['tran_id']])
  const query = new URLSearchParams({ val_id: body['val_id'] ?? '', store_id: 'bench', store_passwd: 'bench', v: '1', format: 'json' })
  const payment = await (await fetch(`${gateway}/validator/api/validationserverAPI.php?${query}`)).json() as Record<string, string>
  if (payment['status'] !== 'VALID' || Math.round(Number(payment['amount']) * 100) !== Number(attempt.amount)) return reply.code(422).send()
  await inTransaction(async (client) => {
    const { rowCount } = await client.query(
      `update payment_attempts set status = 'paid', val_id = $1, bank_tran_id = $2, card_type = $3, risk_level = 0, risk_title = $4, last_answer = $5, settled_at = now(), next_check_at = null where id = $6 and status = 'open'`,
      [payment['val_id'], payment['bank_tran_id'], payment['card_type'], payment['risk_title'], payment, attempt.id])
    if (rowCount === 0) return
    const { rows: [sale] } = await client.query(
      `update sales set paid = grand_total, paid_at = now(), ticket_code = $1 where id = $2 returning invoice_number, (select phone from customers where customers.id = customer_id) as phone`,
      [randomBytes(8).toString('hex'), attempt.sale_id])
    await client.query(`insert into outbox (key, kind, phone, text) values ($1, 'sale-paid', $2, $3)`, [`sale-paid:${attempt.sale_id}`, sale.phone, `Payment received, invoice ${sale.invoice_number}.`])
  })
  return { message: 'Noted.' }
})

console.log(await app.listen({ port: 0, host: '127.0.0.1' }))
