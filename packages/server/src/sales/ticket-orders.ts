import { pathOf, paths } from '#contract/paths.ts'
import type { OrderKind } from '../orders/kinds.ts'
import { deliverTickets } from './deliver-tickets.ts'
import { ownSales } from './own-data.ts'
import { stripSales } from './privacy-queries.ts'
import { readSaleReceipt } from './receipt-part.ts'
import { saleRoutes } from './routes.ts'
import { sales } from './tables.ts'

export const ticketOrders: OrderKind = {
  kind: 'sale',
  serve: saleRoutes,
  table: sales,
  screens: {
    success: (id) => pathOf(paths.ticketSuccess, id),
    fail: (id) => pathOf(paths.ticketFail, id),
    detail: (id) => pathOf(paths.myTicket, id),
  },
  word: 'tickets',
  bought: 'Your tickets',
  deliver: deliverTickets,
  readReceipt: readSaleReceipt,
  strip: stripSales,
  ownData: ownSales,
}
