import type { Transaction } from '../db/database.ts'
import { writeLog } from '../staff/write-log.ts'
import type { GateActor } from './gate.ts'
import type { StoredScan } from './gate-queries.ts'
import type { Look } from './look-at-pass.ts'

type Changes = Record<string, [before: unknown, after: unknown]>
type Logged = {
  act: `gate.${string}`
  look: Look
  scan: StoredScan
  now: Date
  approvedById?: number | null
  changes?: Changes
}

/** The row of an act at the gate, about the pass or, where there is none, about the scan. */
export const logScan = (
  tx: Transaction,
  by: GateActor,
  { act, look: { row }, scan, now, approvedById = null, changes = {} }: Logged,
): Promise<void> =>
  writeLog(tx, by, {
    at: now,
    act,
    thing: row
      ? { kind: row.kind === 'sale' ? 'tickets' : 'memberships', id: row.id, name: row.invoice_number }
      : { kind: 'scan', id: scan.scan_id, name: 'something unknown' },
    approvedById,
    changes: { reason: [null, scan.reason], people: [null, scan.let_in], ...changes },
  })
