import { lockCustomer } from '../customers/profile-queries.ts'
import { discardPicture } from '../customers/update-profile.ts'
import type { Tx } from '../db/database.ts'
import type { Deps } from '../deps.ts'
import { AppError } from '../http/app-error.ts'
import { countCall } from '../http/count-call.ts'
import { voidReceiptsOf } from '../receipts/order-queries.ts'
import { cancelUnpaid, deleteCustomer, deleteMessages, hasMoneyOnItsWay, lockPayments, type OrderIds, ordersOf, stripOrders, stripPayments } from './erase-queries.ts'

const MONEY_ON_ITS_WAY = 'A payment of yours may still be on its way. Please try again later: an unfinished payment closes by itself within 24 hours.'
const AN_HOUR = { name: 'account deleted', most: 5, seconds: 3600 }
/** Transactions that the built-in gateway is told of at a time. */
const AT_ONCE = 500

/**
 * Deletes a customer, all at once or not at all; orders stay for the books without name, phone and children. Files are
 * removed afterwards: nobody waits for the storage with locks in hand, and what it refuses is removed by jobs.
 */
export async function eraseCustomer(deps: Deps, customerId: number): Promise<void> {
  await countCall(deps, [{ ...AN_HOUR, subject: `customer ${customerId}` }])
  const { phone, picture } = await deps.database.db.transaction((tx) => erase(tx, deps, customerId))
  await discardPicture(deps, picture)
  await deps.sms.forget?.(phone).catch((err: unknown) => deps.logger.error({ err }, 'messages in the outbox could not be removed'))
  deps.logger.info({ customer: customerId }, 'a customer was erased')
}

/** Answers with what is left of them outside the database. */
async function erase(tx: Tx, deps: Deps, customerId: number): Promise<NonNullable<Awaited<ReturnType<typeof lockCustomer>>>> {
  const customer = await lockCustomer(tx, customerId)
  if (customer === undefined) throw new AppError('unauthenticated')
  const now = deps.clock.now()
  for await (const orders of ordersOf(tx, customerId)) await strip(tx, { ...deps, now }, orders)
  await voidReceiptsOf(tx, customerId)
  await deleteMessages(tx, customer.phone)
  await deleteCustomer(tx, customerId)
  return customer
}

async function strip(tx: Tx, { now, forgetPayer }: Pick<Deps, 'forgetPayer'> & { now: Date }, orders: OrderIds): Promise<void> {
  await lockPayments(tx, orders)
  if (await hasMoneyOnItsWay(tx, orders)) throw new AppError('conflict', { message: MONEY_ON_ITS_WAY })
  await cancelUnpaid(tx, orders, now)
  await stripOrders(tx, orders)
  const transactions = await stripPayments(tx, orders)
  for (let told = 0; told < transactions.length; told += AT_ONCE) await forgetPayer?.(tx, transactions.slice(told, told + AT_ONCE))
}
