import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { smsLetters } from '#contract/rules/sms.ts'
import { confirmHeld, refuseHeld } from '../payments/decide-held.ts'
import { heldAttempts } from '../payments/held-queries.ts'
import { openShop, type Buyer, type Shop } from '../testing/open-shop.ts'
import { reviewPayments } from './review-payments.ts'

const by = { staff: 'Karim' }
let shop: Shop
let buyer: Buyer
beforeAll(async () => {
  shop = await openShop()
  buyer = await shop.buyer()
})
afterAll(() => shop.close())
beforeEach(async () => {
  shop.clock.pass(3600)
  await shop.database.pool.query(
    'truncate stray_money, payment_attempts, sales, orders restart identity cascade; truncate outbox',
  )
})

const rows = async (query: string, ...values: unknown[]) => (await shop.database.pool.query(query, values)).rows

/** The operator types these answers, then nothing; everything that was said and asked. */
async function talkedWith(...answers: string[]): Promise<string> {
  const heard: string[] = []
  await reviewPayments(shop.payments, by, {
    say: (line) => void heard.push(line),
    ask: async (question) => {
      heard.push(question)
      return answers.shift() ?? ''
    },
  })
  return heard.join('\n')
}

async function held() {
  const { body } = await buyer.place()
  await shop.pay(body.ssl_data.data, { risky: true })
  return { id: body.data.id, invoice: body.data.invoice_number }
}

async function paidTwice() {
  const { body } = await buyer.place()
  shop.clock.pass(11 * 60)
  const again = (await buyer.call('POST', `/sales/${body.data.id}/pay`)).body as { ssl_data: { data: string } }
  for (const page of [body.ssl_data.data, again.ssl_data.data]) await shop.pay(page)
  return body.data.id
}

const saleOf = async (id: number) =>
  (
    await rows(
      'select paid, code is not null as ticket from orders where id = (select order_id from sales where id = $1)',
      id,
    )
  )[0]
const strays = () =>
  rows(
    'select reason, status, refund_trans_id is not null as asked, refund_ref_id is not null as begun, resolved_at is not null as resolved from stray_money',
  )

describe('an empty list', () => {
  it('when nothing waits for a person, it says so and asks nothing', async () =>
    expect(await talkedWith()).toBe('Every payment is settled.'))
})

describe('a payment on hold', () => {
  it('when the operator looks, it is described in plain words', async () => {
    const { invoice } = await held()
    expect(await talkedWith()).toMatch(
      new RegExp(
        String.raw`1 payment is not settled\.\n  1\. On hold: Tk 1,343\.75 by .+, \d\d-\w{3}-2026\. Risk: .+\.\n     For tickets ${invoice}, Rina Akter, 01712-345678\. Transaction \d{8}-\w{20}\.\nWhich one\?`,
      ),
    )
  })

  it('when it is confirmed and the operator is sure, the order is paid and the customer told', async () => {
    const { id } = await held()
    expect(await talkedWith('1', 'c', 'yes')).toContain('Confirmed. The order is paid and the customer is told.')
    expect(await saleOf(id)).toEqual({ paid: 134_375, ticket: true })
    expect(await rows('select status from payment_attempts')).toEqual([{ status: 'paid' }])
    expect(await rows('select kind from outbox')).toEqual([{ kind: 'sale-paid' }])
  })

  it.each([
    ['', ''],
    ['1', ''],
    ['1', 'x'],
    ['9', ''],
    ['1', 'c', 'no'],
    ['1', 'c', ''],
    ['1', 'r', 'y'],
  ])('when the operator answers %s %s %s, nothing is done', async (...answers) => {
    const { id } = await held()
    await talkedWith(...answers)
    expect(await saleOf(id)).toEqual({ paid: 0, ticket: false })
    expect(await rows('select status from payment_attempts')).toEqual([{ status: 'held' }])
    expect(await strays()).toEqual([])
  })

  it('when it is refunded, the order stays unpaid, the gateway gives the money back, and the customer is told', async () => {
    const { id, invoice } = await held()
    expect(await talkedWith('1', 'r', 'yes')).toContain('The gateway gives it back.')
    expect(await saleOf(id)).toEqual({ paid: 0, ticket: false })
    expect((await buyer.call('GET', `/sales/${id}`)).body).toMatchObject({
      data: { status: 'unpaid', payment_held: false, refund_due: true, payable: true },
    })
    expect(await rows('select status from payment_attempts')).toEqual([{ status: 'failed' }])
    expect(await strays()).toEqual([
      { reason: 'refused', status: 'refunding', asked: true, begun: true, resolved: false },
    ])
    expect(await rows('select amount from sandbox.refunds')).toEqual([{ amount: 134_375 }])
    expect(await rows('select phone, text from outbox')).toEqual([
      {
        phone: '01712345678',
        text: `We could not accept your payment for invoice ${invoice}. Tk 1,343.75 will go back to you in 3 to 10 business days.`,
      },
    ])
  })

  it('when it is refused and the customer reads Bangla, they are told in Bangla', async () => {
    const { invoice } = await held()
    await rows(`update customers set language = 'bn'`)
    await talkedWith('1', 'r', 'yes')
    const sentence = `ইনভয়েস ${invoice}-এর পেমেন্ট নেওয়া যায়নি। ১,৩৪৩.৭৫ টাকা ৩-১০ কর্মদিবসে ফেরত পাবেন।`
    expect(await rows('select text from outbox')).toEqual([{ text: smsLetters(sentence) }])
  })

  it('when the order was paid by another attempt meanwhile, confirming makes it money to refund', async () => {
    const { body } = await buyer.place()
    await shop.pay(body.ssl_data.data, { risky: true })
    await shop.database.pool.query(
      `update orders set paid = total, paid_at = now(), code = 'X' where id = (select order_id from sales where id = $1)`,
      [body.data.id],
    )
    expect(await talkedWith('1', 'c', 'yes')).toContain(
      'The order takes no money any more, so this is now to be refunded.',
    )
    expect(await strays()).toMatchObject([{ reason: 'already_paid', status: 'refund_due' }])
  })

  it('when staff have refused it and the gateway reports it again, it stays refused and goes back once', async () => {
    const { id } = await held()
    await talkedWith('1', 'r', 'yes')
    const [{ tran_id: tranId }] = await rows('select tran_id from payment_attempts')
    expect(await shop.sendNotices({ tranId, times: 3 })).toEqual([200, 200, 200])
    expect(await rows('select status from payment_attempts')).toEqual([{ status: 'failed' }])
    expect(await strays()).toMatchObject([{ reason: 'refused', status: 'refunding' }])
    expect(await saleOf(id)).toEqual({ paid: 0, ticket: false })
  })

  it('when two operators decide at once, one does and the other is told', async () => {
    await held()
    const [attempt] = await heldAttempts(shop.database.db, 1)
    if (!attempt) throw new Error('Nothing is on hold.')
    const decided = await Promise.all([
      confirmHeld(shop.payments, attempt, by),
      refuseHeld(shop.payments, attempt, by),
      confirmHeld(shop.payments, attempt, by),
    ])
    expect(decided.filter((each) => each === 'gone')).toHaveLength(2)
  })
})

