import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import type { Found } from '#contract/schemas/staff-payments.ts'
import { openPaymentsDesk, type PaymentsDesk } from '../testing/payments-desk.ts'
import { comeIn, type StaffBrowser } from '../testing/staff-browser.ts'

let desk: PaymentsDesk
beforeAll(async () => {
  desk = await openPaymentsDesk()
})
afterAll(() => desk.shop.close())
beforeEach(() => desk.empty())

type Answer = { status: number; body: { data: Found[]; message: string } }
const ask = async (body: Record<string, unknown>, browser?: StaffBrowser): Promise<Answer> =>
  (await (browser ?? (await desk.manager())).call('POST', 'payments/look', body)) as never

const place = async () => {
  const { body } = await desk.buyer.place()
  const [attempt] = await desk.rows('select tran_id from payment_attempts order by id desc limit 1')
  return { saleId: body.data.id, page: body.ssl_data.data, tranId: String(attempt?.['tran_id']) }
}

it.each(['01712345678', '+880 1712-345678', '০১৭১২৩৪৫৬৭৮'])(
  'when the notice was lost and the number is asked about as %s, the order is settled now',
  async (phone) => {
    const { saleId, page, tranId } = await place()
    await desk.shop.pay(page, { comeBack: false })
    expect(await desk.saleOf(saleId)).toEqual({ paid: 0, ticket: false })
    const { body } = await ask({ phone })
    expect(body.data).toMatchObject([
      {
        tran_id: tranId,
        amount: 1343.75,
        finding: 'paid',
        text: 'Paid: the order is settled now.',
        order: { kind: 'tickets', id: saleId, buyer: { phone: '01712345678' } },
      },
    ])
    expect(await desk.saleOf(saleId)).toEqual({ paid: 134_375, ticket: true })
  },
)

it('when a number has tried several times, each attempt is told apart, the newest first', async () => {
  const risky = await place()
  await desk.shop.pay(risky.page, { risky: true, comeBack: false })
  const failed = await place()
  await desk.shop.pay(failed.page, { outcome: 'fail', comeBack: false })
  const open = await place()
  const charged = await place()
  await desk.shop.pay(charged.page, { comeBack: false })
  const { body } = await ask({ tran_id: open.tranId })
  expect(body.data.map(({ tran_id, text }) => [tran_id, text])).toEqual([
    [charged.tranId, 'Paid: the order is settled now.'],
    [open.tranId, 'Still open at the gateway.'],
    [failed.tranId, 'The gateway knows no money for this.'],
    [risky.tranId, 'On hold.'],
  ])
  // Asked once more, and with a gateway that is silent by now, what is known stays known.
  vi.spyOn(desk.shop.gateway, 'query').mockResolvedValue({ outcome: 'unknown', reason: 'silence' })
  expect((await ask({ phone: '01712345678' })).body.data.map(({ finding }) => finding)).toEqual([
    'paid',
    'unknown',
    'unknown',
    'held',
  ])
  vi.restoreAllMocks()
})

it('when money is found for an order that had expired, it is money without an order', async () => {
  const { page } = await place()
  await desk.shop.pay(page, { comeBack: false })
  await desk.rows('update orders set expired_at = created_at')
  expect((await ask({ phone: '01712345678' })).body.data).toMatchObject([{ finding: 'stray' }])
  expect((await desk.cases()).stray).toMatchObject({ count: 1, data: [{ usable: [{ kind: 'tickets' }] }] })
})

it('when attempts are older than 7 days, only one that is named is asked about', async () => {
  const { tranId } = await place()
  desk.shop.clock.pass(8 * 24 * 3600)
  expect((await ask({ phone: '01712345678' })).body.data).toEqual([])
  expect((await ask({ tran_id: tranId })).body.data).toMatchObject([{ tran_id: tranId }])
})

it('when there are more attempts than anybody makes, the ten newest are asked about', async () => {
  await place()
  await desk.rows(`insert into payment_attempts (tran_id, order_id, amount, opened_at)
    select 'MANY-' || lpad(n::text, 5, '0'), order_id, amount, opened_at from payment_attempts, generate_series(1, 15) n`)
  const query = vi.spyOn(desk.shop.gateway, 'query')
  expect((await ask({ phone: '01712345678' })).body.data).toHaveLength(10)
  expect(query).toHaveBeenCalledTimes(10)
  query.mockRestore()
})

it('when the order is of another branch, its attempts are not theirs', async () => {
  await place()
  expect((await ask({ phone: '01712345678' }, await desk.managerOf(2))).body.data).toEqual([])
  expect((await ask({ phone: '01712345678' }, await desk.managerOf(1))).body.data).toHaveLength(1)
})

it('when what is typed is neither a number nor a transaction, it says so; who may not ask is refused', async () => {
  for (const body of [
    {},
    { phone: '12' },
    { phone: null },
    { phone: '%' },
    { tran_id: '' },
    { tran_id: `'; --` },
    { tran_id: 'x'.repeat(10_000) },
    { tran_id: 'a\u0000b' },
  ])
    expect(await ask(body)).toMatchObject({
      status: 422,
      body: { message: 'Please enter a phone number or a transaction.' },
    })
  expect((await ask({ phone: '01712345678' }, await comeIn(desk.shop, 'gate'))).status).toBe(403)
  expect((await ask({ phone: '01712345678' }, await comeIn(desk.shop, 'cashier'))).status).toBe(200)
})

it('when somebody asks 21 times in a minute, the last is told to wait', async () => {
  const manager = await desk.manager()
  for (let n = 0; n < 20; n++) expect((await ask({ tran_id: 'NOBODYS-1' }, manager)).status).toBe(200)
  expect((await ask({ tran_id: 'NOBODYS-1' }, manager)).status).toBe(429)
})

it('when the gateway was asked, the log says about whom, and forgets it with the customer', async () => {
  await place()
  const manager = await desk.manager()
  await ask({ phone: '01712345678' }, manager)
  expect(
    await desk.rows(`select thing_name, personal from audit_log where act = 'payment.look' order by id desc limit 1`),
  ).toEqual([{ thing_name: '01712-345678', personal: ['thing_name'] }])
})
