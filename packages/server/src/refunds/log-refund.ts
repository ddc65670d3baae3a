import { toTaka } from '#contract/rules/money.ts'
import type { Transaction } from '../db/database.ts'
import { type LogBy, writeLog } from '../staff/write-log.ts'
import type { OrderThing } from './order-queries.ts'
import type { RefundRow } from './queries.ts'

type Changes = Record<string, [before: unknown, after: unknown]>
type Logged = {
  of: OrderThing
  at: Date
  approvedById?: number | null
  /** Whose order it is: who writes why may write about whom. */
  customerId?: number | null
  changes: Record<string, unknown>
}

const personal = ['reason', 'reference']

/** The row of an act about money that goes back, or people who are cancelled; it is about the order. */
export const logOrder = (
  tx: Transaction,
  by: LogBy,
  act: `refund.${string}` | `order.${string}`,
  { of, at, approvedById = null, customerId = null, changes }: Logged,
): Promise<void> =>
  writeLog(tx, by, {
    at,
    act,
    thing: { kind: of.kind, id: of.id, name: of.invoiceNumber },
    branchId: of.branchId,
    approvedById,
    // Whatever somebody typed may name the customer.
    ...(of.customerId !== null && { customer: { id: of.customerId, personal: 'reason' in changes ? ['reason'] : [] } }),
    changes: Object.fromEntries(
      Object.entries(changes)
        .filter(([, value]) => value !== null && value !== undefined)
        .map(([name, value]) => [name, [null, value]]),
    ) satisfies Changes,
    ...(customerId !== null && { customer: { id: customerId, personal } }),
  })

export const sumOf = ({ id, amount }: RefundRow) => ({ refund: id, amount: toTaka(amount) })
