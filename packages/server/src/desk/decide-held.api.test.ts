import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { smsLetters } from '#contract/rules/sms.ts'
import { openPaymentsDesk, type PaymentsDesk } from '../testing/payments-desk.ts'
import { comeIn } from '../testing/staff-browser.ts'

let desk: PaymentsDesk
beforeAll(async () => {
  desk = await openPaymentsDesk()
})
afterAll(() => desk.shop.close())
beforeEach(() => desk.empty())

const customerMessages = () => desk.rows(`select kind, phone, text from outbox where kind <> 'payment-held'`)
const attempts = () => desk.rows('select status from payment_attempts')

it('when nothing waits for a person, all three lists are empty', async () => {
  const nothing = { data: [], count: 0 }
  expect(await desk.cases()).toEqual({ held: nothing, stray: nothing, refunds: nothing })
})

it('when somebody looks, a payment on hold is there with what is known of it', async () => {
  const { invoice, saleId, attemptId } = await desk.held()
  expect(await desk.cases()).toMatchObject({
    held: {
      count: 1,
      data: [
        {
          id: attemptId,
          amount: 1343.75,
          currency: 'BDT',
          method: 'bKash',
          tran_id: expect.stringMatching(/^\d{8}-\w{20}$/) as string,
          val_id: expect.any(String) as string,
          risk_level: 1,
          order: {
            kind: 'tickets',
            id: saleId,
            invoice_number: invoice,
            what: expect.stringMatching(/^2 × Kid Play, 1 × Adult Companion, \d\d-Nov-2026, \w+/) as string,
            buyer: { name: 'Rina Akter', phone: '01712345678' },
          },
        },
      ],
    },
    stray: { count: 0 },
  })
})

it('when it is taken as paid, the order is paid, the customer told, and the log knows who', async () => {
  const { saleId, attemptId, invoice } = await desk.held()
  const manager = await desk.manager()
  expect(await desk.decide('held', attemptId, { decision: 'confirm' }, manager)).toMatchObject({
    status: 200,
    body: { data: { outcome: 'paid' }, message: 'Confirmed. The order is paid and the customer is told.' },
  })
  expect(await desk.saleOf(saleId)).toEqual({ paid: 134_375, ticket: true })
  expect(await desk.rows('select status, decided_by_id from payment_attempts')).toEqual([
    { status: 'paid', decided_by_id: manager.staffId },
  ])
  expect(await customerMessages()).toMatchObject([{ kind: 'sale-paid' }])
  const history = (await manager.call('GET', 'history?thing=payment')).body as { data: { text: string }[] }
  expect(history.data[0]?.text).toMatch(new RegExp(`^Karim\\b.* took Tk 1,343\\.75 of ${invoice} as paid, `))
  expect((await desk.cases()).held.count).toBe(0)
})

it.each([{}, { decision: 'x' }, { decision: null }, { decision: ['confirm'] }, { decision: 'keep' }])(
  'when what is decided reads %j, nothing is done',
  async (body) => {
    const { saleId, attemptId } = await desk.held()
    expect((await desk.decide('held', attemptId, body)).status).toBe(422)
    expect(await desk.saleOf(saleId)).toEqual({ paid: 0, ticket: false })
    expect(await attempts()).toEqual([{ status: 'held' }])
    expect(await desk.strays()).toEqual([])
  },
)

it('when it is given back, the order stays unpaid, the gateway gives the money back, and the customer is told', async () => {
  const { saleId, attemptId, invoice } = await desk.held()
  expect((await desk.decide('held', attemptId, { decision: 'refund' })).body).toMatchObject({
    data: { outcome: 'refunding' },
    message: 'The gateway gives it back. It stays in this list until the bank is done.',
  })
  expect(await desk.saleOf(saleId)).toEqual({ paid: 0, ticket: false })
  expect((await desk.buyer.call('GET', `/sales/${saleId}`)).body).toMatchObject({
    data: { status: 'unpaid', payment_held: false, refund_due: true, payable: true },
  })
  expect(await attempts()).toEqual([{ status: 'failed' }])
  expect(await desk.strays()).toEqual([
    { reason: 'refused', status: 'refunding', asked: true, begun: true, resolved: false },
  ])
  expect(await desk.rows('select amount from sandbox.refunds')).toEqual([{ amount: 134_375 }])
  expect(await customerMessages()).toMatchObject([
    {
      phone: '01712345678',
      text: `We could not accept your payment for invoice ${invoice}. Tk 1,343.75 will go back to you in 3 to 10 business days.`,
    },
  ])
  expect((await desk.cases()).refunds.data).toMatchObject([{ of: 'stray', status: 'under_way', amount: 1343.75 }])
})

