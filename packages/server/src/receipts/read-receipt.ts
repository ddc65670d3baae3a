import type { Tx } from '../db/database.ts'
import type { Payable } from '../payments/receipt-link.ts'
import { readSeller, type StoredSeller } from './read-seller.ts'
import type { OrderPart } from './receipt.ts'
import { readSaleReceipt } from './sale-receipt.ts'
import { readSubscriptionReceipt } from './subscription-receipt.ts'

const readers: Record<Payable['kind'], (tx: Tx, id: number) => Promise<OrderPart>> = {
  sale: readSaleReceipt,
  subscription: readSubscriptionReceipt,
}

/** A receipt as the database has it: where the logo is, but not the logo. */
export type StoredReceipt = OrderPart & Pick<Payable, 'kind'> & { seller: StoredSeller }

/** Of an order that is there. */
export const readReceipt = async (tx: Tx, { kind, id }: Payable): Promise<StoredReceipt> => ({
  kind,
  seller: await readSeller(tx),
  ...(await readers[kind](tx, id)),
})
