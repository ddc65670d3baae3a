import type { StaffActor } from '../actor.ts'
import type { RefundAnswer } from '../payments/gateway.ts'
import { acceptance, settleAccepted } from './accept-refund.ts'
import type { Begun } from './begin-refund.ts'
import { logOrder, sumOf } from './log-refund.ts'
import { lockOrderOf, orderThing } from './order-queries.ts'
import { moveRefund, refundById, type RefundRow } from './queries.ts'
import type { Refunds } from './refunds.ts'
import { tellRefund } from './tell-customer.ts'

/** One that was begun before under the same id is answered as it stands, or as whoever asks right now is answered. */
export async function finishRefund(refunds: Refunds, begun: Begun, by: StaffActor): Promise<Begun> {
  const { refund, before = false } = begun
  if (refund === null) return begun
  const ended = before
    ? await refunds.asking.join(String(refund.id), () => Promise.resolve(refund))
    : await askForRefund(refunds, refund, by)
  return { ...begun, refund: ended }
}

/** Asks the gateway to give the money back, under the id that was written before; whoever asks at the same time gets the same answer. */
export const askForRefund = (refunds: Refunds, refund: RefundRow, by: StaffActor): Promise<RefundRow> =>
  refund.status === 'asking'
    ? refunds.asking.join(String(refund.id), () => ask(refunds, refund, by))
    : Promise.resolve(refund)

async function ask(refunds: Refunds, refund: RefundRow, by: StaffActor): Promise<RefundRow> {
  const { gateway, database, clock, log } = refunds
  const { id, bankTranId, refundTransId, amount, tranId } = refund
  const answer = await gateway.refund({
    bankTranId: bankTranId ?? '',
    refundTransId: refundTransId ?? '',
    amount,
    remarks: `Refund of ${tranId ?? ''}`,
  })
  log.info({ refund: id, outcome: answer.outcome, by: by.staff }, 'the gateway was asked for a refund of an order')
  if (answer.outcome === 'unknown') {
    await moveRefund(database.db, id, ['asking'], { askedAt: clock.now() })
    return refund
  }
  const moved =
    answer.outcome === 'refused'
      ? await refuse(refunds, refund, answer.reason, by)
      : await accept(refunds, refund, answer, by)
  return moved ?? (await refundById(database.db, id)) ?? refund
}

/** The row ends, and the money is due again: the desk gives it back in another way. People stay cancelled. */
const refuse = ({ database, clock }: Refunds, { id, orderId }: RefundRow, reason: string, by: StaffActor) =>
  database.db.transaction(async (tx) => {
    const at = clock.now()
    await lockOrderOf(tx, orderId)
    const refusal = reason.slice(0, MOST_REASON) || 'no reason was given'
    const moved = await moveRefund(tx, id, ['asking'], { status: 'refused', refusal, askedAt: at, endedAt: at })
    if (moved)
      await logOrder(tx, by, 'refund.refuse', {
        of: await orderThing(tx, orderId),
        at,
        changes: { ...sumOf(moved), refusal },
      })
    return moved
  })

const MOST_REASON = 500

type Accepted = Extract<RefundAnswer, { refundRefId: string }>

/** Numbered, on the receipt and told to the customer, all with the word of the gateway or not at all. */
const accept = ({ database, clock }: Refunds, { id, orderId }: RefundRow, { refundRefId }: Accepted, by: StaffActor) =>
  database.db.transaction(async (tx) => {
    const at = clock.now()
    await lockOrderOf(tx, orderId)
    const taken = await moveRefund(tx, id, ['asking'], { askedAt: at })
    if (taken === undefined) return undefined
    const accepted = { status: 'under_way' as const, refundRefId, ...(await acceptance(tx, at)) }
    const moved = await moveRefund(tx, id, ['asking'], accepted)
    if (moved === undefined) return undefined
    const of = await orderThing(tx, orderId)
    await settleAccepted(tx, orderId, of, at)
    await tellRefund(tx, moved, at)
    await logOrder(tx, by, 'refund.accept', { of, at, changes: { ...sumOf(moved), credit_note: moved.creditNote } })
    return moved
  })
