import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { endpoints } from '#contract/endpoints.ts'
import { tidyText } from '#contract/rules/characters.ts'
import { ErrorBody } from '#contract/schemas/error.ts'
import { changedOne, IdParams, listOf, oneOf } from '#contract/schemas/paging.ts'
import { PlaceSale } from '#contract/schemas/place-sale.ts'
import { PurchaseHeaders } from '#contract/schemas/purchase.ts'
import { Sale, SalesQuery } from '#contract/schemas/sale.ts'
import type { Session } from '../customers/session.ts'
import { AppError } from '../http/app-error.ts'
import { ownList } from '../http/own-list.ts'
import { answerPurchase, purchaseAnswers } from '../payments/answer-purchase.ts'
import type { ReceiptLinks } from '../payments/receipt-link.ts'
import { cancelSale } from './cancel-sale.ts'
import { paySale } from './pay-sale.ts'
import { placeSale } from './place-sale.ts'
import { presentSale } from './present.ts'
import type { Sales } from './sales.ts'

const tags = ['Tickets']
const failures = { 401: ErrorBody, 422: ErrorBody, 500: ErrorBody, 503: ErrorBody }
const purchased = { ...purchaseAnswers, ...failures }

type Needs = { sales: Sales; session: Session; receipts: ReceiptLinks }

export function saleRoutes(app: FastifyInstance, sales: Sales, session: Session, receipts: ReceiptLinks): void {
  orderRoutes(app, { sales, session, receipts })
  readRoutes(app, { sales, session, receipts })
}

function orderRoutes(app: FastifyInstance, { sales, session, receipts }: Needs): void {
  const api = app.withTypeProvider<ZodTypeProvider>()
  const { clock } = sales.payments
  const signedIn = { onRequest: session.require }

  api.route({
    ...signedIn,
    method: endpoints.placeSale.method,
    url: endpoints.placeSale.path,
    schema: { tags, summary: 'Order tickets and begin to pay', body: PlaceSale, headers: PurchaseHeaders, response: { 403: ErrorBody, ...purchased } },
    handler: async (request, reply) => {
      const order = { ...request.body, key: request.headers['idempotency-key'] ?? null }
      return answerPurchase(reply, await placeSale(sales, session.of(request).customerId, order))
    },
  })

  api.route({
    ...signedIn,
    method: endpoints.paySale.method,
    url: endpoints.paySale.path,
    schema: { tags, summary: 'Begin to pay for an order that is still unpaid', params: IdParams, response: { 404: ErrorBody, ...purchased } },
    handler: async (request, reply) =>
      answerPurchase(reply, await paySale(sales, { customerId: session.of(request).customerId, id: request.params.id })),
  })

  api.route({
    ...signedIn,
    method: endpoints.cancelSale.method,
    url: endpoints.cancelSale.path,
    schema: { tags, summary: 'Cancel an order that nobody has paid for', params: IdParams, response: { 200: changedOne(Sale), 404: ErrorBody, 409: ErrorBody, 429: ErrorBody, ...failures } },
    handler: async (request) => {
      const cancelled = await cancelSale(sales, { customerId: session.of(request).customerId, id: request.params.id })
      return { data: presentSale(cancelled, receipts, clock.now()), message: 'Order cancelled' }
    },
  })
}

function readRoutes(app: FastifyInstance, { sales, session, receipts }: Needs): void {
  const api = app.withTypeProvider<ZodTypeProvider>()
  const { queries, payments: { clock } } = sales
  const signedIn = { onRequest: session.require }

  api.route({
    ...signedIn,
    method: endpoints.sales.method,
    url: endpoints.sales.path,
    schema: { tags, summary: 'The customer’s own orders, newest first', querystring: SalesQuery, response: { 200: listOf(Sale), 429: ErrorBody, ...failures } },
    handler: async (request, reply) => {
      const { page, per_page, filter, search } = request.query
      const [now, { customerId }] = [clock.now(), session.of(request)]
      return ownList(reply, { customerId, page, per_page }, async (slice) => {
        const { rows, total } = await queries.page({ customerId, now, filter, search: tidyText(search), ...slice })
        return { rows: rows.map((row) => presentSale(row, receipts, now)), total }
      })
    },
  })

  api.route({
    ...signedIn,
    method: endpoints.sale.method,
    url: endpoints.sale.path,
    schema: { tags, summary: 'One of the customer’s own orders', params: IdParams, response: { 200: oneOf(Sale), 404: ErrorBody, ...failures } },
    handler: async (request) => {
      const now = clock.now()
      const found = await queries.one({ customerId: session.of(request).customerId, id: request.params.id, now })
      if (found === undefined) throw new AppError('not_found')
      return { data: presentSale(found, receipts, now) }
    },
  })
}
