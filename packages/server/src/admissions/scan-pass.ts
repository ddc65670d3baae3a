import { judge, letInByScan } from '#contract/rules/verdict.ts'
import type { Scan, Verdict } from '#contract/schemas/gate.ts'
import { named } from '#contract/words/named.ts'
import type { StaffActor } from '../actor.ts'
import { constraintOf } from '../db/constraint-of.ts'
import { onOneConnection } from '../db/on-one-connection.ts'
import { AppError } from '../http/app-error.ts'
import { conclude } from './conclude.ts'
import { atGate, type Gate, type GateActor } from './gate.ts'
import type { StoredScan } from './gate-queries.ts'
import { scanOver } from './known-scan.ts'
import { logScan } from './log-scan.ts'
import { type Look, lookAtPass, wantedBy } from './look-at-pass.ts'
import { presentVerdict } from './present-verdict.ts'

const MINUTE_MS = 60_000
const MOST_MINUTES_WRONG = 2

/** One act at the gate: what was read is judged, and who may come in is let in. The same scan again is answered as the first time. */
export async function scanPass(gate: Gate, scan: Scan, staff: StaffActor): Promise<Verdict> {
  const [by, now] = [atGate(staff), gate.clock.now()]
  const wanted = await wantedBy(gate.codes, scan, now)
  const asked = { wanted, by, scanId: scan.scan_id, now }
  const clockWrong = minutesWrong(scan.at, now)
  const once = () =>
    onOneConnection(gate.database, async (tx, connection) => {
      const look = await lookAtPass(connection, asked)
      const { known, recent } = look.context
      if (known) refuseOther(known, look, by)
      const told = known ?? recent
      if (told) return presentVerdict({ look, scan: told, by, clockWrong })
      const judgement = judge(look.facts)
      const people = letInByScan(judgement, look.facts.pass?.places ?? [])
      const seen = await conclude(connection, look, { judgement, people }, asked)
      await logScan(tx, by, { ...seen, act: 'gate.scan', now })
      return presentVerdict({ ...seen, by, clockWrong })
    })
  // The same scan, sent a moment before, may have been faster.
  return once().catch((error: unknown) => {
    if (constraintOf(error) === 'scans_once') return once()
    throw error
  })
}

/** A scan's number is its own: of one gate, for one pass, until it is undone. */
function refuseOther(known: StoredScan, { row, facts }: Look, by: GateActor): void {
  const isSame = row === null ? known.order_id === null && known.reason === facts.read : known.order_id === row.order_id
  if (known.device_id !== by.device.id || !isSame) throw scanOver()
  if (known.undone_at !== null) throw new AppError('conflict', { message: named('gate').undoneAlready })
}

/** How far the device's clock is off, where that is more than two minutes. */
function minutesWrong(at: string, now: Date): number | null {
  const minutes = Math.round((Date.parse(at) - now.getTime()) / MINUTE_MS)
  return Math.abs(minutes) > MOST_MINUTES_WRONG ? minutes : null
}