it('when it is given back and the customer reads Bangla, they are told in Bangla', async () => {
  const { attemptId, invoice } = await desk.held()
  await desk.rows(`update customers set language = 'bn'`)
  await desk.decide('held', attemptId, { decision: 'refund' })
  const sentence = `ইনভয়েস ${invoice}-এর পেমেন্ট নেওয়া যায়নি। ১,৩৪৩.৭৫ টাকা ৩-১০ কর্মদিবসে ফেরত পাবেন।`
  expect(await customerMessages()).toMatchObject([{ text: smsLetters(sentence) }])
  await desk.rows(`update customers set language = 'en'`)
})

it('when the order was paid by another attempt meanwhile, taking it makes it money to give back', async () => {
  const { saleId, attemptId } = await desk.held()
  await desk.rows(
    `update orders set paid = total, paid_at = now(), code = 'X' where id = (select order_id from sales where id = $1)`,
    saleId,
  )
  expect((await desk.decide('held', attemptId, { decision: 'confirm' })).body).toMatchObject({
    data: { outcome: 'refund_due' },
    message: 'The order takes no money any more, so this is now to be given back.',
  })
  expect(await desk.strays()).toMatchObject([{ reason: 'already_paid', status: 'refund_due' }])
})

it('when staff have refused it and the gateway reports it again, it stays refused and goes back once', async () => {
  const { saleId, attemptId } = await desk.held()
  await desk.decide('held', attemptId, { decision: 'refund' })
  const [attempt] = await desk.rows('select tran_id from payment_attempts')
  expect(await desk.shop.sendNotices({ tranId: String(attempt?.['tran_id']), times: 3 })).toEqual([200, 200, 200])
  expect(await attempts()).toEqual([{ status: 'failed' }])
  expect(await desk.strays()).toMatchObject([{ reason: 'refused', status: 'refunding' }])
  expect(await desk.saleOf(saleId)).toEqual({ paid: 0, ticket: false })
})

it('when several decide at once, one does and the others read who was first and when', async () => {
  const { attemptId } = await desk.held()
  const answers = await Promise.all(
    ['confirm', 'refund', 'confirm'].map((decision) => desk.decide('held', attemptId, { decision })),
  )
  const late = answers.filter(({ status }) => status === 409)
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(late).toHaveLength(2)
  for (const { body } of late) {
    expect(body.code).toBe('already_decided')
    expect(body.message).toMatch(/^Karim\b.* has decided this at \d{1,2}:\d\d [AP]M\.$/)
  }
  const paid = await desk.rows('select count(*)::int as n from orders where paid > 0')
  expect((await desk.strays()).length + Number(paid[0]?.['n'])).toBe(1)
})

it('when the gateway is silent, the answer says that nothing went back yet, and it waits among the refunds', async () => {
  const { attemptId } = await desk.held()
  vi.spyOn(desk.shop.gateway, 'refund').mockResolvedValueOnce({ outcome: 'unknown', reason: 'silence' })
  expect(await desk.decide('held', attemptId, { decision: 'refund' })).toMatchObject({
    status: 502,
    body: {
      code: 'gateway_unavailable',
      message: 'The payment service does not answer. Nothing was given back yet; ask again later.',
    },
  })
  expect((await desk.cases()).refunds.data).toMatchObject([{ of: 'stray', status: 'asking' }])
})

it('when it has no bank transaction, it is refused all the same, and the answer says where it is given back', async () => {
  const { attemptId } = await desk.held()
  await desk.rows('update payment_attempts set bank_tran_id = null')
  const [attempt] = await desk.rows('select tran_id from payment_attempts')
  expect((await desk.decide('held', attemptId, { decision: 'refund' })).body.message).toBe(
    `This can only be given back in the gateway's own panel. Transaction ${String(attempt?.['tran_id'])}.`,
  )
  expect(await desk.strays()).toMatchObject([{ reason: 'refused', status: 'refund_due' }])
})

it('when it is of another branch, or was never on hold, it is not there; a viewer looks only; the PIN is asked for', async () => {
  const { attemptId } = await desk.held()
  const elsewhere = await desk.managerOf(2)
  expect((await desk.cases(elsewhere)).held.count).toBe(0)
  expect((await desk.decide('held', attemptId, { decision: 'confirm' }, elsewhere)).status).toBe(404)
  const here = await desk.managerOf(1)
  expect((await desk.cases(here)).held.count).toBe(1)
  expect((await desk.decide('held', 999_999, { decision: 'confirm' }, here)).status).toBe(404)
  await desk.rows(
    `insert into staff (name, phone, role, all_branches, pin_hash) select 'Anwar', '01711000008', 'viewer', true, pin_hash from staff where role = 'owner' on conflict do nothing`,
  )
  const viewer = await comeIn(desk.shop, 'viewer')
  expect((await desk.cases(viewer)).held.count).toBe(1)
  expect(await desk.decide('held', attemptId, { decision: 'confirm' }, viewer)).toMatchObject({
    status: 403,
    body: { message: 'Your role does not allow this.' },
  })
  desk.shop.clock.pass(6 * 60)
  expect((await desk.decide('held', attemptId, { decision: 'confirm' }, here)).body.code).toBe('pin_needed')
  expect(await attempts()).toEqual([{ status: 'held' }])
})
