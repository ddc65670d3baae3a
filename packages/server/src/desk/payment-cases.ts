import { toTaka } from '#contract/rules/money.ts'
import type { HeldCase, PaymentCases, RefundCase, StrayCase } from '#contract/schemas/staff-payments.ts'
import { complete } from '#contract/words/complete.ts'
import type { StaffActor } from '../actor.ts'
import type { Clock } from '../clock.ts'
import type { Database } from '../db/database.ts'
import { paymentMethod } from '../receipts/payment-method.ts'
import { type OrderLines, presentLine, presentOrder, readOrderLines } from './order-lines.ts'
import { heldCases, payableOrders, refundCases, strayCases } from './payment-queries.ts'

/** As many as one person looks at; the next come up when some of these are decided. */
const MOST = 50
/** Of the customers of all that are shown, and of one of them. */
const [MOST_PAYABLE, MOST_USABLE] = [500, 5]
const DAY_MS = 24 * 60 * 60 * 1000
/** So long a refused refund is shown, and an expired order can still be paid with money that was not for it. */
export const DESK_DAYS = 30

export const deskDaysAgo = (now: Date): Date => new Date(now.getTime() - DESK_DAYS * DAY_MS)

type Needs = { database: Database; clock: Clock }
type RowOf<S extends { on(pool: never): (values: never) => Promise<unknown[]> }> = Awaited<
  ReturnType<ReturnType<S['on']>>
>[number]
type Held = RowOf<typeof heldCases>
type Stray = RowOf<typeof strayCases>
type Refund = RowOf<typeof refundCases>
type Payable = RowOf<typeof payableOrders>

/** Money that needs a person, of one's own branches and of none, oldest first. */
export async function readCases(
  { database, clock }: Needs,
  { branchIds: branches }: StaffActor,
): Promise<PaymentCases> {
  const { pool } = database
  const since = deskDaysAgo(clock.now())
  const [held, stray, refunds] = await Promise.all([
    heldCases.on(pool)({ most: MOST, branches }),
    strayCases.on(pool)({ most: MOST, branches }),
    refundCases.on(pool)({ most: MOST, branches, since }),
  ])
  const customers = stray.map((each) => each.customer_id).filter((id) => id !== null)
  const payable =
    customers.length === 0 ? [] : await payableOrders.on(pool)({ customers, since, branches, most: MOST_PAYABLE })
  const lines = await readOrderLines(
    database,
    [...held, ...stray, ...refunds, ...payable].map((each) => each.order_id),
  )
  return {
    held: counted(held, (each) => presentHeld(each, lines)),
    stray: counted(stray, (each) => presentStray(each, lines, payable)),
    refunds: counted(refunds, (each) => presentRefund(each, lines)),
  }
}

const counted = <Row extends { counted: number }, Shown>(rows: Row[], present: (row: Row) => Shown) => ({
  data: rows.map(present),
  count: rows[0]?.counted ?? 0,
})

const common = (row: Held | Stray | Refund, lines: OrderLines) => ({
  id: row.id,
  amount: toTaka(row.amount),
  method: row.method === null ? null : paymentMethod(row.method, complete.receipt.en),
  tran_id: row.tran_id,
  val_id: row.val_id,
  bank_tran_id: row.bank_tran_id,
  at: row.at.toISOString(),
  order: presentOrder(lines, row.order_id),
})

const presentHeld = (row: Held, lines: OrderLines): HeldCase => ({
  ...common(row, lines),
  currency: 'BDT',
  risk_level: row.risk_level,
  risk_title: row.risk_title,
})

function presentStray(row: Stray, lines: OrderLines, payable: Payable[]): StrayCase {
  const usable = payable.filter((order) => isPayableWith(order, row)).slice(0, MOST_USABLE)
  return {
    ...common(row, lines),
    currency: row.currency,
    reason: row.reason as StrayCase['reason'],
    status: row.status as StrayCase['status'],
    ended_at: row.ended_at?.toISOString() ?? null,
    usable: usable.flatMap(({ order_id }) => [lines.get(order_id) ?? []].flat().map(presentLine)),
  }
}

/** An unpaid order of the same sum and phone. */
const isPayableWith = ({ customer_id, total }: Payable, stray: Stray): boolean =>
  stray.currency === 'BDT' && customer_id === stray.customer_id && total === stray.amount

const presentRefund = (row: Refund, lines: OrderLines): RefundCase => ({
  ...common(row, lines),
  of: row.whose as RefundCase['of'],
  currency: row.currency,
  credit_note: row.credit_note,
  way: row.way as RefundCase['way'],
  status: row.status as RefundCase['status'],
  refusal: row.refusal,
  asked_at: row.asked_at?.toISOString() ?? null,
})
