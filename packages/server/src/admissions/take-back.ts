import { named } from '#contract/words/named.ts'
import type { Transaction } from '../db/database.ts'
import { AppError } from '../http/app-error.ts'
import type { GateActor } from './gate.ts'
import type { StoredScan } from './gate-queries.ts'
import type { KnownScan } from './known-scan.ts'
import { undoUntil } from './present-verdict.ts'
import { takeBack } from './write-queries.ts'

/** What a scan did is taken back by whoever did it within ten minutes, or on the same day by who may. */
export function refuseUndoOver(scan: StoredScan, { by, now }: { by: GateActor; now: Date }): void {
  const until = undoUntil(scan, by)
  if (until === null || now > until) throw new AppError('forbidden', { message: named('gate').undoOver })
}

/** Takes back what a scan did for some places, as far as no later scan has done more. Answers with what is left of it. */
export async function takeBackPlaces(
  tx: Transaction,
  { scan, look: { row } }: KnownScan,
  isTaken: (place: string | null) => boolean,
): Promise<StoredScan> {
  const own = row?.visits.filter((visit) => visit.last_scan_id === scan.id && isTaken(visit.place)) ?? []
  const before = new Map(scan.before.map((visit) => [visit.id, visit]))
  const gone = own.filter(({ id }) => !before.has(id)).map(({ id }) => id)
  const restored = own.flatMap(({ id }) => before.get(id) ?? [])
  await takeBack(tx, { orderId: scan.extra ? null : scan.order_id, gone, restored })
  return {
    ...scan,
    let_in: scan.let_in - own.length,
    before: scan.before.filter(({ id }) => !restored.some((visit) => visit.id === id)),
  }
}
