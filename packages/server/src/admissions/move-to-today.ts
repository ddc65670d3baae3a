import { isMovable, isStillSo } from '#contract/rules/let-in-anyway.ts'
import { judge } from '#contract/rules/verdict.ts'
import type { Verdict } from '#contract/schemas/gate.ts'
import { named } from '#contract/words/named.ts'
import type { StaffActor } from '../actor.ts'
import { onOneConnection } from '../db/on-one-connection.ts'
import { AppError } from '../http/app-error.ts'
import { permit } from '../staff/permit.ts'
import { bookFor } from '../sales/visit-queries.ts'
import { atGate, type Gate } from './gate.ts'
import { judgeAgain } from './judge-again.ts'
import { knownScan, scanOver } from './known-scan.ts'
import { logScan } from './log-scan.ts'
import { judgementOf, presentVerdict, subjectOf } from './present-verdict.ts'

/** The visit is today's from now on, and judged anew. Every day costs the same so far: it is always the same kind of day. */
export function moveToToday(gate: Gate, scanId: string, staff: StaffActor): Promise<Verdict> {
  const [by, now] = [atGate(staff), gate.clock.now()]
  return onOneConnection(gate.database, async (tx, connection) => {
    const known = await knownScan(connection, { scanId, by, now })
    const { row, facts } = known.look
    const judgement = judgementOf(known.scan)
    if (row?.kind !== 'sale' || known.scan.anyway !== null || !isMovable(judgement))
      throw new AppError('conflict', { message: named('gate').cannotMove })
    if (!isStillSo(judgement, judge(facts))) throw scanOver()
    const { approvedById } = await permit(tx, by, { act: 'move_visit', subject: subjectOf(scanId), now })
    await bookFor(tx, row.id, facts.today)
    const seen = await judgeAgain(connection, known, { by, now })
    const changes = { booking_date: [row.first_day, facts.today] as [unknown, unknown] }
    await logScan(tx, by, { ...seen, act: 'gate.move', now, approvedById, changes })
    return presentVerdict({ ...seen, by })
  })
}
