import { describe, expect, it } from 'vitest'
import type { SessionOrder } from '../../payments/gateway.ts'
import { cut, readSession, sessionFields } from './session.ts'

const order: SessionOrder = {
  tranId: 'T20261115AAAA',
  amount: 63_250,
  language: 'en',
  customer: { name: 'দোলা আক্তার', email: null, phone: '01712345678' },
  product: { name: 'Kid Play × 1', category: 'Tickets', count: 1 },
}
const store = { storeId: 'dolna', storePassword: 's&cret', publicUrl: 'https://www.play.example.com' }
const fieldsOf = (change: Partial<SessionOrder> = {}, publicUrl = store.publicUrl) =>
  Object.fromEntries(sessionFields({ ...order, ...change }, { ...store, publicUrl }))
const emailOf = (email: string | null, publicUrl?: string) =>
  fieldsOf({ customer: { ...order.customer, email } }, publicUrl)['cus_email']

describe('what a session is opened with', () => {
  it('when an order is complete, every mandatory field is there', () => {
    expect(fieldsOf()).toEqual({
      store_id: 'dolna',
      store_passwd: 's&cret',
      total_amount: '632.50',
      currency: 'BDT',
      tran_id: 'T20261115AAAA',
      success_url: 'https://www.play.example.com/api/payments/ssl/success?tran_id=T20261115AAAA',
      fail_url: 'https://www.play.example.com/api/payments/ssl/fail?tran_id=T20261115AAAA',
      cancel_url: 'https://www.play.example.com/api/payments/ssl/cancel?tran_id=T20261115AAAA',
      ipn_url: 'https://www.play.example.com/api/payments/ssl/ipn?tran_id=T20261115AAAA',
      cus_name: 'দোলা আক্তার',
      cus_email: 'no-reply@play.example.com',
      cus_phone: '01712345678',
      cus_add1: 'Dhaka',
      cus_city: 'Dhaka',
      cus_postcode: '1000',
      cus_country: 'Bangladesh',
      shipping_method: 'NO',
      num_of_item: '1',
      product_name: 'Kid Play × 1',
      product_category: 'Tickets',
      product_profile: 'non-physical-goods',
    })
  })

  it('when a text is too long, it is cut between characters', () => {
    const name = '😀'.repeat(60)
    expect(fieldsOf({ customer: { ...order.customer, name } })['cus_name']).toBe('😀'.repeat(50))
    expect([...cut('ক'.repeat(300), 255)]).toHaveLength(255)
    expect(cut('  two\n lines ', 50)).toBe('two lines')
    expect(cut('four five', 5)).toBe('four')
  })

  it('when the order comes from a Bangla page, the way back says so', () => {
    expect(fieldsOf({ language: 'bn' })).toMatchObject({
      success_url: 'https://www.play.example.com/api/payments/ssl/success?tran_id=T20261115AAAA&lang=bn',
    })
  })

  it('when a text is blank, something stands for it', () => {
    const blank = fieldsOf({
      customer: { name: ' ', email: ' ', phone: '01712345678' },
      product: { name: '', category: ' ', count: 2 },
    })
    expect(blank).toMatchObject({
      cus_name: 'Customer',
      cus_email: 'no-reply@play.example.com',
      product_name: 'Tickets',
      product_category: 'Tickets',
    })
  })

  it("when the customer has an address, it is theirs; one that is too long is not cut into somebody else's", () => {
    expect(emailOf('dola@example.com')).toBe('dola@example.com')
    expect(emailOf(`${'d'.repeat(50)}@example.com`)).toBe('no-reply@play.example.com')
    expect(emailOf('দোলা@example.com')).toBe('no-reply@play.example.com')
    expect(emailOf(null, 'http://localhost:3000')).toBe('no-reply@example.com')
    expect(emailOf(null, `https://${'long.'.repeat(12)}example.com`)).toBe('no-reply@example.com')
  })
})

