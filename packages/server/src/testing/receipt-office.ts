import { kinds } from '../deps.ts'
import type { OrderAddress } from '../orders/order-link.ts'
import { openPassCodes } from '../orders/pass-codes.ts'
import { createReceiptLinks } from '../orders/receipt-link.ts'
import { findOrder } from '../receipts/order-queries.ts'
import { buildTestApp } from './build-test-app.ts'
import { giveHistory, insertRow } from './customer-history.ts'
import { heldStorage } from './held-storage.ts'
import { rightRow } from './right-rows.ts'

const appSecret = 'the secret of this test, of a good length'
const publicUrl = 'https://play.example.com'
export const receiptLinks = createReceiptLinks({ appSecret, publicUrl })

export async function openReceiptOffice() {
  const storage = heldStorage()
  const test = await buildTestApp({ content: 'demo', config: { publicUrl }, deps: { appSecret, storage } })
  const { pool, db } = test.database
  const codes = await openPassCodes({ database: test.database, appSecret })
  let people = 0

  async function newCustomer() {
    people += 1
    const phone = `017${String(people).padStart(8, '0')}`
    const customerId = await insertRow(pool, 'customers', { ...rightRow.customers, phone, name: 'শ্রেয়া', email: null })
    return { customerId, ...(await giveHistory(pool, { customerId, phone })) }
  }
  async function pathOf(order: OrderAddress): Promise<string> {
    const found = await findOrder(db, kinds.of(order.kind), order.id)
    if (!found) throw new Error(`There is no ${order.kind} ${order.id}`)
    return new URL(receiptLinks.urlOf({ ...found, ...order })).pathname
  }
  /** Its number among all orders. */
  const orderOf = async ({ kind, id }: OrderAddress): Promise<number> =>
    (await findOrder(db, kinds.of(kind), id))?.orderId ?? 0
  const open = (path: string, headers: Record<string, string> = {}) => test.app.inject({ url: path, headers })
  const get = async (order: OrderAddress, headers?: Record<string, string>) => open(await pathOf(order), headers)
  /** Every connection to the database is at rest, and nobody waits for one. */
  const isDatabaseFree = (): boolean => pool.idleCount === pool.totalCount && pool.waitingCount === 0

  return { test, storage, codes, newCustomer, pathOf, orderOf, open, get, isDatabaseFree }
}
export type ReceiptOffice = Awaited<ReturnType<typeof openReceiptOffice>>
