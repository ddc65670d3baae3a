import type { Tx } from '../db/database.ts'
import type { Deps } from '../deps.ts'
import type { Payable } from '../payments/receipt-link.ts'
import { readSeller } from './read-seller.ts'
import type { OrderPart, Receipt } from './receipt.ts'
import { readSaleReceipt } from './sale-receipt.ts'
import { readSubscriptionReceipt } from './subscription-receipt.ts'

const readers: Record<Payable['kind'], (tx: Tx, id: number) => Promise<OrderPart>> = {
  sale: readSaleReceipt,
  subscription: readSubscriptionReceipt,
}

/** The receipt of an order that is there. */
export const readReceipt = async (tx: Tx, storage: Deps['storage'], { kind, id }: Payable): Promise<Receipt> => ({
  kind,
  seller: await readSeller(tx, storage),
  ...(await readers[kind](tx, id)),
})
