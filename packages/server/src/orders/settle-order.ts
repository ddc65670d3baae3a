import type { Transaction } from '../db/database.ts'
import type { OrderBook, Settlement } from '../payments/order-book.ts'
import { makePassCode } from '../payments/random-code.ts'
import type { OrderKinds } from './kinds.ts'
import { writePaidMessage } from './paid-message.ts'
import { endOf, idWithin, identityOf, kindOf, markPaid, reviveExpired } from './queries.ts'

type Needs = { kinds: OrderKinds; publicUrl: string }

/** What payments is handed of the orders. */
export const createOrderBook = (needs: Needs): OrderBook => ({
  settle: (tx, { orderId, at }) => settleOrder(tx, needs, { orderId, at }),
  revive: async (tx, orderId) => void (await reviveExpired(tx, orderId)),
  async identify(tx, orderId) {
    const found = await identityOf(tx, orderId)
    return found && { what: needs.kinds.of(found.kind).word, ...found }
  },
  async screenAfter(tx, orderId, end) {
    const kind = needs.kinds.of((await kindOf(tx, orderId)) ?? '')
    return kind.screens[end]((await idWithin(tx, kind, orderId)) ?? 0)
  },
})

/** The order is paid in full: its code lets people in, its kind hands out what was bought, and the customer is told. */
async function settleOrder(
  tx: Transaction,
  { kinds, publicUrl }: Needs,
  { orderId, at }: { orderId: number; at: Date },
): Promise<Settlement> {
  const paid = await markPaid(tx, orderId, { at, code: makePassCode() })
  if (paid === undefined) return whyNot(tx, orderId)
  const kind = kinds.of(paid.kind)
  const { id, movedTo } = await kind.deliver(tx, { orderId, customerId: paid.customerId, at })
  await writePaidMessage(tx, { ...paid, kind, id, orderId, movedTo, publicUrl, at })
  return { settled: true }
}

async function whyNot(tx: Transaction, orderId: number): Promise<Settlement> {
  const end = await endOf(tx, orderId)
  if (end?.cancelledAt) return { settled: false, reason: 'order_cancelled' }
  return { settled: false, reason: end?.expiredAt ? 'order_expired' : 'already_paid' }
}
