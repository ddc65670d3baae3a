import { randomUUID } from 'node:crypto'
import type { Order } from '#contract/schemas/staff-orders.ts'
import { openGate } from './open-gate.ts'
import type { Buyer } from './open-shop.ts'
import { comeIn, pairedDevice, type StaffBrowser } from './staff-browser.ts'

export type OrderReply = {
  status: number
  body: { data: Order; message: string; code?: string; errors?: Record<string, string[]> }
}
type Body = Record<string, unknown>

/** The demo centre with a manager and a cashier who give money back, and customers who have paid. */
export async function openRefundDesk() {
  const shop = await openGate()
  const manager = await comeIn(shop, 'manager')
  const cashier = await comeIn(shop, 'cashier', await pairedDevice(shop, { kind: 'counter', name: 'Counter' }))
  const post = async (path: string, body: Body, by: StaffBrowser = manager, headers: Record<string, string> = {}) =>
    (await by.call('POST', path, body, headers)) as unknown as OrderReply
  const refund = (id: number, body: Body, by = manager, kind = 'tickets', headers = {}) =>
    post(`orders/${kind}/${id}/refund`, { client_id: randomUUID(), reason: 'Complaint', ...body }, by, headers)
  const cancel = (id: number, body: Body, by = manager, kind = 'tickets') =>
    post(`orders/${kind}/${id}/cancel`, { client_id: randomUUID(), reason: 'Centre closed', ...body }, by)
  const orderOf = async (id: number, kind = 'tickets'): Promise<Order> =>
    ((await manager.call('GET', `orders/${kind}/${id}`)) as unknown as OrderReply).body.data

  /** Two Kid Play and an adult, by somebody new: one customer may place only so many orders. */
  async function bought(changes: Body = {}, buyer?: Buyer) {
    const sold = await shop.ticket(buyer ?? (await shop.newcomer()), changes)
    const lines = await shop.rows('select id from sale_details where sale_id = $1 order by id', sold.id)
    const [kid = 0, adult = 0] = lines.map(({ id }) => id as number)
    return { ...sold, kid, adult }
  }
  const messagesOf = async (order: number): Promise<string[]> =>
    (
      await shop.rows(
        `select text from outbox join orders o on o.id = $1 join customers c on c.id = o.customer_id
         where outbox.phone = c.phone and outbox.kind in ('refund', 'people-cancelled') order by outbox.id`,
        order,
      )
    ).map(({ text }) => text)
  const actsOf = async (id: number, kind = 'tickets'): Promise<string[]> =>
    (
      await shop.rows(`select act from audit_log where thing_kind = $1 and thing_id = $2 order by id`, kind, String(id))
    ).map(({ act }) => act)
  return { ...shop, manager, cashier, post, refund, cancel, orderOf, bought, messagesOf, actsOf }
}
export type RefundDesk = Awaited<ReturnType<typeof openRefundDesk>>
