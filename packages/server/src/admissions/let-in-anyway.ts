import { anywayAct, isStillSo, letInAnyway as whom } from '#contract/rules/let-in-anyway.ts'
import { judge } from '#contract/rules/verdict.ts'
import type { LetInAnyway, Verdict } from '#contract/schemas/gate.ts'
import { named } from '#contract/words/named.ts'
import type { StaffActor } from '../actor.ts'
import { onOneConnection } from '../db/on-one-connection.ts'
import { AppError } from '../http/app-error.ts'
import { permit } from '../staff/permit.ts'
import { conclude } from './conclude.ts'
import { atGate, type Gate } from './gate.ts'
import { knownScan, scanOver } from './known-scan.ts'
import { logScan } from './log-scan.ts'
import { judgementOf, presentVerdict, subjectOf } from './present-verdict.ts'

/** Somebody decides against the screen: with a reason, or with a manager's PIN. On red people come in beyond the places. */
export function letInAnyway(gate: Gate, scanId: string, { reason }: LetInAnyway, staff: StaffActor): Promise<Verdict> {
  const [by, now] = [atGate(staff), gate.clock.now()]
  return onOneConnection(gate.database, async (tx, connection) => {
    const { scan, look } = await knownScan(connection, { scanId, by, now })
    if (scan.anyway !== null) return presentVerdict({ look, scan, by })
    const [judgement, { pass, today }] = [judgementOf(scan), look.facts]
    const act = anywayAct({ judgement, bookedFor: pass?.firstDay ?? null, today })
    const people = pass === null ? [] : whom(judgement, pass)
    const strangers = pass === null ? 1 : 0
    // Who comes with a membership is ticked afterwards.
    const isNobody = pass?.kind === 'sale' && people.length === 0
    if (act !== null && !isStillSo(judgement, judge(look.facts))) throw scanOver()
    if (act === null || isNobody) throw new AppError('conflict', { message: named('gate').cannotLetIn })
    const { approvedById } = await permit(tx, by, { act, subject: subjectOf(scanId), now })
    const anyway = { reason, approvedById, extra: judgement.verdict === 'stop' }
    const decided = { judgement, people, said: scan.said, strangers, anyway }
    const seen = await conclude(connection, look, decided, { by, scanId, now, known: scan })
    await logScan(tx, by, { ...seen, act: 'gate.anyway', now, approvedById, changes: { anyway: [null, reason] } })
    return presentVerdict({ ...seen, by })
  })
}
