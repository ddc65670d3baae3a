import type { Tx } from '../db/database.ts'
import { describeOrder } from '../payments/describe-order.ts'
import type { PayableRules } from '../payments/payable.ts'
import { saleIdentity } from './settle-queries.ts'
import { settleSale } from './settle-sale.ts'

export const screens: PayableRules['screens'] = {
  success: (id) => `/ticket-checkout/success/${id}`,
  fail: (id) => `/ticket-checkout/fail/${id}`,
  detail: (id) => `/dashboard/tickets/show/${id}`,
}

export const ticketSales: PayableRules = { kind: 'sale', total: 'grand_total', settle: settleSale, describe, screens, bought: 'Your tickets' }

async function describe(tx: Tx, id: number): Promise<string> {
  const sale = await saleIdentity(tx, id)
  return sale === undefined ? `ticket order ${id}` : describeOrder('tickets', sale)
}