describe('money that settled no order', () => {
  it('when there is more than one person looks at, the oldest are shown and the rest is spoken of', async () => {
    await shop.database.pool
      .query(`insert into stray_money (tran_id, val_id, amount, reason, status, answer, received_at)
      select 'T' || n, 'V' || n, n * 100, 'already_paid', 'refund_due', '{}', now() + n * interval '1 second' from generate_series(1, 60) n`)
    const said = await talkedWith('50', 'k', 'yes', '51')
    expect(said).toContain('50 payments are shown, the oldest of those not settled.')
    expect(said).toContain('Keep Tk 50.00, because')
    expect(said).toContain('There is no such number.')
  })

  it('when it is refunded, the gateway is asked once, and it leaves the list when the bank is done', async () => {
    await paidTwice()
    expect(await talkedWith('1', 'r', 'yes')).toContain('To refund: Tk 1,343.75')
    expect(await strays()).toMatchObject([{ reason: 'already_paid', status: 'refunding', begun: true }])
    expect(await talkedWith('1')).toContain('The bank is at work on it; there is nothing to decide.')
    expect(await talkedWith()).toBe('Every payment is settled.')
    expect(await strays()).toMatchObject([{ status: 'refunded', resolved: true }])
    expect(await rows('select count(*) as n from sandbox.refunds where amount = 134375')).toEqual([
      { n: expect.any(Number) as number },
    ])
  })

  it('when it is kept, it is not shown again', async () => {
    await paidTwice()
    expect(await talkedWith('1', 'k', 'yes')).toContain('Kept. It will not be shown again.')
    expect(await strays()).toMatchObject([{ status: 'accepted', resolved: true }])
    expect(await talkedWith()).toBe('Every payment is settled.')
  })

  it('when the gateway refuses the refund, it says why and the money is still to be refunded', async () => {
    await paidTwice()
    vi.spyOn(shop.gateway, 'refund').mockResolvedValueOnce({
      outcome: 'refused',
      reason: 'Refund period is over.',
      answer: {},
    })
    expect(await talkedWith('1', 'r', 'yes')).toContain(
      'The gateway refused: Refund period is over. It is still to be refunded.',
    )
    expect(await strays()).toMatchObject([{ status: 'refund_due', asked: false }])
  })

  it('when the gateway is silent, it can be asked again under the same id, and gives back once', async () => {
    await paidTwice()
    const refund = vi.spyOn(shop.gateway, 'refund').mockResolvedValueOnce({ outcome: 'unknown', reason: 'silence' })
    expect(await talkedWith('1', 'r', 'yes')).toContain('It stays in this list; ask again later')
    expect(await talkedWith('1', 'r', 'yes')).toContain('Refund without an answer')
    expect(new Set(refund.mock.calls.map(([order]) => order.refundTransId)).size).toBe(1)
    expect(await strays()).toMatchObject([{ status: 'refunding', begun: true }])
    refund.mockRestore()
  })

  it('when the bank’s transaction id is not known, it says where to go', async () => {
    await paidTwice()
    await shop.database.pool.query('update stray_money set bank_tran_id = null')
    expect(await talkedWith('1', 'r', 'yes')).toContain('must be refunded on the gateway’s own site')
  })
})
