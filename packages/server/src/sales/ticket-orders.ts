import { pathOf, paths } from '#contract/paths.ts'
import { named } from '#contract/words/named.ts'
import type { OrderKind } from '../orders/kinds.ts'
import { deliverTickets } from './deliver-tickets.ts'
import { ownSales } from './own-data.ts'
import { stripSales } from './privacy-queries.ts'
import { readSaleReceipt } from './receipt-part.ts'
import { saleRoutes } from './routes.ts'
import { sales } from './tables.ts'

const [sms, dates] = [named('sms'), named('dates')]

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
  tellPaid: ({ invoiceNumber, link, movedTo }) => {
    if (movedTo === null) return [sms.paidTickets(invoiceNumber, link)]
    const day = dates.showDay(movedTo)
    return [sms.paidMoved(invoiceNumber, day, link), sms.paidMovedShort(day, link)]
  },
  deliver: deliverTickets,
  readReceipt: readSaleReceipt,
  strip: stripSales,
  ownData: ownSales,
}
