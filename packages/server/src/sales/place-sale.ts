import { placeOrder } from '../payments/place-order.ts'
import type { Purchase } from '../payments/purchase.ts'
import { draftSale, type NewOrder } from './draft-sale.ts'
import { continueSale } from './pay-sale.ts'
import { productOf } from './product-of.ts'
import type { Sales } from './sales.ts'

/** Checks, prices and keeps an order of tickets, and opens the gateway's page for it. */
export const placeSale = (sales: Sales, caller: number, order: NewOrder): Promise<Purchase> =>
  placeOrder(sales.payments, caller, {
    kind: 'sale',
    order,
    readFacts: () => sales.queries.facts({ customerId: caller, branchId: order.branch_id, productIds: order.details.map((line) => line.product_id), key: order.key }),
    async keep(facts, now) {
      const draft = draftSale({ order, facts, now })
      return { row: await sales.queries.insert(draft), tranId: draft.tran_id, amount: draft.amount, product: productOf(draft.details) }
    },
    forgetKey: (key, id) => sales.queries.forgetKey(caller, key, id),
    proceed: (id) => continueSale(sales, { customerId: caller, id }),
  })
