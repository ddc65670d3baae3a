import type { PayableRules } from '../payments/payable.ts'
import { saleIdentity } from './settle-queries.ts'
import { settleSale } from './settle-sale.ts'

export const screens: PayableRules['screens'] = {
  success: (id) => `/ticket-checkout/success/${id}`,
  fail: (id) => `/ticket-checkout/fail/${id}`,
  detail: (id) => `/dashboard/tickets/show/${id}`,
}

export const ticketSales: PayableRules = { kind: 'sale', total: 'grand_total', settle: settleSale, identify: saleIdentity, screens, word: 'tickets', bought: 'Your tickets' }
