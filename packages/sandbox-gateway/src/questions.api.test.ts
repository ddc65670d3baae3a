import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '#server/db/database.ts'
import { createSslcommerz } from '#server/integrations/sslcommerz/sslcommerz.ts'
import type { Gateway } from '#server/payments/gateway.ts'
import { testDatabase } from '#server/testing/database.ts'
import { openGateway, type GatewayAlone } from '#server/testing/gateway-alone.ts'
import type { Payment } from '#server/testing/pay-as-customer.ts'

let database: Database
let gateway: GatewayAlone
let adapter: Gateway
let count = 0

beforeAll(async () => {
  database = await testDatabase()
  gateway = await openGateway({ database, holdNotices: true })
  adapter = createSslcommerz({ ...gateway, publicUrl: 'http://127.0.0.1:9' })
})
afterAll(async () => {
  await gateway.close()
  await database.close()
})

async function openSession(amount = 63_250) {
  const tranId = `Q${++count}-20261115`
  const customer = { name: 'Dola', email: null, phone: '01712345678' }
  const session = await adapter.openSession({
    tranId,
    amount,
    language: 'en' as const,
    customer,
    product: { name: 'Kid Play', category: 'Tickets', count: 1 },
  })
  if (session.outcome !== 'opened') throw new Error(`No session: ${session.reason}`)
  return { ...session, tranId }
}
async function paid(amount?: number, refund: Payment['refund'] = 'accepted') {
  const session = await openSession(amount)
  const { form } = await gateway.pay(session.url, { refund, comeBack: false })
  return { ...session, valId: form?.fields['val_id'] ?? '', bankTranId: form?.fields['bank_tran_id'] ?? '' }
}
const ask = async (path: string, fields: Record<string, string>) => {
  const query = new URLSearchParams({ store_id: gateway.storeId, store_passwd: gateway.storePassword, ...fields })
  return (await (await fetch(`${gateway.baseUrl}/validator/api/${path}?${query}`)).json()) as Record<string, unknown>
}
const TRANSACTIONS = 'merchantTransIDvalidationAPI.php'

describe('the validator', () => {
  it('when a payment is validated, it is VALID at first and VALIDATED ever after', async () => {
    const { valId, tranId, bankTranId } = await paid()
    expect(await adapter.validate(valId)).toMatchObject({
      outcome: 'found',
      payment: {
        paid: true,
        status: 'VALID',
        tranId,
        valId,
        bankTranId,
        amount: 63_250,
        currency: 'BDT',
        riskLevel: 0,
      },
    })
    for (let turn = 0; turn < 2; turn++)
      expect(await adapter.validate(valId)).toMatchObject({ payment: { paid: true, status: 'VALIDATED' } })
  })

  it('when ten validate at once, one of them is the first', async () => {
    const { valId } = await paid()
    const answers = await Promise.all(Array.from({ length: 10 }, () => adapter.validate(valId)))
    expect(answers.filter((answer) => answer.outcome === 'found' && answer.payment.status === 'VALID')).toHaveLength(1)
  })

  it('when there is no such payment, it is not found', async () => {
    expect(await adapter.validate('260101000000nothing')).toEqual({
      outcome: 'not_found',
      answer: { status: 'INVALID_TRANSACTION', APIConnect: 'DONE' },
    })
  })

  it('when the password is wrong, nothing is told, not even that it is not found', async () => {
    const stranger = createSslcommerz({ ...gateway, storePassword: 'guess', publicUrl: 'http://127.0.0.1:9' })
    const { valId, tranId } = await paid()
    expect(await stranger.validate(valId)).toMatchObject({ outcome: 'unknown' })
    expect(await stranger.query(tranId)).toMatchObject({ outcome: 'unknown' })
    expect(await stranger.refund({ bankTranId: 'B', refundTransId: 'R', amount: 1, remarks: 'x' })).toMatchObject({
      outcome: 'refused',
    })
  })
})

describe('the questions about a transaction', () => {
  it('when it was never heard of, nothing is found', async () => {
    expect(await adapter.query('T-nobody')).toMatchObject({ outcome: 'not_found' })
    expect(await ask(TRANSACTIONS, { sessionkey: '0'.repeat(32) })).toMatchObject({
      APIConnect: 'DONE',
      status: 'FAILED',
    })
  })

  it('when its session is open, it is pending, by either key', async () => {
    const { tranId, sessionKey } = await openSession()
    expect(await adapter.query(tranId)).toMatchObject({
      outcome: 'found',
      pending: true,
      paidValIds: [],
      failedReason: null,
    })
    expect(await ask(TRANSACTIONS, { sessionkey: sessionKey })).toMatchObject({
      APIConnect: 'DONE',
      status: 'PENDING',
      tran_id: tranId,
      sessionkey: sessionKey,
    })
  })

  it('when it is paid, the payment is told, by either key, flat by the session', async () => {
    const { tranId, sessionKey, valId } = await paid()
    expect(await ask(TRANSACTIONS, { tran_id: tranId })).toMatchObject({
      APIConnect: 'DONE',
      no_of_trans_found: 1,
      element: [{ status: 'VALID', val_id: valId, amount: '632.50' }],
    })
    await adapter.validate(valId)
    expect(await ask(TRANSACTIONS, { sessionkey: sessionKey })).toMatchObject({
      status: 'VALIDATED',
      val_id: valId,
      tran_id: tranId,
      amount: '632.50',
      risk_level: '0',
    })
  })

  it('when nothing is asked for, the request is invalid', async () => {
    expect(await ask(TRANSACTIONS, {})).toEqual({ APIConnect: 'INVALID_REQUEST' })
  })
})

