import { createRequire } from 'node:module'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '#server/db/database.ts'
import { testDatabase } from '#server/testing/database.ts'
import { openGateway, type GatewayAlone } from '#server/testing/gateway-alone.ts'
import { openMerchant, sessionRequest, type Merchant } from '#server/testing/stand-in-merchant.ts'

type Answer = Record<string, unknown>
type Call<Input> = (input: Input) => Promise<Answer>

/** `sslcommerz-lts`, SSLCOMMERZ's own: multipart, then posts with everything in the address. */
type Lts = Record<
  | 'init'
  | 'validate'
  | 'initiateRefund'
  | 'refundQuery'
  | 'transactionQueryBySessionId'
  | 'transactionQueryByTransactionId',
  Call<Record<string, string>>
>
/** `sslcommerz-nodejs`: urlencoded, then gets; it also checks the hash. */
type Nodejs = {
  init_transaction: Call<Record<string, string>>
  hash_validate_ipn(fields: Record<string, string>): Promise<boolean>
  init_refund(bankTranId: string, amount: number, remarks: string): Promise<Answer>
} & Record<
  'validate_transaction_order' | 'refund_status' | 'transaction_status_session' | 'transaction_status_id',
  Call<string>
>

const load = createRequire(import.meta.url)
let database: Database
let gateway: GatewayAlone
let merchant: Merchant

beforeAll(async () => {
  database = await testDatabase()
  merchant = await openMerchant()
  gateway = await openGateway({ database, holdNotices: true })
})
afterAll(async () => {
  await gateway.close()
  await merchant.close()
  await database.close()
})

/** The one thing that is changed about a client: where its gateway is. */
function pointAt<Client extends object>(client: Client): Client {
  for (const [name, value] of Object.entries(client)) {
    if (typeof value === 'string')
      Object.assign(client, { [name]: value.replace('https://sandbox.sslcommerz.com', gateway.baseUrl) })
  }
  return client
}

async function payAt(session: Answer) {
  await gateway.pay(String(session['GatewayPageURL']), { how: 'nagad' })
  return merchant.heard.at(-1)?.fields ?? {}
}

describe('when sslcommerz-lts talks to the test gateway', () => {
  const client = (): Lts => {
    const SSLCommerzPayment = load('sslcommerz-lts') as new (id: string, password: string, live: boolean) => Lts
    return pointAt(new SSLCommerzPayment(gateway.storeId, gateway.storePassword, false))
  }

  it('opens, validates, queries by both keys, refunds, and queries the refund', async () => {
    const sslcz = client()
    const session = await sslcz.init(sessionRequest(merchant.url, 'LTS-20261115'))
    expect(session).toMatchObject({ status: 'SUCCESS' })
    expect(await sslcz.transactionQueryByTransactionId({ tran_id: 'LTS-20261115' })).toMatchObject({
      no_of_trans_found: 1,
      element: [{ status: 'PENDING' }],
    })
    const { val_id = '', bank_tran_id = '' } = await payAt(session)
    expect(await sslcz.validate({ val_id })).toMatchObject({
      status: 'VALID',
      tran_id: 'LTS-20261115',
      amount: '632.50',
      APIConnect: 'DONE',
    })
    expect(await sslcz.validate({ val_id })).toMatchObject({ status: 'VALIDATED' })
    expect(await sslcz.transactionQueryByTransactionId({ tran_id: 'LTS-20261115' })).toMatchObject({
      APIConnect: 'DONE',
      element: [{ status: 'VALIDATED', val_id }],
    })
    expect(await sslcz.transactionQueryBySessionId({ sessionkey: String(session['sessionkey']) })).toMatchObject({
      status: 'VALIDATED',
      val_id,
    })
    const refund = await sslcz.initiateRefund({
      refund_amount: '10',
      refund_remarks: 'It rained all day',
      bank_tran_id,
      refe_id: 'EASY1',
    })
    expect(refund).toMatchObject({
      APIConnect: 'DONE',
      status: 'success',
      bank_tran_id,
      trans_id: 'LTS-20261115',
      errorReason: '',
    })
    const refund_ref_id = String(refund['refund_ref_id'])
    expect(await sslcz.refundQuery({ refund_ref_id })).toMatchObject({
      status: 'processing',
      refund_ref_id,
      bank_tran_id,
      tran_id: 'LTS-20261115',
    })
    expect(await sslcz.refundQuery({ refund_ref_id })).toMatchObject({ status: 'refunded' })
  })

  it('hears the gateway say no', async () => {
    expect(await client().init(sessionRequest(merchant.url, 'LTS2-20261115', { cus_email: '' }))).toMatchObject({
      status: 'FAILED',
      failedreason: "Invalid Information! 'cus_email' is missing or empty.",
    })
    expect(await client().validate({ val_id: 'nothing' })).toMatchObject({ status: 'INVALID_TRANSACTION' })
  })
})

describe('when sslcommerz-nodejs talks to the test gateway', () => {
  const client = (): Nodejs => {
    const SSLCommerz = load('sslcommerz-nodejs') as new (config: object) => Nodejs
    return pointAt(
      new SSLCommerz({ isSandboxMode: true, store_id: gateway.storeId, store_passwd: gateway.storePassword }),
    )
  }

  it('opens, checks the hash, validates, queries by both keys, refunds, and queries the refund', async () => {
    const sslcz = client()
    const session = await sslcz.init_transaction(
      sessionRequest(merchant.url, 'NJS-20261115', { value_a: 'a & b', cus_name: 'দোলা' }),
    )
    expect(session).toMatchObject({ status: 'SUCCESS' })
    const came = await payAt(session)
    const { val_id = '', bank_tran_id = '' } = came
    expect(await sslcz.hash_validate_ipn(came)).toBe(true)
    expect(await sslcz.hash_validate_ipn({ ...came, amount: '1.00' })).toBe(false)
    await gateway.sendNotices({ tranId: 'NJS-20261115' })
    expect(await sslcz.hash_validate_ipn(merchant.heard.at(-1)?.fields ?? {})).toBe(true)
    expect(await sslcz.validate_transaction_order(val_id)).toMatchObject({
      status: 'VALID',
      tran_id: 'NJS-20261115',
      value_a: 'a & b',
    })
    expect(await sslcz.transaction_status_id('NJS-20261115')).toMatchObject({
      APIConnect: 'DONE',
      no_of_trans_found: 1,
      element: [{ status: 'VALIDATED', val_id }],
    })
    expect(await sslcz.transaction_status_session(String(session['sessionkey']))).toMatchObject({
      status: 'VALIDATED',
      val_id,
    })
    const refund = await sslcz.init_refund(bank_tran_id, 632.5, 'It rained')
    expect(refund).toMatchObject({ APIConnect: 'DONE', status: 'success' })
    expect(await sslcz.refund_status(String(refund['refund_ref_id']))).toMatchObject({ status: 'processing' })
    expect(await sslcz.refund_status(String(refund['refund_ref_id']))).toMatchObject({ status: 'refunded' })
  })

  it.each(['fail', 'cancel'] as const)('when the customer lets it %s, the hash is right too', async (outcome) => {
    const sslcz = client()
    const session = await sslcz.init_transaction(sessionRequest(merchant.url, `NJS-${outcome}`))
    await gateway.pay(String(session['GatewayPageURL']), { outcome })
    expect(await sslcz.hash_validate_ipn(merchant.heard.at(-1)?.fields ?? {})).toBe(true)
  })
})
