import type { Subscription } from '#contract/schemas/subscription.ts'
import type { Buyer, Shop } from './open-shop.ts'

/** Memberships that the buyer of the moment places and pays for, and what is known of them afterwards. */
export function buyMemberships(now: () => { shop: Shop; buyer: Buyer }) {
  const rows = async (query: string, ...values: unknown[]) => (await now().shop.database.pool.query(query, values)).rows
  const read = async (id: number) =>
    ((await now().buyer.call('GET', `/subscriptions/${id}`)).body as { data: Subscription }).data

  async function placed(changes = {}) {
    const { body } = await now().buyer.join(changes)
    return { id: body.data.id, invoice: body.data.invoice_number, page: body.ssl_data.data }
  }

  async function paid(changes = {}) {
    const { id, page } = await placed(changes)
    await now().shop.pay(page)
    return id
  }

  async function periodOf(id: number) {
    const { status, start_date, end_date } = await read(id)
    return [status, start_date, end_date]
  }

  return { rows, read, placed, paid, periodOf }
}
