import type { Tx } from '../db/database.ts'
import type { Deps } from '../deps.ts'
import type { Payable } from '../payments/receipt-link.ts'
import { findOrder, lockOrder, type OrderFacts } from './order-queries.ts'
import { readReceipt } from './read-receipt.ts'
import { receiptKey } from './receipt-key.ts'

type Storage = Deps['storage']
export type KeptReceipt = { fileName: string; pdf: Buffer }
export type ReceiptKeeper = (order: Payable) => Promise<KeptReceipt | null>

/** Gives out the receipt of an order for which something is paid, or null; made once, then kept in the storage. */
export function createReceiptKeeper({ database: { db }, storage }: Pick<Deps, 'database' | 'storage'>): ReceiptKeeper {
  const making = new Map<string, Promise<Buffer>>()

  function makeOnce(order: Payable, key: string): Promise<Buffer> {
    const running = making.get(key) ?? db.transaction((tx) => makeAndKeep(tx, storage, order)).finally(() => making.delete(key))
    making.set(key, running)
    return running
  }

  return async (order) => {
    const found = await findOrder(db, order)
    if (!found || found.paid <= 0) return null
    const key = receiptKey(found)
    const pdf = (await storage.read(key))?.bytes ?? (await makeOnce(order, key))
    return { fileName: `${found.invoiceNumber}.pdf`, pdf }
  }
}

/** Under a lock on the order: who waited for it, in this process or another, finds what the first one made. */
export async function makeAndKeep(tx: Tx, storage: Storage, order: Payable): Promise<Buffer> {
  const found = await lockOrder(tx, order)
  if (!found) throw new Error(`There is no ${order.kind} ${order.id}`)
  const key = receiptKey(found)
  const kept = await storage.read(key)
  if (kept) return kept.bytes
  const { makeReceipt } = await import('./make-receipt.ts')
  const pdf = await makeReceipt(await readReceipt(tx, storage, order))
  if (isFinal(found)) await storage.put(key, pdf, 'application/pdf')
  return pdf
}

/** While something is due, the next payment changes the receipt. */
const isFinal = ({ paid, total }: OrderFacts): boolean => paid >= total
