import type { Decided, DecideStray } from '#contract/schemas/staff-payments.ts'
import { named } from '#contract/words/named.ts'
import type { StaffActor } from '../actor.ts'
import { AppError } from '../http/app-error.ts'
import type { Decider } from '../payments/decide-held.ts'
import type { Payments } from '../payments/payments.ts'
import { decidedAttempt } from '../payments/held-queries.ts'
import { acceptStray, refundStray } from '../payments/refund-stray.ts'
import { spendStray } from '../payments/spend-stray.ts'
import { type Stray, strayById, undecided } from '../payments/stray-queries.ts'
import type { Changes } from '../staff/tables.ts'
import { writeLog } from '../staff/write-log.ts'
import { readOrderLines } from './order-lines.ts'
import { findUsable } from './find-usable.ts'
import { branchOf, decidedBefore, refuseReader, sumOf, tellRefunded } from './payment-desk.ts'

const words = named('staffDesk')

/** One case of money without an order, and who decides it. */
type Case = {
  payments: Payments
  by: StaffActor
  stray: Stray
  /** The order that it came for, where it was sold and to whom. */
  orderId: number | null
  branchId: number | null
  customerId: number | null
}

/** Somebody decides what becomes of money that settled no order: it goes back, is kept, or pays for another one. */
export async function decideStray(
  payments: Payments,
  by: StaffActor,
  { id, ...decided }: DecideStray & { id: number },
): Promise<Decided> {
  refuseReader(by)
  const one = await openCase(payments, by, id)
  switch (decided.decision) {
    case 'refund':
      return giveBack(one)
    case 'keep':
      return keep(one, decided.reason)
    case 'use':
      return use(one, decided.order)
  }
}

async function openCase(payments: Payments, by: StaffActor, id: number): Promise<Case> {
  const { database } = payments
  const stray = await strayById(database.db, id)
  if (stray === undefined) throw new AppError('not_found')
  const attempt = stray.attemptId === null ? undefined : await decidedAttempt(database.db, stray.attemptId)
  const orderId = attempt?.orderId ?? null
  const lines = await readOrderLines(database, [orderId])
  const customerId = (orderId === null ? null : lines.get(orderId)?.customer_id) ?? null
  return { payments, by, stray, orderId, branchId: branchOf(by, lines, orderId), customerId }
}

async function giveBack({ payments, stray, ...one }: Case): Promise<Decided> {
  const isOpen = undecided.includes(stray.status) || (stray.status === 'refunding' && stray.refundRefId === null)
  if (!isOpen) throw await decidedBefore(payments, stray)
  if (stray.bankTranId === null) throw new AppError('invalid', { message: words.gatewayPanel(stray.tranId) })
  const refunded = await refundStray(payments, stray, deciderOf({ payments, stray, ...one }, 'stray.refund'))
  if (refunded.outcome === 'gone') throw await decidedBefore(payments, await strayById(payments.database.db, stray.id))
  return tellRefunded(refunded, stray.tranId)
}

async function keep(one: Case, reason: string): Promise<Decided> {
  const { payments, stray } = one
  const decider = { ...deciderOf<'keep'>(one, 'stray.keep', { reason: [null, reason] }), reason }
  if (!(await acceptStray(payments, stray, decider)))
    throw await decidedBefore(payments, await strayById(payments.database.db, stray.id))
  return { data: { outcome: 'kept' }, message: words.strayKept }
}

async function use(one: Case, asked: { kind: 'tickets' | 'memberships'; id: number }): Promise<Decided> {
  const { payments, by, stray } = one
  if (!undecided.includes(stray.status)) throw await decidedBefore(payments, stray)
  const order = await findUsable(payments, by, { stray, ofOrderId: one.orderId, asked })
  const decider = deciderOf<'use'>(one, 'stray.use', { order: [null, order.invoiceNumber] })
  const outcome = await spendStray(payments, stray, { ...decider, orderId: order.orderId })
  if (outcome === 'gone') throw await decidedBefore(payments, await strayById(payments.database.db, stray.id))
  if (outcome !== 'used') throw new AppError('conflict', { message: words.orderTakesNone(order.invoiceNumber) })
  return { data: { outcome: 'used' }, message: words.strayUsed(order.invoiceNumber) }
}

const deciderOf = <Outcome extends string = 'refund'>(
  { by, stray, branchId, customerId }: Case,
  act: `stray.${string}`,
  changes: Changes = {},
): Decider<Outcome> => ({
  by: { staff: by.staff },
  staffId: by.staffId,
  write: (tx, { at, outcome }) =>
    writeLog(tx, by, {
      at,
      act,
      thing: { kind: 'stray', id: stray.id, name: `${sumOf(stray)}, transaction ${stray.tranId}` },
      branchId,
      changes: { status: [stray.status, outcome], ...changes },
      // Who writes how it was settled may write with whom.
      ...(customerId !== null && { customer: { id: customerId, personal: ['reason'] } }),
    }),
})
