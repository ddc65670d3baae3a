import { goBack } from './pay-as-customer.ts'
import type { Buyer, Shop } from './open-shop.ts'

type SaleFacts = {
  status: string
  paid: number
  due: number
  payment_pending: boolean
  payment_held: boolean
  payable: boolean
  ticket_code: string | null
  invoice_url: string | null
}

/** Tickets that the buyer of the moment orders, what the gateway says of them, and what is known of them afterwards. */
export function buyTickets(now: () => { shop: Shop; buyer: Buyer }) {
  const rows = async (query: string, ...values: unknown[]) => (await now().shop.database.pool.query(query, values)).rows
  const read = async (id: number) => ((await now().buyer.call('GET', `/sales/${id}`)).body as { data: SaleFacts }).data
  const attemptsOf = (id: number) =>
    rows(
      'select id, tran_id, status, val_id, fail_reason from payment_attempts where order_id = (select order_id from sales where id = $1) order by id',
      id,
    )
  const strayOf = (id: number) =>
    rows(
      'select reason, s.status, s.amount, s.currency from stray_money s join payment_attempts a on a.id = attempt_id where order_id = (select order_id from sales where id = $1)',
      id,
    )
  const messagesOf = (id: number) => rows('select phone, text from outbox where key = $1', `sale-paid:${id}`)

  async function placed() {
    const { body } = await now().buyer.place()
    const { id, invoice_number: invoice } = body.data
    const [attempt] = await attemptsOf(id)
    return { id, invoice, page: body.ssl_data.data, tranId: attempt.tran_id as string }
  }

  const post = (door: 'success' | 'fail' | 'cancel' | 'ipn', fields: Record<string, string>) =>
    goBack({ action: `${now().shop.url}/api/payments/ssl/${door}`, fields })

  return { rows, read, attemptsOf, strayOf, messagesOf, placed, post }
}
