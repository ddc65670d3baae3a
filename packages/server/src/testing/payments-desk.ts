import type { PaymentCases } from '#contract/schemas/staff-payments.ts'
import { openShop, type Buyer, type Shop } from './open-shop.ts'
import { comeIn, type StaffAnswer, type StaffBrowser } from './staff-browser.ts'

type Rows = Record<string, unknown>[]
type Message = { status: number; body: { message: string; code?: string; data?: unknown } }

export type PaymentsDesk = {
  shop: Shop
  buyer: Buyer
  rows(query: string, ...values: unknown[]): Promise<Rows>
  /** Nothing was ever bought. */
  empty(): Promise<void>
  manager(): Promise<StaffBrowser & { staffId: number }>
  /** A manager who works at this branch only. */
  managerOf(branchId: number): Promise<StaffBrowser>
  cases(browser?: StaffBrowser): Promise<PaymentCases>
  decide(what: 'held' | 'stray', id: number, body: Record<string, unknown>, by?: StaffBrowser): Promise<Message>
  /** Somebody pays, and the gateway finds it risky. */
  held(): Promise<{ saleId: number; invoice: string; attemptId: number }>
  /** Somebody pays twice for one order. */
  paidTwice(): Promise<{ saleId: number; strayId: number }>
  saleOf(id: number): Promise<unknown>
  strays(): Promise<Rows>
}

/** The shop, with somebody at its payments desk. */
export async function openPaymentsDesk(): Promise<PaymentsDesk> {
  const shop = await openShop()
  const buyer = await shop.buyer()
  const rows = async (query: string, ...values: unknown[]): Promise<Rows> =>
    (await shop.database.pool.query<Rows[number]>(query, values)).rows
  const manager = () => comeIn(shop, 'manager')
  const as = <Body>(answer: StaffAnswer): { status: number; body: Body } => answer as never
  return {
    shop,
    buyer,
    rows,
    manager,
    async empty() {
      shop.clock.pass(3600)
      await shop.database.pool.query(
        `truncate stray_money, payment_attempts, sales, subscriptions, orders restart identity cascade; truncate outbox;
         update staff set all_branches = true`,
      )
    },
    async managerOf(branchId) {
      const browser = await manager()
      await rows('update staff set all_branches = false where id = $1', browser.staffId)
      await rows('delete from staff_branches where staff_id = $1', browser.staffId)
      await rows('insert into staff_branches (staff_id, branch_id) values ($1, $2)', browser.staffId, branchId)
      return browser
    },
    cases: async (browser) =>
      as<{ data: PaymentCases }>(await (browser ?? (await manager())).call('GET', 'payments/cases')).body.data,
    decide: async (what, id, body, browser) =>
      as(await (browser ?? (await manager())).call('POST', `payments/${what}/${id}`, body)),
    async held() {
      const { body } = await buyer.place()
      await shop.pay(body.ssl_data.data, { risky: true })
      const [attempt] = await rows('select max(id) as id from payment_attempts')
      return { saleId: body.data.id, invoice: body.data.invoice_number, attemptId: Number(attempt?.['id']) }
    },
    async paidTwice() {
      const { body } = await buyer.place()
      shop.clock.pass(11 * 60)
      const again = (await buyer.call('POST', `/sales/${body.data.id}/pay`)).body as { ssl_data: { data: string } }
      for (const page of [body.ssl_data.data, again.ssl_data.data]) await shop.pay(page)
      const [stray] = await rows('select max(id) as id from stray_money')
      return { saleId: body.data.id, strayId: Number(stray?.['id']) }
    },
    saleOf: async (id) =>
      (
        await rows(
          'select paid, code is not null as ticket from orders where id = (select order_id from sales where id = $1)',
          id,
        )
      )[0],
    strays: () =>
      rows(
        'select reason, status, refund_trans_id is not null as asked, refund_ref_id is not null as begun, resolved_at is not null as resolved from stray_money order by id',
      ),
  }
}
