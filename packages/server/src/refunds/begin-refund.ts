import { clockTime } from '#contract/rules/clock-time.ts'
import { formatExact, type Poisha, toTaka } from '#contract/rules/money.ts'
import { type Share, shareOfAmount, shareOfUnits, type Units } from '#contract/rules/refund-share.ts'
import { type RefundWay, refundSubject } from '#contract/rules/refund.ts'
import type { GiveBack, OrderParams } from '#contract/schemas/staff-orders.ts'
import { named } from '#contract/words/named.ts'
import type { StaffActor } from '../actor.ts'
import { constraintOf } from '../db/constraint-of.ts'
import type { Transaction } from '../db/database.ts'
import { AppError } from '../http/app-error.ts'
import { wrongField } from '../http/refuse-field.ts'
import { permit } from '../staff/permit.ts'
import { endOrder, settleAccepted } from './accept-refund.ts'
import { cancelChosen } from './cancel-chosen.ts'
import { choosePeople } from './choose-people.ts'
import { logOrder, sumOf } from './log-refund.ts'
import { draftRefund } from './draft-refund.ts'
import { wasCancelledBy } from './order-queries.ts'
import { insertRefund, lastOfOrder, refundByClient, type RefundRow } from './queries.ts'
import { readRefundable, type Refundable } from './read-refundable.ts'
import type { Refunds } from './refunds.ts'
import { tellCancelled } from './tell-customer.ts'

const words = named('staffDesk')
const LEAST = 100

/** What somebody at the desk wants; `expected` is the sum they have read. */
export type Wish = {
  clientId: string
  units: NonNullable<GiveBack['units']> | 'all' | null
  amount: Poisha | null
  expected: Poisha | null
  withMoney: boolean
  /** Money may be for people who were cancelled before. */
  owed: boolean
  way: RefundWay
  reference: string | null
  reason: string
}

/** Null where there is no money in it: people who were cancelled without any. `before`: under the same id. */
export type Begun = { refund: RefundRow | null; people: number; before?: boolean }

/** All that is decided before the gateway hears of it, in one transaction. The same id again changes nothing. */
export async function beginRefund(
  { database, clock }: Refunds,
  which: OrderParams,
  by: StaffActor,
  wish: Wish,
): Promise<Begun> {
  const now = clock.now()
  let left = 0
  try {
    return await database.db.transaction(async (tx) => {
      const found = await readRefundable(tx, which, by, now)
      left = found.left.amount
      return (await begunBefore(tx, found, wish)) ?? (await begin(tx, found, { by, wish, now }))
    })
  } catch (error) {
    // The database itself refuses what passes the sum that was paid.
    if (constraintOf(error) === 'orders_refunded') throw atMost(left)
    // Another order was given back of under the same id at the same moment.
    if (constraintOf(error) === 'refunds_once') throw wrongField('client_id', words.clientIdUsed)
    throw error
  }
}

async function begunBefore(
  tx: Transaction,
  { kind, id, order }: Refundable,
  { clientId }: Wish,
): Promise<Begun | null> {
  const known = await refundByClient(tx, clientId)
  if (known && known.orderId !== order.id) throw wrongField('client_id', words.clientIdUsed)
  if (known) return { refund: known, people: 0, before: true }
  return (await wasCancelledBy(tx, { thingKind: kind, thingId: String(id), clientId }))
    ? { refund: null, people: 0 }
    : null
}

type Asked = { by: StaffActor; wish: Wish; now: Date }

async function begin(tx: Transaction, found: Refundable, { by, wish, now }: Asked): Promise<Begun> {
  const { order, left } = found
  if (order.paid <= 0) throw atMost(0)
  const people = wish.units === null ? null : await choosePeople(tx, found, wish.units, { owed: wish.owed, now })
  const share = shareOf(found, wish, people?.units ?? null)
  if (wish.expected !== null && wish.expected !== share.amount)
    throw new AppError('conflict', { message: words.otherSum(formatExact(toTaka(share.amount))) })
  if (share.amount > left.amount) throw atMost(left.amount)
  if (share.amount === 0 && found.kind === 'memberships' && order.cancelledAt !== null)
    throw await overBefore(tx, order.id)
  const { approvedById } = await permit(tx, by, { act: 'refund', subject: refundSubject(found.kind, found.id), now })
  const { kind, id, branchId } = found
  const of = { kind, id, branchId, invoiceNumber: order.invoiceNumber, customerId: order.customerId }
  const count = people?.places.length ?? 0
  if (people) await cancelChosen(tx, found, people.places, now)
  const isOfTickets = found.kind === 'tickets'
  if (people && (count > 0 || share.amount === 0))
    await logOrder(tx, by, 'order.cancel_people', {
      of,
      at: now,
      approvedById,
      customerId: order.customerId,
      changes: {
        people: isOfTickets ? count : null,
        reason: wish.reason,
        money: share.amount > 0,
        client_id: wish.clientId,
      },
    })
  if (share.amount === 0) {
    if (!isOfTickets) await endOrder(tx, order.id, of, now)
    await tellCancelled(tx, { orderId: order.id, people: count, clientId: wish.clientId, at: now })
    return { refund: null, people: count }
  }
  const draft = await draftRefund(tx, found, { ...wish, share, byId: by.staffId, approvedById, now })
  const refund = await insertRefund(tx, draft, isOfTickets ? (people?.units ?? []) : [])
  await logOrder(tx, by, 'refund.start', {
    of,
    at: now,
    approvedById,
    customerId: order.customerId,
    changes: {
      ...sumOf(refund),
      way: wish.way,
      reason: wish.reason,
      reference: wish.reference,
      credit_note: refund.creditNote,
    },
  })
  if (refund.status === 'handed_out') await settleAccepted(tx, order.id, of, now)
  return { refund, people: count }
}

/** Nobody hears twice that a membership is cancelled. */
async function overBefore(tx: Transaction, orderId: number): Promise<AppError> {
  const last = await lastOfOrder(tx, orderId)
  const message = last === undefined ? words.orderOver : words.givenBackBy(last.by, clockTime(last.at))
  return new AppError('conflict', { message })
}

function shareOf({ money, left, kind }: Refundable, { withMoney, amount }: Wish, units: Units[] | null): Share {
  if (!withMoney) return { amount: 0, vat: 0 }
  if (units !== null) return kind === 'tickets' ? shareOfUnits(money, units) : shareOfAmount(money, left.amount)
  const wanted = amount ?? 0
  if (wanted > left.amount) throw atMost(left.amount)
  if (wanted < LEAST && wanted !== left.amount) throw wrongField('amount', words.sumForm)
  return shareOfAmount(money, wanted)
}

const atMost = (left: Poisha): AppError => wrongField('amount', words.atMost(formatExact(toTaka(left))))
