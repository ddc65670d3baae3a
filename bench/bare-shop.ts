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

type Rider = { name: string; age: number; type: string }
type Order = {
  branch_id: number
  booking_date: string
  details: { product_id: number; qty: number }[]
  riding_users: Rider[]
}
type Membership = {
  package_id: number
  qty: number
  note: string
  riding_users: Rider[]
  additional_riders: { name: string; age: number; detail_id: number }[]
}
type Placed = { id: number; attempt: number; invoice: string }
type Session = { customer_id: number; phone: string; name: string }

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

const places = (rows: unknown[][]) =>
  rows.map((row, r) => `(${row.map((_, c) => `$${r * row.length + c + 1}`)})`).join()

async function sessionOf(authorization = ''): Promise<Session | undefined> {
  const token = authorization.slice('Bearer '.length)
  return (
    await pool.query(
      'select customer_id, phone, customers.name from tokens join customers on customers.id = customer_id where hash = $1',
      [hash('sha256', token)],
    )
  ).rows[0]
}

const newTranId = () => `BARE-${randomBytes(10).toString('hex')}`
const dayInDhaka = () => new Date(Date.now() + 6 * 3600_000).toISOString().slice(0, 10)

async function nextInvoice(client: pg.PoolClient, today: string): Promise<string> {
  const {
    rows: [counter],
  } = await client.query(
    'insert into invoice_counters (day, last) values ($1, 1) on conflict (day) do update set last = invoice_counters.last + 1 returning last',
    [today],
  )
  return `INV-${today.replaceAll('-', '')}-${String(counter.last).padStart(5, '0')}`
}

async function begin({ name, phone }: Session, { id, attempt, invoice }: Placed, tranId: string, amount: number) {
  const fields = new URLSearchParams({
    store_id: 'bench',
    store_passwd: 'bench',
    total_amount: (amount / 100).toFixed(2),
    currency: 'BDT',
    tran_id: tranId,
    cus_name: name,
    cus_phone: phone,
  })
  const answer = (await (await fetch(`${gateway}/gwprocess/v4/api.php`, { method: 'POST', body: fields })).json()) as {
    sessionkey: string
    GatewayPageURL: string
  }
  await pool.query(
    'update payment_attempts set session_key = $1, gateway_url = $2, session_answer = $3 where id = $4',
    [answer.sessionkey, answer.GatewayPageURL, answer, attempt],
  )
  return {
    data: { id, invoice_number: invoice },
    message: 'Placed.',
    ssl_data: { status: 'success', data: answer.GatewayPageURL },
  }
}

app.post<{ Body: Order }>('/api/sales', async ({ headers, body }, reply) => {
  const session = await sessionOf(headers.authorization)
  if (!session) return reply.code(401).send()
  const { rows: products } = await pool.query('select id, name, price from products where id = any($1)', [
    body.details.map((line) => line.product_id),
  ])
  const {
    rows: [settings],
  } = await pool.query('select vat_rate_bp from settings')
  const lines = body.details.map(({ product_id, qty }) => ({
    qty,
    product: products.find(({ id }) => id === product_id) as { id: number; name: string; price: string },
  }))
  const subtotal = lines.reduce((sum, { qty, product }) => sum + qty * Number(product.price), 0)
  const vat = Math.floor((subtotal * settings.vat_rate_bp + 5_000) / 10_000)
  const [tranId, today] = [newTranId(), dayInDhaka()]

  const placed = await inTransaction(async (client) => {
    const invoice = await nextInvoice(client, today)
    const {
      rows: [order],
    } = await client.query(
      `insert into orders (kind, customer_id, idempotency_key, invoice_number, sale_date, subtotal, vat_rate_bp, vat_amount, total)
       values ('sale', $1, $2, $3, $4, $5, $6, $7, $8) returning id`,
      [
        session.customer_id,
        headers['idempotency-key'],
        invoice,
        today,
        subtotal,
        settings.vat_rate_bp,
        vat,
        subtotal + vat,
      ],
    )
    const {
      rows: [sale],
    } = await client.query('insert into sales (order_id, branch_id, booking_date) values ($1, $2, $3) returning id', [
      order.id,
      body.branch_id,
      body.booking_date,
    ])
    const details = lines.map(({ qty, product }) => [sale.id, product.id, product.name, qty, product.price])
    await client.query(
      `insert into sale_details (sale_id, product_id, name, qty, price) values ${places(details)}`,
      details.flat(),
    )
    const riders = body.riding_users.map(({ name, age, type }) => [sale.id, name, age, type])
    await client.query(`insert into sale_riders (sale_id, name, age, type) values ${places(riders)}`, riders.flat())
    const {
      rows: [attempt],
    } = await client.query(
      `insert into payment_attempts (tran_id, order_id, amount) values ($1, $2, $3) returning id`,
      [tranId, order.id, subtotal + vat],
    )
    return { id: sale.id as number, attempt: attempt.id as number, invoice }
  })
  return reply.code(201).send(await begin(session, placed, tranId, subtotal + vat))
})

