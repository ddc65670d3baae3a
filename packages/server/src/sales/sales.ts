import type { Orders } from '../orders/kinds.ts'
import { prepareSales, type SaleQueries } from './queries.ts'

/** What every verb about ticket orders works with. */
export type Sales = { queries: SaleQueries; orders: Orders }

export const createSales = (orders: Orders): Sales => ({ queries: prepareSales(orders.database), orders })
