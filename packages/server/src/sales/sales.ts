import type { Database } from '../db/database.ts'
import type { Payments } from '../payments/payments.ts'
import { prepareSales, type SaleQueries } from './queries.ts'

/** What every verb about ticket orders works with. */
export type Sales = { queries: SaleQueries; payments: Payments }

export const createSales = ({ database }: { database: Database }, payments: Payments): Sales => ({ queries: prepareSales(database), payments })
