import type { RefundWay } from '#contract/rules/refund.ts'
import type { Share } from '#contract/rules/refund-share.ts'
import { named } from '#contract/words/named.ts'
import type { Transaction } from '../db/database.ts'
import { wrongField } from '../http/refuse-field.ts'
import { randomCode } from '../payments/random-code.ts'
import { acceptance } from './accept-refund.ts'
import type { NewRefund } from './queries.ts'
import type { Refundable } from './read-refundable.ts'

const words = named('staffDesk')

type Decided = {
  clientId: string
  share: Share
  way: RefundWay
  reference: string | null
  reason: string
  byId: number
  approvedById: number | null
  now: Date
}

/** The row as it is written before the gateway is asked; what is given back by hand is accepted with it. */
export async function draftRefund(
  tx: Transaction,
  { order, payment }: Refundable,
  { clientId, share, way, reference, reason, byId, approvedById, now }: Decided,
): Promise<NewRefund> {
  const common = {
    clientId,
    orderId: order.id,
    ...share,
    way,
    reason,
    tranId: payment?.tranId ?? null,
    bankTranId: payment?.bankTranId ?? null,
    byId,
    approvedById,
    createdAt: now,
  }
  if (way === 'gateway') {
    if (!payment?.bankTranId) throw wrongField('way', words.gatewayPanel(payment?.tranId ?? '–'))
    return { ...common, status: 'asking', refundTransId: `R-${randomCode(20)}`, askedAt: now }
  }
  if (reference === null) throw wrongField('reference', words.referenceLength)
  return { ...common, status: 'handed_out', reference, endedAt: now, ...(await acceptance(tx, now)) }
}