describe('the answer', () => {
  const read = (
    body: Record<string, unknown>,
    pageOrigin = 'https://securepay.sslcommerz.com',
    publicUrl = 'http://localhost:3000',
  ) => readSession({ body, answer: body }, { storePassword: 's&cret', publicUrl, pageOrigin })
  const success = {
    status: 'SUCCESS',
    sessionkey: 'ABC',
    GatewayPageURL: 'https://epay-gw.sslcommerz.com/x',
    gw: {},
    desc: [{ name: 'VISA' }],
    store_name: 'Dolna',
  }

  it('when a session is open, its page is told, and what is kept leaves out the list of banks', () => {
    expect(read(success)).toEqual({
      outcome: 'opened',
      sessionKey: 'ABC',
      url: 'https://epay-gw.sslcommerz.com/x',
      answer: {
        status: 'SUCCESS',
        sessionkey: 'ABC',
        GatewayPageURL: 'https://epay-gw.sslcommerz.com/x',
        store_name: 'Dolna',
      },
    })
  })

  it('when the gateway says no, it is refused with its reason, but for the password', () => {
    expect(read({ status: 'FAILED', failedreason: 'Store s&cret (s%26cret) is De-active' })).toMatchObject({
      outcome: 'refused',
      reason: 'Store [redacted] ([redacted]) is De-active',
    })
    expect(read({ status: 'FAILED' })).toMatchObject({ outcome: 'refused', reason: 'The gateway refused.' })
  })

  it.each([
    {},
    { status: 'MAYBE' },
    { status: 'SUCCESS', GatewayPageURL: success.GatewayPageURL },
    { status: 1 },
    { status: ['FAILED'] },
  ])('when it says %j, nobody knows', (body) => {
    expect(read(body)).toMatchObject({ outcome: 'unknown' })
  })

  it.each([
    ['https://securepay.sslcommerz.com/gwprocess/v4/gw.php', 'https://securepay.sslcommerz.com'],
    ['https://pay.sslcommerz.com/abc', 'https://securepay.sslcommerz.com'],
    ['https://epay-gw.sslcommerz.com/abc', 'https://sandbox.sslcommerz.com'],
    ['http://localhost:3000/sandbox-gateway/EasyCheckOut/testcdeabc', 'http://localhost:3000'],
  ])('when the page is %s of %s, the customer may go there', (url, pageOrigin) => {
    expect(read({ ...success, GatewayPageURL: url }, pageOrigin)).toMatchObject({ outcome: 'opened', url })
  })

  it.each([
    'http://securepay.sslcommerz.com/x',
    'https://evil.example.com/x',
    'https://securepay.sslcommerz.com.evil.example.com/x',
    'https://evil-sslcommerz.com/',
    'https://pay.sslcommerz.com@evil.example.com/',
    'https://user:pw@pay.sslcommerz.com/',
    'https://pay.sslcommerz.com:8443/',
    'javascript:alert(1)',
    '//pay.sslcommerz.com/x',
    '/x',
    '',
  ])('when the page is %s, the customer is not sent there', (url) => {
    expect(read({ ...success, GatewayPageURL: url })).toMatchObject({ outcome: 'refused' })
  })

  it('when the configured gateway names a page of its own to which no browser should go, it counts as refused', () => {
    const pay = (url: string, origin: string, publicUrl: string) =>
      read({ ...success, GatewayPageURL: url }, origin, publicUrl).outcome
    expect(pay('http://gateway.example/pay', 'http://gateway.example', 'https://play.example')).toBe('refused')
    expect(pay('http://127.0.0.1:4000/pay', 'http://127.0.0.1:4000', 'https://play.example')).toBe('refused')
    expect(
      pay(`https://pay.sslcommerz.com/${'a'.repeat(3000)}`, 'https://securepay.sslcommerz.com', 'https://play.example'),
    ).toBe('refused')
    expect(pay('http://127.0.0.1:4000/pay', 'http://127.0.0.1:4000', 'http://localhost:3000')).toBe('opened')
  })
})
