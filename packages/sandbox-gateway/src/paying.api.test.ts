import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '#server/db/database.ts'
import { createSslcommerz } from '#server/integrations/sslcommerz/sslcommerz.ts'
import { readForm, submitForm } from '#server/testing/customer-browser.ts'
import { testDatabase } from '#server/testing/database.ts'
import { openGateway, type GatewayAlone } from '#server/testing/gateway-alone.ts'
import { openMerchant, sessionRequest, type Merchant } from '#server/testing/stand-in-merchant.ts'

const MINUTE = 60_000
let database: Database
let gateway: GatewayAlone
let merchant: Merchant
let passed = 0
let count = 0

beforeAll(async () => {
  database = await testDatabase()
  merchant = await openMerchant()
  gateway = await openGateway({ database, holdNotices: true, clock: { now: () => new Date(Date.now() + passed) } })
})
afterAll(async () => {
  await gateway.close()
  await merchant.close()
  await database.close()
})

const adapter = () => createSslcommerz({ ...gateway, publicUrl: merchant.url })

async function openSession(change: Record<string, string> = {}) {
  const tranId = `P${++count}-20261115`
  const body = new URLSearchParams({
    store_id: gateway.storeId,
    store_passwd: gateway.storePassword,
    ...sessionRequest(merchant.url, tranId, change),
  })
  const answer = (await (
    await fetch(`${gateway.baseUrl}/gwprocess/v4/api.php`, { method: 'POST', body })
  ).json()) as Record<string, string>
  return { tranId, url: answer['GatewayPageURL'] ?? '', sessionKey: answer['sessionkey'] ?? '' }
}
const choose = async (url: string, fields: Record<string, string>) => (await submitForm({ action: url, fields })).text()

describe('the payment page', () => {
  it('when it is opened, it says what it is, what is paid, and how', async () => {
    const { url, tranId } = await openSession({ product_name: '<script>alert("x")</script> & Co' })
    const page = await fetch(url)
    const text = await page.text()
    expect(text).toContain('Test payment – no real money')
    expect(text).toContain('Pay BDT 632.50')
    expect(text).toContain(tranId)
    expect(text).toContain('&lt;script&gt;alert(&quot;x&quot;)&lt;/script&gt; &amp; Co')
    expect(text).not.toContain('<script>')
    for (const way of ['Card', 'bKash', 'Nagad', 'Rocket']) expect(text).toContain(`> ${way}</label>`)
  })

  it('when it is sent, its policy lets only its own style and forms to the shop through', async () => {
    const page = await fetch((await openSession()).url)
    const policy = page.headers.get('content-security-policy') ?? ''
    expect(policy).toMatch(/^default-src 'none'; style-src 'sha256-[^' ]+'; script-src 'sha256-[^' ]+'; /)
    expect(policy).toContain(`form-action 'self' ${merchant.url}; base-uri 'none'; frame-ancestors 'none'`)
    expect(page.headers.get('cache-control')).toBe('no-store')
  })

  it('when the name of the customer is in Bangla, the letters for it can be fetched', async () => {
    const { url } = await openSession({ cus_name: 'নুসরাত জাহান' })
    const page = await fetch(url)
    const text = await page.text()
    expect(text).toContain('for নুসরাত জাহান')
    expect(page.headers.get('content-security-policy')).toContain("font-src 'self'")
    const letters = await fetch(new URL(/url\(([^)]+)\)/.exec(text)?.[1] ?? '', url))
    expect([letters.status, letters.headers.get('content-type')]).toEqual([200, 'font/woff2'])
  })

  it.each(['0'.repeat(32), '%00'])('when there is no such session as %s, a page says so', async (key) => {
    const page = await fetch(`${gateway.baseUrl}/EasyCheckOut/testcde${key}`)
    expect(page.status).toBe(404)
    expect(await page.text()).toContain('No such payment')
  })

  it('when what was chosen makes no sense, the page is shown again', async () => {
    const { url } = await openSession()
    for (const outcome of ['', 'steal', 'constructor'])
      expect(await choose(url, { outcome })).toContain('Pay BDT 632.50')
    expect(await choose(url, { outcome: 'pay', channel: 'gold' })).toContain('VISA-Dutch Bangla')
  })
})

