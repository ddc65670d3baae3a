import type { StaffActor } from '../actor.ts'
import type { Transaction } from '../db/database.ts'
import { writeLog } from '../staff/write-log.ts'
import type { Held } from './hold-order.ts'

type Logged = {
  act: `order.${string}`
  now: Date
  changes?: Record<string, [before: unknown, after: unknown]>
  /** Names of `changes` that are about the customer: erasing them takes these out. */
  personal?: string[]
}

/** The row of an act at the desk, about the order. */
export const logOrder = (
  tx: Transaction,
  by: StaffActor,
  { kind, row }: Held,
  { act, now, changes = {}, personal = [] }: Logged,
): Promise<void> =>
  writeLog(tx, by, {
    at: now,
    act,
    thing: { kind, id: row.id, name: row.invoice_number },
    branchId: 'branch' in row ? row.branch.id : null,
    changes,
    ...(row.customer && personal.length > 0 && { customer: { id: row.customer.id, personal } }),
  })
