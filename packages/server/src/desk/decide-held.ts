import type { DecideHeld, Decided } from '#contract/schemas/staff-payments.ts'
import { named } from '#contract/words/named.ts'
import type { StaffActor } from '../actor.ts'
import { AppError } from '../http/app-error.ts'
import { confirmHeld, type Decider, refuseHeld } from '../payments/decide-held.ts'
import { decidedAttempt, heldAttempt, type HeldAttempt } from '../payments/held-queries.ts'
import type { Payments } from '../payments/payments.ts'
import { refundStray } from '../payments/refund-stray.ts'
import { strayOfAttempt } from '../payments/stray-queries.ts'
import { writeLog } from '../staff/write-log.ts'
import { type OrderLines, readOrderLines } from './order-lines.ts'
import { branchOf, decidedBefore, refuseReader, sumOf, tellRefunded } from './payment-desk.ts'

const words = named('staffDesk')

/** Somebody looks at a payment that the gateway calls risky, and takes it as paid or gives it back. */
export async function decideHeld(
  payments: Payments,
  by: StaffActor,
  { id, decision }: DecideHeld & { id: number },
): Promise<Decided> {
  refuseReader(by)
  const attempt = await decidedAttempt(payments.database.db, id)
  const lines = await readOrderLines(payments.database, [attempt?.orderId ?? null])
  const branchId = branchOf(by, lines, attempt?.orderId ?? null)
  const held = await heldAttempt(payments.database.db, id)
  if (held === undefined) throw await whyNot(payments, id)
  const decider = deciderOf(held, { by, branchId, lines, decision })
  return decision === 'confirm' ? confirm(payments, held, decider) : giveBack(payments, held, decider)
}

/** One that nobody has decided was never on hold. */
async function whyNot(payments: Payments, id: number): Promise<AppError> {
  const attempt = await decidedAttempt(payments.database.db, id)
  return attempt?.decidedAt ? decidedBefore(payments, attempt) : new AppError('not_found')
}

async function confirm(payments: Payments, held: HeldAttempt, decider: Decider): Promise<Decided> {
  const outcome = await confirmHeld(payments, held, decider)
  if (outcome === 'gone') throw await whyNot(payments, held.id)
  return { data: { outcome }, message: outcome === 'paid' ? words.heldPaid : words.heldTooLate }
}

/** It is set aside first, so that nothing is lost should the gateway be silent: then it is among the refunds, to be asked for again. */
async function giveBack(payments: Payments, held: HeldAttempt, decider: Decider): Promise<Decided> {
  if ((await refuseHeld(payments, held, decider)) === 'gone') throw await whyNot(payments, held.id)
  const stray = await strayOfAttempt(payments.database.db, held.id, held.valId ?? '')
  if (stray === undefined) throw new Error(`Attempt ${held.id} was refused and its money is nowhere.`)
  const refunded = await refundStray(payments, stray, { ...decider, write: async () => {} })
  if (refunded.outcome === 'gone') throw await decidedBefore(payments, stray)
  return tellRefunded(refunded, held.tranId)
}

type Deciding = { by: StaffActor; branchId: number | null; lines: OrderLines; decision: DecideHeld['decision'] }

function deciderOf(held: HeldAttempt, { by, branchId, lines, decision }: Deciding): Decider {
  const invoice = lines.get(held.orderId)?.invoice_number ?? held.tranId
  return {
    by: { staff: by.staff },
    staffId: by.staffId,
    write: (tx, { at, outcome }) =>
      writeLog(tx, by, {
        at,
        act: decision === 'confirm' ? 'payment.take' : 'payment.refund',
        thing: { kind: 'payment', id: held.id, name: `${sumOf(held)} of ${invoice}` },
        branchId,
        changes: { status: ['held', outcome] },
      }),
  }
}
