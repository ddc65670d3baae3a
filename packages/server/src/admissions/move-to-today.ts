import { isMovable, isStillSo } from '#contract/rules/let-in-anyway.ts'
import { type Day } from '#contract/rules/dates.ts'
import { specialOf } from '#contract/rules/special-day.ts'
import { judge } from '#contract/rules/verdict.ts'
import type { Verdict } from '#contract/schemas/gate.ts'
import { named } from '#contract/words/named.ts'
import type { StaffActor } from '../actor.ts'
import { specialsBetween } from '../calendar/queries.ts'
import { whyClosed } from '../calendar/why-closed.ts'
import type { Transaction } from '../db/database.ts'
import { onOneConnection } from '../db/on-one-connection.ts'
import { AppError } from '../http/app-error.ts'
import { refuseIf } from '../http/refuse-field.ts'
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
    await refuseClosed(tx, by.device.branchId, facts.today)
    await bookFor(tx, row.id, facts.today)
    const seen = await judgeAgain(connection, known, { by, now })
    const changes = { booking_date: [row.first_day, facts.today] as [unknown, unknown] }
    await logScan(tx, by, { ...seen, act: 'gate.move', now, approvedById, changes })
    return presentVerdict({ ...seen, by })
  })
}

/** Nobody's visit is moved to a day that is closed, whoever says so. */
async function refuseClosed(tx: Transaction, branch: number, day: Day): Promise<void> {
  const said = specialOf(await specialsBetween(tx, { branch, from: day, to: day }), day, branch) ?? null
  refuseIf('booking_date', whyClosed({ day, said, hours: null, language: 'en' }))
}
