import { countPayment } from '../payments/count-payment.ts'
import { continueOrder, payOrder } from '../payments/pay-order.ts'
import type { OwnOrder, PlacedOrder, Purchase } from '../payments/purchase.ts'
import { productOf } from './product-of.ts'
import type { Sales } from './sales.ts'
import { tooLateFor } from './too-late.ts'

/** A page to pay on for an order that is still unpaid. */
export const paySale = async (sales: Sales, own: OwnOrder): Promise<Purchase> => payOrder(sales.payments, await readPlaced(sales, own))

/** The same order sent again. */
export const continueSale = async (sales: Sales, own: OwnOrder): Promise<Purchase> => continueOrder(sales.payments, await readPlaced(sales, own))

async function readPlaced({ queries, payments }: Sales, own: OwnOrder): Promise<PlacedOrder | undefined> {
  await countPayment(payments, own.customerId)
  const row = await queries.due(own)
  return row && { kind: 'sale', row, product: productOf(row.lines), tooLate: tooLateFor(row, payments.clock.now()) }
}
