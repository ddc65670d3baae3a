import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { OwnData } from '#contract/schemas/own-data.ts'
import { oneOf } from '#contract/schemas/paging.ts'
import { buildTestApp, type TestApp } from '../testing/build-test-app.ts'
import { giveHistory, insertRow } from '../testing/customer-history.ts'
import { signIn, type SignedInCustomer } from '../testing/sign-in.ts'

describe('GET user/data', () => {
  let test: TestApp
  let rina: SignedInCustomer
  beforeAll(async () => {
    test = await buildTestApp()
    rina = await signIn(test)
    await test.database.pool.query(
      `update customers set name = 'Rina Akter', email = 'rina@example.com' where id = ${rina.customerId}`,
    )
    await giveHistory(test.database.pool, { customerId: rina.customerId, phone: '01712345678' })
    const other = await signIn(test, '01812345678')
    await giveHistory(test.database.pool, { customerId: other.customerId, phone: '01812345678' })
    await insertRow(test.database.pool, 'business_info', { name: 'Dolna Play Centre' })
  })
  afterAll(() => test.close())
  const ask = (headers: Record<string, string> = rina.headers) => test.app.inject({ url: '/api/user/data', headers })

  it('when nobody is signed in, the answer is 401', async () => {
    expect((await ask({})).statusCode).toBe(401)
  })

  it('when it is asked for, it comes as a file that is named after the centre and kept by no cache', async () => {
    const { headers, body } = await ask()
    expect(headers).toMatchObject({
      'content-disposition': 'attachment; filename="dolna-play-centre-my-data.json"',
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
    })
    expect(body.split('\n').length).toBeGreaterThan(100)
  })

  it('when the centre has Bangla names, they are in it beside the English ones, whatever the language of the call', async () => {
    for (const named of [
      `sale_details set name_bn = 'বাচ্চাদের খেলা'`,
      `branches set name_bn = 'শাপলা স্কয়ার'`,
      `subscriptions set name_bn = 'লিটল স্টার', title_bn = 'এক মাসের পাস'`,
      `subscription_riders set type_bn = 'শিশু'`,
    ])
      await test.database.pool.query(`update ${named}`)
    const { body, headers } = await test.app.inject({ url: '/api/user/data?lang=bn', headers: rina.headers })
    const { data } = oneOf(OwnData.strict()).parse(JSON.parse(body))
    expect(headers['content-disposition']).toContain('dolna-play-centre-my-data.json')
    expect(data.sales[0]).toMatchObject({
      branch: 'Branch of 1',
      branch_bn: 'শাপলা স্কয়ার',
      details: [{ name: 'Kid Play', name_bn: 'বাচ্চাদের খেলা' }],
    })
    expect(data.subscriptions[0]).toMatchObject({
      name_bn: 'লিটল স্টার',
      title_bn: 'এক মাসের পাস',
      ridingUsers: [{ type: 'Kid Play', type_bn: 'শিশু' }],
    })
  })

  it('when it is asked for, it holds everything of the customer', async () => {
    const { data } = oneOf(OwnData.strict()).parse((await ask()).json())
    expect(data).toMatchObject({
      centre: 'Dolna Play Centre',
      profile: {
        id: rina.customerId,
        name: 'Rina Akter',
        phone: '01712345678',
        email: 'rina@example.com',
        language: 'en',
        childrens: [{ name: 'Mitu', age: 1 }],
      },
      sales: [
        { invoice_number: 'INV-20261115-00012', paid: 0, ticket_code: null },
        {
          invoice_number: 'INV-20261115-00011',
          booking_date: '2026-11-15',
          moved_from: null,
          grand_total: 632.5,
          paid: 632.5,
          vat_rate: 15,
          ticket_code: 'T-1',
          branch: 'Branch of 1',
          details: [{ name: 'Kid Play', qty: 50, price: 550, note: 'For Mitu, call Rina' }],
          ridingUsers: [{ name: 'Mitu', age: 4, type: 'Kid Play' }],
        },
      ],
      subscriptions: [
        { invoice_number: 'INV-20261115-00014', paid: 0 },
        {
          invoice_number: 'INV-20261115-00013',
          paid: 5000,
          start_date: '2026-11-15',
          membership_code: 'M-1',
          note: 'Rina pays',
          ridingUsers: [{ name: 'Mitu', additional: true, price: 500 }],
        },
      ],
      payments: [
        { invoice_number: 'INV-20261115-00013', transaction_id: 'SUBSCRIBED-1', amount: 5000, status: 'paid' },
        {
          invoice_number: 'INV-20261115-00012',
          transaction_id: 'SALE-FAIL-1',
          status: 'failed',
          fail_reason: 'Not enough money',
        },
        {
          invoice_number: 'INV-20261115-00011',
          transaction_id: 'SALE-PAID-1',
          method: 'BKASH-BKash',
          bank_transaction_id: 'BANK1',
        },
      ],
      unmatched_payments: [
        { transaction_id: 'SALE-PAID-1', amount: 632.5, reason: 'already_paid', status: 'refund_due' },
      ],
      messages: [{ text: 'Rina, your membership ends soon.', sent_at: null }, { text: 'INV-20261115-00011 is paid.' }],
      sign_ins: [{ signed_in_at: expect.any(String) as string }],
      sign_in_tries: [{ what: 'code sent to number' }],
    })
  })

  it("when it is asked for, nothing in it is another's, a secret or the gateway's own", async () => {
    const { body } = await ask()
    for (const foreign of [
      '01812345678',
      'SALE-PAID-2',
      'Branch of 2',
      rina.token,
      'the key',
      'gateway.example',
      'VAL-1',
      'b'.repeat(64),
      '432155',
    ])
      expect(body, foreign).not.toContain(foreign)
  })

  it('when the customer is new, it is whole and empty', async () => {
    const answer = await ask((await signIn(test, '01912345678')).headers)
    const { data } = oneOf(OwnData.strict()).parse(answer.json())
    expect(data).toMatchObject({
      profile: { phone: '01912345678', name: null },
      sales: [],
      subscriptions: [],
      payments: [],
      messages: [],
      sign_ins: [{}],
    })
  })
})
