import type pg from 'pg'
import { judge, letInByScan } from '#contract/rules/verdict.ts'
import type { GateActor } from './gate.ts'
import { conclude } from './conclude.ts'
import type { KnownScan } from './known-scan.ts'
import { lookAtPass, wantedOrder } from './look-at-pass.ts'

/** Something has changed meanwhile: the same scan is judged anew, and lets in if it may now. */
export async function judgeAgain(
  connection: pg.PoolClient,
  { scan }: KnownScan,
  { by, now }: { by: GateActor; now: Date },
): Promise<KnownScan> {
  const look = await lookAtPass(connection, { wanted: wantedOrder(scan.order_id), by, scanId: null, now })
  const judgement = judge(look.facts)
  const people = letInByScan(judgement, look.facts.pass?.places ?? [])
  return conclude(connection, look, { judgement, people }, { by, scanId: scan.scan_id, now, known: scan })
}
