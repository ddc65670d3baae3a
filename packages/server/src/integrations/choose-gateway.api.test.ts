import { afterEach, expect, it } from 'vitest'
import { readConfig } from '../config.ts'
import { openSandbox, type OpenSandbox } from '../testing/sandbox.ts'
import { buildTestApp } from '../testing/build-test-app.ts'
import { chooseGateway } from './choose-gateway.ts'

const order = (tranId: string) => ({
  tranId,
  amount: 63_250,
  language: 'en' as const,
  customer: { name: 'Dola', email: null, phone: '01712345678' },
  product: { name: 'Kid Play', category: 'Tickets', count: 1 },
})

let sandbox: OpenSandbox | undefined
afterEach(async () => {
  await sandbox?.close()
  sandbox = undefined
})

it('when no gateway is configured, the site has its own, and talks to it over HTTP like to any other', async () => {
  sandbox = await openSandbox({ holdNotices: true })
  const session = await sandbox.gateway.openSession(order('T20261115AAAA'))
  expect(session).toMatchObject({
    outcome: 'opened',
    url: expect.stringMatching(`^${sandbox.url}/sandbox-gateway/EasyCheckOut/testcde[0-9a-f]{32}$`),
  })
  const { form } = await sandbox.pay(session.outcome === 'opened' ? session.url : '', { how: 'nagad', comeBack: false })
  expect(form).toMatchObject({
    action: `${sandbox.url}/api/payments/ssl/success?tran_id=T20261115AAAA`,
    fields: { card_type: 'NAGAD-Nagad' },
  })
  expect(sandbox.gateway.isSigned(form?.fields ?? {})).toBe(true)
  expect(await sandbox.gateway.query('T20261115AAAA')).toMatchObject({
    outcome: 'found',
    paidValIds: [form?.fields['val_id']],
  })
  expect(await sandbox.ledger()).toMatchObject([{ tranId: 'T20261115AAAA', amount: 63_250 }])
})

it('when calls are logged, neither the password nor the key of a session is', async () => {
  sandbox = await openSandbox({ holdNotices: true })
  const session = await sandbox.gateway.openSession(order('T20261115AAAA'))
  if (session.outcome !== 'opened') throw new Error(session.reason)
  await sandbox.gateway.query('T20261115AAAA')
  await fetch(session.url)
  const log = sandbox.log.join('')
  expect(log).toContain('/validator/api/')
  expect(log).not.toMatch(/store_passwd=(?!\[redacted\])/)
  expect(log.toUpperCase()).not.toContain(session.sessionKey)
})

it('when a payer is forgotten, nothing in the books of our own gateway names them, others are still named, and the payment is still told', async () => {
  sandbox = await openSandbox({ holdNotices: true })
  const { gateway, database, pay } = sandbox
  for (const tranId of ['T20261115AAAA', 'T20261115BBBB']) {
    const session = await gateway.openSession(order(tranId))
    await pay(session.outcome === 'opened' ? session.url : '', { comeBack: false })
  }
  const tables = ['sandbox.sessions', 'sandbox.transactions', 'sandbox.notices', 'sandbox.refunds']
  const naming = async () =>
    (await Promise.all(tables.map((table) => database.pool.query(`select * from ${table}`))))
      .flatMap(({ rows }) => rows)
      .filter((row) => /Dola|01712345678/.test(JSON.stringify(row)))
      .map((row: { tran_id: string }) => row.tran_id)
  expect(await naming()).toHaveLength(2)
  const { forgetPayer } = chooseGateway(readConfig({}), 'a secret of a good length, for tests')
  await forgetPayer?.(database.db, ['T20261115AAAA', 'T20261115CCCC'])
  expect(await naming()).toEqual(['T20261115BBBB'])
  await forgetPayer?.(database.db, [])
  expect(await gateway.query('T20261115AAAA')).toMatchObject({ outcome: 'found', paidValIds: [expect.any(String)] })
})

it('when a gateway is configured, there is none of our own', async () => {
  const config = readConfig({
    SSLCOMMERZ_BASE_URL: 'https://securepay.sslcommerz.com',
    SSLCOMMERZ_STORE_ID: 'dolna',
    SSLCOMMERZ_STORE_PASSWORD: 'secret',
  })
  const chosen = chooseGateway(config, 'a secret of a good length, for tests')
  expect([chosen.serveSandbox, chosen.forgetPayer]).toEqual([null, null])
  const test = await buildTestApp({ deps: chosen })
  expect((await test.app.inject({ method: 'POST', url: '/sandbox-gateway/gwprocess/v4/api.php' })).statusCode).toBe(405)
  await test.close()
})