describe('refunds', () => {
  const refundOf = (bankTranId: string, refundTransId: string, amount: number) =>
    adapter.refund({ bankTranId, refundTransId, amount, remarks: 'It rained' })

  it('when a payment is refunded, it is under way at first and given back then', async () => {
    const { bankTranId } = await paid()
    const started = await refundOf(bankTranId, 'R-whole', 63_250)
    if (started.outcome !== 'started') throw new Error(started.outcome)
    expect(await adapter.refundState(started.refundRefId)).toMatchObject({ outcome: 'processing' })
    expect(await adapter.refundState(started.refundRefId)).toMatchObject({
      outcome: 'refunded',
      answer: { refunded_on: expect.stringMatching(/^\d{4}-/) },
    })
  })

  it('when the same refund is asked for again, it is the same refund', async () => {
    const { bankTranId } = await paid()
    const answers = await Promise.all(Array.from({ length: 5 }, () => refundOf(bankTranId, 'R-same', 63_250)))
    expect(answers.map(({ outcome }) => outcome)).toEqual(Array(5).fill('started'))
    expect(new Set(answers.map((answer) => (answer.outcome === 'started' ? answer.refundRefId : ''))).size).toBe(1)
  })

  it('when ten refunds of the whole come at once, one is started: never more is given back than was paid', async () => {
    const { bankTranId } = await paid()
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) => refundOf(bankTranId, `R-${bankTranId.slice(-5)}${index}`, 63_250)),
    )
    expect(answers.filter(({ outcome }) => outcome === 'started')).toHaveLength(1)
    expect(
      answers.filter((answer) => answer.outcome === 'refused' && answer.reason === 'Invalid refund_amount'),
    ).toHaveLength(9)
  })

  it('when they are of a tenth each, all are started (control)', async () => {
    const { bankTranId } = await paid()
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) => refundOf(bankTranId, `S-${bankTranId.slice(-5)}${index}`, 6325)),
    )
    expect(answers.filter(({ outcome }) => outcome === 'started')).toHaveLength(10)
    expect(await refundOf(bankTranId, `S-${bankTranId.slice(-5)}x`, 1)).toMatchObject({ outcome: 'refused' })
  })

  it('when there was no such payment, or it failed, nothing is refunded', async () => {
    const { url } = await openSession()
    const { form } = await gateway.pay(url, { outcome: 'fail', comeBack: false })
    expect(await refundOf('nothing', 'R-nothing', 100)).toMatchObject({
      outcome: 'refused',
      reason: 'Invalid bank_tran_id',
    })
    expect(await refundOf(form?.fields['bank_tran_id'] ?? '', 'R-failed', 100)).toMatchObject({
      outcome: 'refused',
      reason: 'Invalid bank_tran_id',
    })
    expect(await adapter.refundState('nothing')).toMatchObject({ outcome: 'unknown' })
  })

  it('when something else was chosen with the payment, that becomes of its refund', async () => {
    const startedOf = async (refund: Payment['refund']) => {
      const { bankTranId } = await paid(undefined, refund)
      const again = () => refundOf(bankTranId, `E-${refund}`, 100)
      return { again, first: await again() }
    }
    const looksOf = async (answer: Awaited<ReturnType<typeof refundOf>>, times: number) => {
      const looks: string[] = []
      for (let look = 0; look < times; look += 1)
        looks.push((await adapter.refundState('refundRefId' in answer ? answer.refundRefId : '')).outcome)
      return looks
    }
    const processing = await startedOf('processing')
    expect(processing.first.outcome).toBe('processing')
    expect(await looksOf(processing.first, 3)).toEqual(['processing', 'processing', 'refunded'])
    expect((await startedOf('refused')).first).toMatchObject({
      outcome: 'refused',
      reason: 'The bank refused the refund',
    })
    const cancelled = await startedOf('cancelled')
    expect(await looksOf(cancelled.first, 2)).toEqual(['processing', 'cancelled'])
    const late = await startedOf('late')
    expect([late.first.outcome, (await late.again()).outcome]).toEqual(['unknown', 'started'])
    const silent = await startedOf('silent')
    expect([silent.first.outcome, (await silent.again()).outcome]).toEqual(['unknown', 'unknown'])
  })
})
