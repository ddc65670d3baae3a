import { cancelOrder } from '../payments/cancel-order.ts'
import type { OwnOrder } from '../payments/purchase.ts'
import type { SaleRow } from './queries.ts'
import type { Sales } from './sales.ts'

export const cancelSale = ({ queries, payments }: Sales, own: OwnOrder): Promise<SaleRow> =>
  cancelOrder(payments, { kind: 'sale', own, read: (now) => queries.one({ ...own, now }) })
