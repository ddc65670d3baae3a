import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { buyMuch, openAccount, sendMoney, type Account } from '../testing/erase-account.ts'
import { hasMoneyOnItsWay } from './erase-queries.ts'

describe('DELETE user at a bad moment', () => {
  let account: Account
  beforeEach(async () => {
    account = await openAccount()
  })
  afterEach(() => account.close())

  it('when money is on its way for the last of many orders, none of them is touched', async () => {
    const { orders, erase, everything, orderOf } = account
    await buyMuch(account, 130)
    await sendMoney(account, await orderOf('subscriptions', orders.unpaidSubscription))
    const before = await everything('limit_events')
    expect((await erase()).statusCode).toBe(409)
    expect(await everything('limit_events')).toBe(before)
  })

  it('when it was tried five times within the hour, the sixth is refused with 429', async () => {
    const { orders, erase, orderOf } = account
    await sendMoney(account, await orderOf('sales', orders.unpaidSale))
    const answers = []
    for (let turn = 0; turn < 6; turn += 1) answers.push(await erase())
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([409, 409, 409, 409, 409, 429])
    expect(answers[5]?.headers).toHaveProperty('retry-after')
  })

  it.each(['open', 'held'])('when a payment is %s, the account stays and a sentence says why', async (status) => {
    const { orders, erase, everything, orderOf } = account
    const val_id = status === 'held' ? 'HELD-1' : null
    await sendMoney(account, await orderOf('sales', orders.unpaidSale), { status, val_id })
    const before = await everything('limit_events')
    const answer = await erase()
    expect([answer.statusCode, answer.json()]).toEqual([
      409,
      {
        code: 'conflict',
        message:
          'A payment of yours may still be on its way. Please try again later: an unfinished payment closes by itself within 24 hours.',
      },
    ])
    expect(await everything('limit_events')).toBe(before)
  })

  it('when something fails halfway, nothing is deleted', async () => {
    const { test, erase, everything } = account
    const before = await everything('limit_events')
    await test.database.pool
      .query(`create function refuse() returns trigger language plpgsql as $$ begin raise 'not now'; end $$;
      create trigger refuse before delete on customers execute function refuse()`)
    expect((await erase()).statusCode).toBe(500)
    expect(await everything('limit_events')).toBe(before)
  })

  it('when the account is deleted five times at once, it is deleted once and nobody meets an accident', async () => {
    const { erase } = account
    const answers = await Promise.all(Array.from({ length: 5 }, () => erase()))
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 401, 401, 401, 401])
  })

  it('when a payment begins while the account is being deleted, the deleting waits for it and is refused', async () => {
    const { test, orders, erase, rowsOf, orderOf } = account
    const unpaidOrder = await orderOf('sales', orders.unpaidSale)
    const paying = await test.database.pool.connect()
    await paying.query('begin')
    await paying.query(
      `insert into payment_attempts (tran_id, order_id, amount) select 'JUST-BEGUN', order_id, 63250 from sales where id = $1`,
      [orders.unpaidSale],
    )
    // The control: whoever looks without waiting sees nothing of it.
    expect(await hasMoneyOnItsWay(test.database.db, [unpaidOrder])).toBe(false)
    const erasing = erase()
    await expect
      .poll(
        async () =>
          (
            await rowsOf(
              `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
            )
          ).length,
      )
      .toBeGreaterThan(0)
    await paying.query('commit')
    paying.release()
    expect((await erasing).statusCode).toBe(409)
  })
})
