import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openShop, type Buyer, type Shop } from '../testing/open-shop.ts'
import { holdLock, untilWaiting } from '../testing/waiting-for-locks.ts'

let shop: Shop
let buyer: Buyer
beforeAll(async () => {
  shop = await openShop()
  buyer = await shop.buyer()
  await buyer.place()
})
afterAll(() => shop.close())

const query = async (text: string, ...values: unknown[]) => (await shop.database.pool.query(text, values)).rows

/** What becomes of an order when this happens after it was checked and before it is written. */
async function meanwhile(order: () => Promise<unknown>, change: () => Promise<unknown>) {
  const held = await holdLock(shop.database.pool, 'select from invoice_counters for update')
  const answer = order()
  await untilWaiting(shop.database.pool, 1)
  await change()
  await held.release()
  return answer
}

describe('an order whose facts change while it is placed', () => {
  it('when its branch is deleted, the answer is as if it had never been there', async () => {
    const [{ id }] = await query(`insert into branches (name) values ('Gone') returning id`)
    const answer = meanwhile(
      () => buyer.place({ branch_id: id }),
      () => query('delete from branches where id = $1', id),
    )
    expect(await answer).toMatchObject({ status: 422, body: { message: 'Please select a branch' } })
  })

  it('when a ticket of it is deleted, that is said', async () => {
    const [{ id }] = await query(`insert into products (name, price, age) values ('Gone', 50000, 'all') returning id`)
    const answer = meanwhile(
      () => buyer.place({ details: [{ product_id: id, qty: 1 }], riding_users: [] }),
      () => query('delete from products where id = $1', id),
    )
    expect(await answer).toMatchObject({ status: 422, body: { message: 'This ticket is not on sale.' } })
  })

  it('when its package is deleted, that is said', async () => {
    const [{ id }] = await query(
      `insert into packages (title, name, month, price, days, hour, extra_hour_price, description) values ('Gone', 'Gone', 1, 50000, '{Friday}', 0, 0, '') returning id`,
    )
    const answer = meanwhile(
      () => buyer.join({ package_id: id, riding_users: [], additional_riders: [] }),
      () => query('delete from packages where id = $1', id),
    )
    expect(await answer).toMatchObject({ status: 422, body: { message: 'This package is not on sale.' } })
  })

  it('when the customer is erased, nobody is signed in any more', async () => {
    const leaver = await shop.newcomer()
    const answer = meanwhile(
      () => leaver.place(),
      () => query('delete from customers where id = $1', leaver.customerId),
    )
    expect(await answer).toMatchObject({ status: 401, body: { code: 'unauthenticated' } })
  })

  it.each(['sales_branch_id_branches_id_fk', 'sales_placed_once'])(
    'when %s is broken time after time, it is tried twice and then refused',
    async (constraint) => {
      await query('create sequence tries')
      await query(`create function refuse() returns trigger language plpgsql as $$ begin
      perform nextval('tries');
      raise exception 'not now' using errcode = 'integrity_constraint_violation', constraint = '${constraint}';
    end $$`)
      await query('create trigger refuse before insert on sales for each row execute function refuse()')
      expect(await buyer.place()).toEqual({
        status: 409,
        body: { message: 'Something in this order has just changed. Please try again.', code: 'conflict' },
      })
      expect(await query('select last_value from tries')).toEqual([{ last_value: 2 }])
      await query('drop trigger refuse on sales')
      await query('drop function refuse')
      await query('drop sequence tries')
    },
  )
})