app.post<{ Body: Membership }>('/api/subscriptions', async ({ headers, body }, reply) => {
  const session = await sessionOf(headers.authorization)
  if (!session) return reply.code(401).send()
  const {
    rows: [pack],
  } = await pool.query('select * from packages where id = $1', [body.package_id])
  const { rows: details } = await pool.query(
    'select d.id, d.price, products.name from package_details d join products on products.id = product_id where package_id = $1',
    [body.package_id],
  )
  const added = body.additional_riders.map((rider) => ({
    ...rider,
    detail: details.find(({ id }) => id === rider.detail_id) as { price: string; name: string },
  }))
  const amount = Number(pack.price) * body.qty + added.reduce((sum, { detail }) => sum + Number(detail.price), 0)
  const [tranId, today] = [newTranId(), dayInDhaka()]

  const placed = await inTransaction(async (client) => {
    const invoice = await nextInvoice(client, today)
    const {
      rows: [order],
    } = await client.query(
      `insert into orders (kind, customer_id, idempotency_key, invoice_number, sale_date, subtotal, total) values ('subscription', $1, $2, $3, $4, $5, $5) returning id`,
      [session.customer_id, headers['idempotency-key'], invoice, today, amount],
    )
    const {
      rows: [subscription],
    } = await client.query(
      `insert into subscriptions (order_id, package_id, name, title, month, hour, days, price, qty) values ($1, $2, $3, $4, $5, $6, $7, $8, $9) returning id`,
      [order.id, pack.id, pack.name, pack.title, pack.month, pack.hour, pack.days, pack.price, body.qty],
    )
    const riders = [
      ...body.riding_users.map(({ name, age, type }) => [subscription.id, name, age, type, false, null, 0]),
      ...added.map(({ name, age, detail_id, detail }) => [
        subscription.id,
        name,
        age,
        detail.name,
        true,
        detail_id,
        detail.price,
      ]),
    ]
    await client.query(
      `insert into subscription_riders (subscription_id, name, age, type, additional, detail_id, price) values ${places(riders)}`,
      riders.flat(),
    )
    const {
      rows: [attempt],
    } = await client.query(
      `insert into payment_attempts (tran_id, order_id, amount) values ($1, $2, $3) returning id`,
      [tranId, order.id, amount],
    )
    return { id: subscription.id as number, attempt: attempt.id as number, invoice }
  })
  return reply.code(201).send(await begin(session, placed, tranId, amount))
})

type Settled = { kind: string; invoice_number: string; phone: string }

async function settleOrder(client: pg.PoolClient, id: number): Promise<Settled> {
  const {
    rows: [order],
  } = await client.query(
    `update orders set paid = total, paid_at = now(), code = $1 where id = $2 returning kind, invoice_number, (select phone from customers where customers.id = customer_id) as phone`,
    [randomBytes(8).toString('hex'), id],
  )
  return order
}

async function giveDates(client: pg.PoolClient, order: number): Promise<void> {
  const {
    rows: [{ id, start }],
  } = await client.query(
    `select s.id, coalesce(max(other.end_date) + 1, $2::date)::text as start from subscriptions s join orders o on o.id = s.order_id
     left join (subscriptions other join orders oo on oo.id = other.order_id) on oo.customer_id = o.customer_id and other.package_id = s.package_id and other.end_date >= $2::date
     where s.order_id = $1 group by s.id`,
    [order, dayInDhaka()],
  )
  await client.query(
    `update subscriptions set start_date = $2, end_date = $2::date + make_interval(months => month) - interval '1 day' where id = $1`,
    [id, start],
  )
}

app.post<{ Body: Record<string, string> }>('/api/payments/ssl/ipn', async ({ body }, reply) => {
  const {
    rows: [attempt],
  } = await pool.query('select id, order_id, amount, status from payment_attempts where tran_id = $1', [
    body['tran_id'],
  ])
  const query = new URLSearchParams({
    val_id: body['val_id'] ?? '',
    store_id: 'bench',
    store_passwd: 'bench',
    v: '1',
    format: 'json',
  })
  const payment = (await (await fetch(`${gateway}/validator/api/validationserverAPI.php?${query}`)).json()) as Record<
    string,
    string
  >
  if (payment['status'] !== 'VALID' || Math.round(Number(payment['amount']) * 100) !== Number(attempt.amount))
    return reply.code(422).send()
  await inTransaction(async (client) => {
    const { rowCount } = await client.query(
      `update payment_attempts set status = 'paid', val_id = $1, bank_tran_id = $2, card_type = $3, risk_level = 0, risk_title = $4, last_answer = $5, settled_at = now(), next_check_at = null where id = $6 and status = 'open'`,
      [payment['val_id'], payment['bank_tran_id'], payment['card_type'], payment['risk_title'], payment, attempt.id],
    )
    if (rowCount === 0) return
    const { kind, invoice_number, phone } = await settleOrder(client, attempt.order_id)
    if (kind === 'subscription') await giveDates(client, attempt.order_id)
    await client.query(`insert into outbox (key, kind, phone, text) values ($1, $2, $3, $4)`, [
      `${kind}-paid:${attempt.order_id}`,
      `${kind}-paid`,
      phone,
      `Payment received, invoice ${invoice_number}.`,
    ])
  })
  return { message: 'Noted.' }
})

console.log(await app.listen({ port: 0, host: '127.0.0.1' }))
