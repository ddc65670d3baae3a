import type { Verdict } from '#contract/schemas/gate.ts'
import { named } from '#contract/words/named.ts'
import type { StaffActor } from '../actor.ts'
import { onOneConnection } from '../db/on-one-connection.ts'
import { AppError } from '../http/app-error.ts'
import { askAboutOrder } from '../payments/ask-about-order.ts'
import { atGate, type Gate, type GateActor } from './gate.ts'
import { judgeAgain } from './judge-again.ts'
import { knownScan } from './known-scan.ts'
import { logScan } from './log-scan.ts'
import { presentVerdict } from './present-verdict.ts'

/** Whose wallet was charged in the queue is not sent away: the gateway is asked now, and the verdict given anew. */
export async function askPaymentService(gate: Gate, scanId: string, staff: StaffActor): Promise<Verdict> {
  const [by, now] = [atGate(staff), gate.clock.now()]
  const order = await orderOf(gate, { scanId, by, now })
  // Nothing of the database is held while the gateway takes its time.
  const finding = await askAboutOrder(gate.payments, order, { staff: by.staff })
  return onOneConnection(gate.database, async (tx, connection) => {
    const later = gate.clock.now()
    const known = await knownScan(connection, { scanId, by, now: later })
    if (known.scan.anyway !== null || known.scan.verdict === 'let_in') return presentVerdict({ ...known, by })
    const seen = await judgeAgain(connection, known, { by, now: later })
    await logScan(tx, by, { ...seen, act: 'gate.ask', now: later, changes: { finding: [null, finding] } })
    return presentVerdict({ ...seen, by })
  })
}

const orderOf = (gate: Gate, asked: { scanId: string; by: GateActor; now: Date }): Promise<number> =>
  onOneConnection(gate.database, async (_, connection) => {
    const { scan } = await knownScan(connection, asked)
    if (scan.order_id === null || !['unpaid', 'expired'].includes(scan.reason))
      throw new AppError('conflict', { message: named('gate').cannotAsk })
    return scan.order_id
  })
