import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '#server/db/database.ts'
import { testDatabase } from '#server/testing/database.ts'
import { openGateway, type GatewayAlone } from '#server/testing/gateway-alone.ts'
import { sessionRequest } from '#server/testing/stand-in-merchant.ts'

let database: Database
let gateway: GatewayAlone
let count = 0
const newTranId = () => `T${++count}-20261115`

beforeAll(async () => {
  database = await testDatabase()
  gateway = await openGateway({ database, holdNotices: true })
})
afterAll(async () => {
  await gateway.close()
  await database.close()
})

const fieldsOf = (change: Record<string, string> = {}) => ({
  store_id: gateway.storeId,
  store_passwd: gateway.storePassword,
  ...sessionRequest('http://127.0.0.1:9', newTranId()),
  ...change,
})
const post = async (body: URLSearchParams | FormData | string, headers: Record<string, string> = {}) => {
  const answer = await fetch(`${gateway.baseUrl}/gwprocess/v4/api.php`, { method: 'POST', body, headers })
  return { http: answer.status, body: (await answer.json()) as Record<string, unknown> }
}
const openWith = async (change: Record<string, string> = {}) => (await post(new URLSearchParams(fieldsOf(change)))).body

describe('opening a session', () => {
  it('when a merchant sends a urlencoded form, it gets a key and the address of a page', async () => {
    const { http, body } = await post(new URLSearchParams(fieldsOf()))
    expect(http).toBe(200)
    expect(body).toMatchObject({
      status: 'SUCCESS',
      failedreason: '',
      sessionkey: expect.stringMatching(/^[0-9A-F]{32}$/),
      store_name: 'Test store',
      is_direct_pay_enable: '1',
    })
    expect(body['GatewayPageURL']).toBe(
      `${gateway.baseUrl}/EasyCheckOut/testcde${String(body['sessionkey']).toLowerCase()}`,
    )
  })

  it('when a merchant sends a multipart form, it is the same', async () => {
    const form = new FormData()
    for (const [name, value] of Object.entries(fieldsOf({ cus_name: 'দোলা' }))) form.append(name, value)
    expect((await post(form)).body).toMatchObject({ status: 'SUCCESS' })
  })

  it('when the session is remembered, the password is not', async () => {
    await openWith()
    const { rows } = await database.pool.query('select * from sandbox.sessions')
    expect(rows.length).toBeGreaterThan(0)
    expect(JSON.stringify(rows)).not.toContain(gateway.storePassword)
  })

  it.each<[string, Record<string, string>, string]>([
    ['the password is wrong', { store_passwd: 'guess' }, 'Store Credential Error Or Store is De-active'],
    ['the store is another', { store_id: 'stranger' }, 'Store Credential Error Or Store is De-active'],
    ['a mandatory field is empty', { cus_email: '' }, "Invalid Information! 'cus_email' is missing or empty."],
    ['a mandatory field is blank', { cus_postcode: ' ' }, "Invalid Information! 'cus_postcode' is missing or empty."],
    [
      'a name is too long',
      { cus_name: 'n'.repeat(51) },
      "Invalid Information! 'cus_name' is longer than 50 characters.",
    ],
    [
      'a transaction id is a dashed UUID',
      { tran_id: crypto.randomUUID() },
      "Invalid Information! 'tran_id' is longer than 30 characters.",
    ],
    [
      'the amount is too small',
      { total_amount: '9.99' },
      "Invalid Information! 'total_amount' must be from 10.00 to 500000.00.",
    ],
    [
      'the amount is too large',
      { total_amount: '500000.01' },
      "Invalid Information! 'total_amount' must be from 10.00 to 500000.00.",
    ],
    [
      'the amount is none',
      { total_amount: 'ten' },
      "Invalid Information! 'total_amount' must be from 10.00 to 500000.00.",
    ],
    ['the currency is foreign', { currency: 'USD' }, "Invalid Information! 'currency' must be BDT on the test system."],
    ['the profile is unknown', { product_profile: 'toys' }, "Invalid Information! 'product_profile' is not known."],
    [
      'the profile demands a hotel',
      { product_profile: 'travel-vertical' },
      "Invalid Information! 'hotel_name' is missing or empty.",
    ],
    ['an address is none', { ipn_url: 'javascript:alert(1)' }, "Invalid Information! 'ipn_url' is not a web address."],
  ])('when %s, it is refused with HTTP 200', async (_, change, failedreason) => {
    expect(await post(new URLSearchParams(fieldsOf(change)))).toMatchObject({
      http: 200,
      body: { status: 'FAILED', failedreason },
    })
  })

  it.each(['10', '10.00', '500000.00', '99.5'])('when the amount is %s, it is accepted', async (amount) => {
    expect(await openWith({ total_amount: amount })).toMatchObject({ status: 'SUCCESS' })
  })

  it('when a text has 50 characters of four bytes each, it is accepted', async () => {
    expect(await openWith({ cus_name: '😀'.repeat(50) })).toMatchObject({ status: 'SUCCESS' })
  })

  it('when ten requests carry one transaction id at once, one session is opened', async () => {
    const tranId = newTranId()
    const answers = await Promise.all(Array.from({ length: 10 }, () => openWith({ tran_id: tranId })))
    expect(answers.filter(({ status }) => status === 'SUCCESS')).toHaveLength(1)
    expect(
      answers.filter(({ failedreason }) => failedreason === "Invalid Information! 'tran_id' has been used before."),
    ).toHaveLength(9)
  })

  it('when they carry ten ids, ten are opened (control)', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => openWith()))
    expect(answers.filter(({ status }) => status === 'SUCCESS')).toHaveLength(10)
  })

  it.each([
    ['no body', '', 'application/x-www-form-urlencoded'],
    ['a broken multipart', '--x', 'multipart/form-data; boundary=y'],
    ['JSON', '{}', 'application/json'],
  ])('when a merchant sends %s, it is told no and the gateway goes on', async (_, body, type) => {
    const answer = await fetch(`${gateway.baseUrl}/gwprocess/v4/api.php`, {
      method: 'POST',
      body,
      headers: { 'content-type': type },
    })
    expect(answer.status).toBeLessThan(500)
    expect(await openWith()).toMatchObject({ status: 'SUCCESS' })
  })
})