describe('paying', () => {
  it.each([
    ['card', { card_type: 'VISA-Dutch Bangla', card_no: '455445XXXXXX4326', card_brand: 'VISA' }],
    ['bkash', { card_type: 'BKASH-BKash', card_no: '', card_brand: 'MOBILEBANKING' }],
    ['nagad', { card_type: 'NAGAD-Nagad', card_issuer: 'Nagad' }],
    ['rocket', { card_type: 'DBBLMOBILEB-Dbbl Mobile Banking' }],
  ] as const)('when it is by %s, the shop gets the whole signed form, as from a stranger', async (how, card) => {
    const { url, tranId } = await openSession({ total_amount: '21.00', value_a: 'a & b' })
    const { form, status } = await gateway.pay(url, { how })
    expect(status).toBe(200)
    const came = merchant.heard.at(-1)
    expect(came).toMatchObject({ path: '/success', origin: 'null', cookie: undefined })
    expect(came?.fields).toEqual(form?.fields)
    expect(came?.fields).toMatchObject({
      tran_id: tranId,
      status: 'VALID',
      amount: '21.00',
      store_amount: '20.48',
      currency: 'BDT',
      currency_type: 'BDT',
      currency_amount: '21.00',
      currency_rate: '1.0000',
      base_fair: '0.00',
      error: '',
      risk_level: '0',
      risk_title: 'Safe',
      store_id: gateway.storeId,
      value_a: 'a & b',
      value_b: '',
      subscription_id: '',
      val_id: expect.stringMatching(/^\d{12}\w{15}$/),
      bank_tran_id: expect.stringMatching(/^\d{12}\w{15}$/),
      tran_date: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/),
      ...card,
    })
    expect(came?.fields['verify_key']).toBe(
      'amount,bank_tran_id,base_fair,card_brand,card_issuer,card_issuer_country,card_issuer_country_code,card_no,card_sub_brand,card_type,currency,currency_amount,' +
        'currency_rate,currency_type,error,risk_level,risk_title,status,store_amount,store_id,tran_date,tran_id,val_id,value_a,value_b,value_c,value_d',
    )
    expect(adapter().isSigned(came?.fields ?? {})).toBe(true)
    expect(await gateway.notices(tranId)).toMatchObject([{ url: `${merchant.url}/ipn`, fields: came?.fields }])
  })

  it('when the page goes back without JavaScript, there is a button; with it, one script that the policy knows', async () => {
    const { url } = await openSession()
    const text = await choose(url, { outcome: 'pay', channel: 'card' })
    expect(text).toContain('Back to the shop</button>')
    expect(text.match(/<script>.*?<\/script>/gs)).toEqual(['<script>document.forms[0].submit()</script>'])
  })

  it.each([
    ['fail', '/fail', { status: 'FAILED', error: 'Do not honor' }],
    ['cancel', '/cancel', { status: 'CANCELLED', error: 'Cancelled by User' }],
  ] as const)(
    'when the customer lets it %s, the shop gets a signed form without proof of payment',
    async (outcome, path, said) => {
      const { url, tranId } = await openSession()
      await gateway.pay(url, { outcome })
      const came = merchant.heard.at(-1)
      expect(came).toMatchObject({ path, fields: { tran_id: tranId, ...said } })
      expect(came?.fields).not.toHaveProperty('val_id')
      expect(adapter().isSigned(came?.fields ?? {})).toBe(true)
      expect(await adapter().query(tranId)).toMatchObject({
        outcome: 'found',
        paidValIds: [],
        pending: false,
        failedReason: said.error,
      })
    },
  )

  it('when the customer closes the window, nothing is sent and the payment is pending', async () => {
    const { url, tranId } = await openSession()
    const before = merchant.heard.length
    expect(await gateway.pay(url, { outcome: 'close' })).toEqual({ form: null, status: null, location: null })
    expect(merchant.heard).toHaveLength(before)
    expect(await gateway.notices(tranId)).toEqual([])
    expect(await adapter().query(tranId)).toMatchObject({ outcome: 'found', paidValIds: [], pending: true })
  })

  it('when the customer pays and never comes back, only the notice tells', async () => {
    const { url, tranId } = await openSession()
    expect(await gateway.pay(url, { outcome: 'stay' })).toMatchObject({ form: null })
    expect(await gateway.notices(tranId)).toMatchObject([{ fields: { status: 'VALID' } }])
  })

  it('when the payment is marked as risky, its risk level is 1', async () => {
    const { url } = await openSession()
    const { form } = await gateway.pay(url, { risky: true })
    expect(form?.fields).toMatchObject({ status: 'VALID', risk_level: '1', risk_title: 'Risky' })
    expect(await adapter().validate(form?.fields['val_id'] ?? '')).toMatchObject({
      payment: { paid: true, riskLevel: 1 },
    })
  })

  it('when it failed and was cancelled before, it can still be paid in the same session', async () => {
    const { url, tranId } = await openSession()
    await gateway.pay(url, { outcome: 'fail' })
    await gateway.pay(url, { outcome: 'cancel' })
    const { form } = await gateway.pay(url)
    expect(await adapter().query(tranId)).toMatchObject({
      outcome: 'found',
      paidValIds: [form?.fields['val_id']],
      failedReason: 'Cancelled by User',
    })
  })

  it('when the customer clicks twenty times at once, one payment is made', async () => {
    const { url, tranId } = await openSession()
    const pages = await Promise.all(Array.from({ length: 20 }, () => choose(url, { outcome: 'pay', channel: 'card' })))
    expect((await gateway.ledger()).filter((payment) => payment.tranId === tranId)).toHaveLength(1)
    expect(await gateway.notices(tranId)).toHaveLength(1)
    const ways = pages.map((page) => readForm(page, url))
    expect(new Set(ways.map((form) => form?.fields['val_id'])).size).toBe(1)
  })

  it('when they are twenty failures, which nothing holds to one, they are twenty (control)', async () => {
    const { url, tranId } = await openSession()
    await Promise.all(Array.from({ length: 20 }, () => choose(url, { outcome: 'fail', channel: 'card' })))
    expect(await gateway.notices(tranId)).toHaveLength(20)
  })

  it('when it is paid, the page says so and leads back', async () => {
    const { url } = await openSession()
    const { form } = await gateway.pay(url)
    const text = await (await fetch(url)).text()
    expect(text).toContain('Already paid')
    expect(text).not.toContain('<script>')
    expect(readForm(text, url)).toEqual(form)
  })
})

describe('a session that nobody pays', () => {
  it('when half an hour is over, it has expired: nothing can be paid, and the shop is told', async () => {
    const { url, tranId } = await openSession()
    passed += 30 * MINUTE
    const text = await choose(url, { outcome: 'pay', channel: 'card' })
    expect(text).toContain('This payment has expired')
    expect(readForm(text, url)).toMatchObject({
      action: `${merchant.url}/fail`,
      fields: { status: 'EXPIRED', tran_id: tranId },
    })
    expect((await gateway.ledger()).map((payment) => payment.tranId)).not.toContain(tranId)
    expect(await gateway.notices(tranId)).toMatchObject([
      { fields: { status: 'EXPIRED', error: 'Payment session expired' } },
    ])
    expect(await adapter().query(tranId)).toMatchObject({
      outcome: 'found',
      paidValIds: [],
      pending: false,
      failedReason: 'Payment session expired',
    })
  })

  it('when it is a second before that, it can be paid (control)', async () => {
    const { url, tranId } = await openSession()
    passed += 30 * MINUTE - 5000
    await gateway.pay(url)
    expect((await gateway.ledger()).map((payment) => payment.tranId)).toContain(tranId)
  })
})
