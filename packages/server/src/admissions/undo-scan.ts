import type { Verdict } from '#contract/schemas/gate.ts'
import type { StaffActor } from '../actor.ts'
import { onOneConnection } from '../db/on-one-connection.ts'
import { atGate, type Gate } from './gate.ts'
import { knownScan } from './known-scan.ts'
import { logScan } from './log-scan.ts'
import { lookAtPass, wantedOrder } from './look-at-pass.ts'
import { presentVerdict } from './present-verdict.ts'
import { refuseUndoOver, takeBackPlaces } from './take-back.ts'
import { markUndone, removeStrangers } from './write-queries.ts'

/** Takes back exactly what a scan did: own ones within ten minutes, or any of the day for who may. */
export function undoScan(gate: Gate, scanId: string, staff: StaffActor): Promise<Verdict> {
  const [by, now] = [atGate(staff), gate.clock.now()]
  return onOneConnection(gate.database, async (tx, connection) => {
    const known = await knownScan(connection, { scanId, by, now })
    refuseUndoOver(known.scan, { by, now })
    const left = await takeBackPlaces(tx, known, () => true)
    const strangers = known.scan.order_id === null ? await removeStrangers(tx, known.scan.id) : 0
    const undone = known.scan.let_in - left.let_in + strangers
    await markUndone(tx, known.scan.id, { at: now, by: by.staffId })
    const look = await lookAtPass(connection, { wanted: wantedOrder(left.order_id), by, scanId: null, now })
    const scan = { ...left, let_in: 0, undone_at: now.toISOString() }
    await logScan(tx, by, { look, scan, act: 'gate.undo', now, changes: { people: [known.scan.let_in, 0] } })
    return presentVerdict({ look, scan, by, undone })
  })
}
