import { named } from '#contract/words/named.ts'
import { type StaffActor, worksAt } from '../actor.ts'
import { AppError } from '../http/app-error.ts'
import type { Payments } from '../payments/payments.ts'
import type { Stray } from '../payments/stray-queries.ts'
import { deskDaysAgo } from './payment-cases.ts'
import { usableOrder } from './usable-queries.ts'

type Asked = {
  stray: Stray
  /** The order that the money came for. */
  ofOrderId: number | null
  asked: { kind: 'tickets' | 'memberships'; id: number }
}

/** The order that somebody wants to pay with this money: unpaid, of the same sum and phone. */
export async function findUsable({ database, clock }: Payments, by: StaffActor, { stray, ofOrderId, asked }: Asked) {
  const order = await usableOrder(database.db, asked, ofOrderId)
  if (order === undefined || (order.branchId !== null && !worksAt(by, order.branchId))) throw new AppError('not_found')
  const isOfSame = order.isSameBuyer && order.total === stray.amount && stray.currency === 'BDT'
  const isOpen = order.cancelledAt === null && order.createdAt > deskDaysAgo(clock.now())
  if (!isOfSame || !isOpen || order.paid > 0)
    throw new AppError('invalid', { message: named('staffDesk').notThisOrder })
  return order
}
