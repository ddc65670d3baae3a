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
import { eraseFromLog } from '../staff/log-queries.ts'
import {
  cancelNotFullyPaid,
  deleteCustomer,
  deleteMessages,
  hasMoneyOnItsWay,
  lockPayments,
  ordersOf,
  type OwnOrders,
  stripOrders,
  stripPayments,
} from './erase-queries.ts'

const AN_HOUR = { name: 'account deleted', most: 5, seconds: 3600 }
/** Transactions that the built-in gateway is told of at a time. */
const AT_ONCE = 500

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
  const { phone, picture } = await deps.database.db.transaction((tx) => erase(tx, deps, customerId))
  await discardPicture(deps, picture)
  await deps.sms
    .forget?.(phone)
    .catch((err: unknown) => deps.logger.error({ err }, 'messages in the outbox could not be removed'))
  deps.logger.info({ customer: customerId }, 'a customer was erased')
}

/** Answers with what is left of them outside the database. */
async function erase(
  tx: Transaction,
  deps: EraseNeeds,
  customerId: number,
): Promise<NonNullable<Awaited<ReturnType<typeof lockCustomer>>>> {
  const customer = await lockCustomer(tx, customerId)
  if (customer === undefined) throw new AppError('unauthenticated')
  const now = deps.clock.now()
  for await (const orders of ordersOf(tx, customerId)) await strip(tx, { ...deps, now }, orders)
  await voidReceiptsOf(tx, customerId)
  await deleteMessages(tx, customer.phone)
  await eraseFromLog(tx, customerId)
  await deleteCustomer(tx, customerId)
  return customer
}

async function strip(
  tx: Transaction,
  { now, kinds, forgetPayer }: Pick<EraseNeeds, 'kinds' | 'forgetPayer'> & { now: Date },
  orders: OwnOrders,
): Promise<void> {
  const ids = orders.map(({ id }) => id)
  await lockPayments(tx, ids)
  if (await hasMoneyOnItsWay(tx, ids)) throw new AppError('conflict', { message: named('answers').paymentUnderWay })
  await cancelNotFullyPaid(tx, ids, now)
  await stripOrders(tx, ids, now)
  for (const [kind, own] of Map.groupBy(orders, (order) => order.kind))
    await kinds.of(kind).strip(
      tx,
      own.map(({ id }) => id),
    )
  const transactions = await stripPayments(tx, ids)
  for (let told = 0; told < transactions.length; told += AT_ONCE)
    await forgetPayer?.(tx, transactions.slice(told, told + AT_ONCE))
}
