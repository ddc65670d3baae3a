import { formatExact, toTaka } from '#contract/rules/money.ts'
import { named } from '#contract/words/named.ts'
import { lockCustomer } from '../customers/profile-queries.ts'
import { discardPicture } from '../customers/update-profile.ts'
import type { FastifyBaseLogger } from 'fastify'
import type { CustomerActor } from '../actor.ts'
import type { Clock } from '../clock.ts'
import type { Database, Transaction } from '../db/database.ts'
import { AppError } from '../http/app-error.ts'
import { countCall } from '../http/count-call.ts'
import type { SmsPort } from '../notifications/sms.ts'
import type { OrderKinds } from '../orders/kinds.ts'
import type { Storage } from '../pictures/storage.ts'
import { voidReceiptsOf } from '../receipts/order-queries.ts'
import { forgetAnswersAbout } from '../staff/answer-queries.ts'
import { eraseFromLog } from '../staff/log-queries.ts'
import {
  cancelNotFullyPaid,
  deleteCustomer,
  deleteMessages,
  deleteNotes,
  hasMoneyOnItsWay,
  lockPayments,
  mergedInto,
  ordersOf,
  type OwnOrders,
  refundUnderWay,
  stripOrders,
  stripPayments,
  stripRefunds,
} from './erase-queries.ts'

const AN_HOUR = { name: 'account deleted', most: 5, seconds: 3600 }
/** Transactions that the built-in gateway is told of at a time. */
const AT_ONCE = 500

const answers = named('answers')

/** A customer, and what is left of one outside the database. */
export type Erased = NonNullable<Awaited<ReturnType<typeof lockCustomer>>>

export type EraseNeeds = {
  database: Database
  clock: Clock
  logger: FastifyBaseLogger
  sms: SmsPort
  storage: Storage
  kinds: OrderKinds
  /** Tells the built-in gateway, if it is the one, to forget who paid. */
  forgetPayer: ((tx: Transaction, transactions: string[]) => Promise<void>) | null
}

/**
 * Deletes a customer, all at once or not at all; orders stay for the books without name, phone and children. Files are
 * removed afterwards: nobody waits for the storage with locks in hand, and what it refuses is removed by jobs.
 */
export async function eraseCustomer(deps: EraseNeeds, { customer: customerId }: CustomerActor): Promise<void> {
  await countCall(deps, [{ ...AN_HOUR, subject: `customer ${customerId}` }])
  const erased = await deps.database.db.transaction((tx) => erase(tx, deps, customerId))
  if (erased === undefined) throw new AppError('unauthenticated')
  await forgetOutside(deps, customerId, erased)
}

/** What is outside the database, once the transaction stands. */
export async function forgetOutside(deps: EraseNeeds, customerId: number, { phone, picture }: Erased): Promise<void> {
  await discardPicture(deps, picture)
  await deps.sms
    .forget?.(phone)
    .catch((err: unknown) => deps.logger.error({ err }, 'messages in the outbox could not be removed'))
  deps.logger.info({ customer: customerId }, 'a customer was erased')
}

/** Answers with what is left of them outside the database; `says` is what is said while a payment is on its way. */
export async function erase(
  tx: Transaction,
  deps: Pick<EraseNeeds, 'clock' | 'kinds' | 'forgetPayer'>,
  customerId: number,
  says: string = answers.paymentUnderWay,
): Promise<Erased | undefined> {
  const customer = await lockCustomer(tx, customerId)
  if (customer === undefined) return undefined
  const now = deps.clock.now()
  for await (const orders of ordersOf(tx, customerId)) await strip(tx, { ...deps, now, says }, orders)
  await voidReceiptsOf(tx, customerId)
  await deleteMessages(tx, customer.phone)
  await forgetAnswersAbout(tx, { id: customerId, phone: customer.phone })
  await eraseFromLog(tx, [customerId, ...(await mergedInto(tx, customerId))])
  await deleteCustomer(tx, customerId)
  return customer
}

async function strip(
  tx: Transaction,
  { now, kinds, forgetPayer, says }: Pick<EraseNeeds, 'kinds' | 'forgetPayer'> & { now: Date; says: string },
  orders: OwnOrders,
): Promise<void> {
  const ids = orders.map(({ id }) => id)
  await lockPayments(tx, ids)
  if (await hasMoneyOnItsWay(tx, ids)) throw new AppError('conflict', { message: says })
  const refund = await refundUnderWay(tx, ids)
  if (refund > 0) throw new AppError('conflict', { message: answers.refundUnderWay(formatExact(toTaka(refund))) })
  await cancelNotFullyPaid(tx, ids, now)
  await stripOrders(tx, ids, now)
  await deleteNotes(tx, ids)
  await stripRefunds(tx, ids)
  for (const [kind, own] of Map.groupBy(orders, (order) => order.kind))
    await kinds.of(kind).strip(
      tx,
      own.map(({ id }) => id),
    )
  const transactions = await stripPayments(tx, ids)
  for (let told = 0; told < transactions.length; told += AT_ONCE)
    await forgetPayer?.(tx, transactions.slice(told, told + AT_ONCE))
}
