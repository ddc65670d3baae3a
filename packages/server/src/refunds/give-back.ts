import { toPoisha } from '#contract/rules/money.ts'
import type { GiveBack, OrderParams } from '#contract/schemas/staff-orders.ts'
import type { StaffActor } from '../actor.ts'
import { finishRefund } from './ask-for-refund.ts'
import { type Begun, beginRefund } from './begin-refund.ts'
import type { Refunds } from './refunds.ts'

/** Money of a paid order goes back: the share of some people, who are cancelled with it, or an amount only. */
export async function giveBack(refunds: Refunds, which: OrderParams, wish: GiveBack, by: StaffActor): Promise<Begun> {
  const begun = await beginRefund(refunds, which, by, {
    clientId: wish.client_id,
    units: wish.units ?? null,
    amount: wish.amount === undefined ? null : toPoisha(wish.amount),
    expected: wish.expected === undefined ? null : toPoisha(wish.expected),
    withMoney: true,
    owed: true,
    way: wish.way,
    reference: wish.reference || null,
    reason: wish.reason,
  })
  return finishRefund(refunds, begun, by)
}
