import type { FastifyInstance } from 'fastify'
import { endpoints } from '#contract/endpoints.ts'
import { PlaceSale } from '#contract/schemas/place-sale.ts'
import { Sale, SalesQuery } from '#contract/schemas/sale.ts'
import { searchedFor } from '../db/search-texts.ts'
import type { ServeNeeds } from '../orders/kinds.ts'
import { serveOrders } from '../orders/serve-orders.ts'
import { paySale } from './pay-sale.ts'
import { placeSale } from './place-sale.ts'
import { presentSale } from './present.ts'
import { createSales } from './sales.ts'

export function saleRoutes(app: FastifyInstance, { orders, session, links }: ServeNeeds): void {
  const sales = createSales(orders)
  const { queries } = sales
  serveOrders(
    app,
    { orders, session },
    {
      kind: 'sale',
      tag: 'Tickets',
      doors: {
        place: { ...endpoints.placeSale, summary: 'Order tickets and begin to pay' },
        pay: { ...endpoints.paySale, summary: 'Begin to pay for an order that is still unpaid' },
        cancel: { ...endpoints.cancelSale, summary: 'Cancel an order that nobody has paid for' },
        list: { ...endpoints.sales, summary: 'The customer’s own orders, newest first' },
        one: { ...endpoints.sale, summary: 'One of the customer’s own orders' },
      },
      schemas: { place: PlaceSale, query: SalesQuery, shown: Sale },
      place: (order, by) => placeSale(sales, order, by),
      pay: (own) => paySale(sales, own),
      one: (own, now) => queries.one(own, now),
      list: ({ filter, search, limit, offset }, { customer }, now) =>
        queries.page({ customer, filter, search: searchedFor(search) }, { now, limit, offset }),
      present: (row, now, language) => presentSale(row, links, now, language),
    },
  )
}
