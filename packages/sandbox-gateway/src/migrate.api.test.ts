import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readConfig } from '#server/config.ts'
import type { Database } from '#server/db/database.ts'
import { prepareTables } from '#server/deps.ts'
import { testDatabase } from '#server/testing/database.ts'
import { openGateway } from '#server/testing/gateway-alone.ts'
import { migrateUpTo } from '#server/testing/migrate-up-to.ts'
import { sessionRequest } from '#server/testing/stand-in-merchant.ts'

const store = { baseUrl: 'https://securepay.sslcommerz.com', storeId: 'dolna', storePassword: 'secret' }
const demonstration = readConfig({})
const production = { ...demonstration, production: true, demo: false, gateway: store }
const NAMES = ['sessions', 'transactions', 'refunds', 'notices']

let database: Database
beforeEach(async () => {
  database = await testDatabase('bare')
})
afterEach(() => database.close())

const rowsOf = async (sql: string) => (await database.pool.query<Record<string, unknown>>(sql)).rows
const booksIn = (prefix: string) =>
  Promise.all(NAMES.map((name) => rowsOf(`select * from ${prefix}${name} order by 1`)))
const tablesOfTheGateway = async () =>
  (
    await rowsOf(`select format('%s.%s', nspname, relname) as name from pg_class join pg_namespace n on n.oid = relnamespace
    where relkind = 'r' and (nspname = 'sandbox' or relname like '%sandbox%') order by 1`)
  ).map(({ name }) => name)
const itsOwn = ['sandbox.migrations', 'sandbox.notices', 'sandbox.refunds', 'sandbox.sessions', 'sandbox.transactions']

describe('a new database', () => {
  it('when production starts, it has no table of the sandbox gateway', async () => {
    await prepareTables(production, database)
    expect(await tablesOfTheGateway()).toEqual([])
    expect(await rowsOf(`select from pg_namespace where nspname = 'sandbox'`)).toEqual([])
  })

  it('when a demonstration starts, the tables are there, in a schema of their own (control)', async () => {
    await prepareTables(demonstration, database)
    expect(await tablesOfTheGateway()).toEqual(itsOwn)
  })

  it('when a schema of that name is somebody else’s, production leaves it alone', async () => {
    await database.pool.query('create schema sandbox; create table sandbox.experiments (id int)')
    await prepareTables(production, database)
    expect(
      await rowsOf(`select from pg_tables where schemaname = 'sandbox' and tablename = 'experiments'`),
    ).toHaveLength(1)
  })

  it('when a demonstration becomes a shop, the tables go; four starts at once do not mind, before or after', async () => {
    await Promise.all(Array.from({ length: 4 }, () => prepareTables(demonstration, database)))
    expect(await tablesOfTheGateway()).toEqual(itsOwn)
    await Promise.all(Array.from({ length: 4 }, () => prepareTables(production, database)))
    expect(await tablesOfTheGateway()).toEqual([])
  })
})

describe('a database from before the gateway had a schema of its own', () => {
  beforeEach(async () => {
    await migrateUpTo(database, '0009_receipt-links')
    await database.pool.query(`
      insert into sandbox_sessions values
        ('AA', 'T-open', 63250, '{"cus_name": "দোলা", "success_url": "http://127.0.0.1:9/success"}', 'open', now(), now() + interval '30 minutes'),
        ('BB', 'T-paid', 1000, '{}', 'paid', now(), now()), ('CC', 'T-expired', 50000000, '{}', 'expired', now(), now());
      insert into sandbox_transactions (session_key, status, channel, val_id, bank_tran_id, risk_level, error, at, validations) values
        ('BB', 'FAILED', 'card', null, 'B-1', 0, 'Do not honor', now(), 0), ('BB', 'VALID', 'nagad', 'V-1', 'B-2', 1, '', now(), 2),
        ('CC', 'EXPIRED', null, null, null, 0, 'Payment session expired', now(), 0);
      insert into sandbox_refunds values ('R-1', 2, 'OUR-1', 400, now(), now(), 2), ('R-2', 2, null, 100, now(), null, 0);
      insert into sandbox_notices (transaction_id, url, fields, tries, next_try_at, taken_at, given_up_at) values
        (1, 'http://127.0.0.1:9/ipn', '{"a": "b"}', 9, now(), null, now()), (2, 'http://127.0.0.1:9/ipn', '{}', 1, now(), now(), null)`)
  })

  it('when a demonstration starts, once or twice, everything in the books is kept, and going on is possible', async () => {
    const before = await booksIn('sandbox_')
    for (let start = 0; start < 2; start++) await prepareTables(demonstration, database)
    expect(await booksIn('sandbox.')).toMatchObject(before)
    expect(await tablesOfTheGateway()).toEqual(itsOwn)

    const gateway = await openGateway({ database, holdNotices: true })
    await gateway.pay(`${gateway.baseUrl}/EasyCheckOut/testcdeaa`, { comeBack: false })
    expect(await gateway.ledger()).toMatchObject([{ tranId: 'T-paid' }, { tranId: 'T-open', amount: 63_250 }])
    const again = new URLSearchParams({
      store_id: gateway.storeId,
      store_passwd: gateway.storePassword,
      ...sessionRequest('http://127.0.0.1:9', 'T-paid'),
    })
    const answer = await fetch(`${gateway.baseUrl}/gwprocess/v4/api.php`, { method: 'POST', body: again })
    expect(await answer.json()).toMatchObject({ failedreason: "Invalid Information! 'tran_id' has been used before." })
    await gateway.close()
  })

  it('when production starts, nothing of the gateway is left', async () => {
    await prepareTables(production, database)
    expect(await tablesOfTheGateway()).toEqual([])
  })
})
