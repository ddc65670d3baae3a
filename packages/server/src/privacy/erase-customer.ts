import { lockCustomer } from '../customers/profile-queries.ts'
import { discardPicture } from '../customers/update-profile.ts'
import type { Tx } from '../db/database.ts'
import type { Deps } from '../deps.ts'
import { AppError } from '../http/app-error.ts'
import type { RemovablePicture } from '../pictures/remove-picture.ts'
import type { Storage } from '../pictures/storage.ts'
import { forgetReceipts } from '../receipts/forget-receipts.ts'
import { cancelUnpaid, deleteCustomer, deleteMessages, hasMoneyOnItsWay, lockPayments, orderIdsOf, stripOrders, stripPayments } from './erase-queries.ts'

const MONEY_ON_ITS_WAY = 'A payment of yours may still be on its way. Please try again later: an unfinished payment closes by itself within 24 hours.'

/** Deletes a customer, all at once or not at all; orders stay for the books without name, phone and children. */
export async function eraseCustomer(deps: Deps, customerId: number): Promise<void> {
  const now = deps.clock.now()
  const picture = await deps.database.db.transaction((tx) => erase({ tx, storage: deps.storage, now }, customerId))
  await discardPicture(deps, picture)
  deps.logger.info({ customer: customerId }, 'a customer was erased')
}

/** Answers with the picture that nobody shows any more. */
async function erase({ tx, storage, now }: { tx: Tx; storage: Storage; now: Date }, customerId: number): Promise<RemovablePicture | null> {
  const customer = await lockCustomer(tx, customerId)
  if (customer === undefined) throw new AppError('unauthenticated')
  const orders = await orderIdsOf(tx, customerId)
  await lockPayments(tx, orders)
  if (await hasMoneyOnItsWay(tx, orders)) throw new AppError('conflict', { message: MONEY_ON_ITS_WAY })
  await cancelUnpaid(tx, orders, now)
  await stripOrders(tx, orders)
  await stripPayments(tx, orders)
  await deleteMessages(tx, customer.phone)
  await forgetReceipts(tx, storage, customerId)
  await deleteCustomer(tx, customerId)
  return customer.picture
}
