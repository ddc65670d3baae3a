import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { endpoints } from '#contract/endpoints.ts'
import { tidyText } from '#contract/rules/characters.ts'
import { ErrorBody } from '#contract/schemas/error.ts'
import { changedOne, IdParams, listOf, oneOf } from '#contract/schemas/paging.ts'
import { PlaceSubscription } from '#contract/schemas/place-subscription.ts'
import { PurchaseHeaders } from '#contract/schemas/purchase.ts'
import { Subscription, SubscriptionsQuery } from '#contract/schemas/subscription.ts'
import type { Session } from '../customers/session.ts'
import { AppError } from '../http/app-error.ts'
import { ownList } from '../http/own-list.ts'
import { answerPurchase, purchaseAnswers } from '../payments/answer-purchase.ts'
import type { ReceiptLinks } from '../payments/receipt-link.ts'
import { cancelSubscription } from './cancel-subscription.ts'
import { paySubscription } from './pay-subscription.ts'
import { placeSubscription } from './place-subscription.ts'
import { presentSubscription } from './present.ts'
import type { Subscriptions } from './subscriptions.ts'

const tags = ['Memberships']
const failures = { 401: ErrorBody, 422: ErrorBody, 500: ErrorBody, 503: ErrorBody }
const purchased = { ...purchaseAnswers, ...failures }

type Needs = { subscriptions: Subscriptions; session: Session; receipts: ReceiptLinks }

export function subscriptionRoutes(app: FastifyInstance, subscriptions: Subscriptions, session: Session, receipts: ReceiptLinks): void {
  orderRoutes(app, { subscriptions, session, receipts })
  readRoutes(app, { subscriptions, session, receipts })
}

function orderRoutes(app: FastifyInstance, { subscriptions, session, receipts }: Needs): void {
  const api = app.withTypeProvider<ZodTypeProvider>()
  const { clock } = subscriptions.payments
  const signedIn = { onRequest: session.require }

  api.route({
    ...signedIn,
    method: endpoints.placeSubscription.method,
    url: endpoints.placeSubscription.path,
    schema: { tags, summary: 'Order a membership and begin to pay', body: PlaceSubscription, headers: PurchaseHeaders, response: { 403: ErrorBody, ...purchased } },
    handler: async (request, reply) => {
      const order = { ...request.body, key: request.headers['idempotency-key'] ?? null }
      return answerPurchase(reply, await placeSubscription(subscriptions, session.of(request).customerId, order))
    },
  })

  api.route({
    ...signedIn,
    method: endpoints.paySubscription.method,
    url: endpoints.paySubscription.path,
    schema: { tags, summary: 'Begin to pay for a membership that is still unpaid', params: IdParams, response: { 404: ErrorBody, ...purchased } },
    handler: async (request, reply) =>
      answerPurchase(reply, await paySubscription(subscriptions, { customerId: session.of(request).customerId, id: request.params.id })),
  })

  api.route({
    ...signedIn,
    method: endpoints.cancelSubscription.method,
    url: endpoints.cancelSubscription.path,
    schema: { tags, summary: 'Cancel a membership that nobody has paid for', params: IdParams, response: { 200: changedOne(Subscription), 404: ErrorBody, 409: ErrorBody, 429: ErrorBody, ...failures } },
    handler: async (request) => {
      const cancelled = await cancelSubscription(subscriptions, { customerId: session.of(request).customerId, id: request.params.id })
      return { data: presentSubscription(cancelled, receipts, clock.now()), message: 'Order cancelled' }
    },
  })
}

function readRoutes(app: FastifyInstance, { subscriptions, session, receipts }: Needs): void {
  const api = app.withTypeProvider<ZodTypeProvider>()
  const { queries, payments: { clock } } = subscriptions
  const signedIn = { onRequest: session.require }

  api.route({
    ...signedIn,
    method: endpoints.subscriptions.method,
    url: endpoints.subscriptions.path,
    schema: { tags, summary: 'The customer’s own memberships, newest first', querystring: SubscriptionsQuery, response: { 200: listOf(Subscription), 429: ErrorBody, ...failures } },
    handler: async (request, reply) => {
      const { page, per_page, search } = request.query
      const [now, { customerId }] = [clock.now(), session.of(request)]
      return ownList(reply, { customerId, page, per_page }, async (slice) => {
        const { rows, total } = await queries.page({ customerId, now, search: tidyText(search), ...slice })
        return { rows: rows.map((row) => presentSubscription(row, receipts, now)), total }
      })
    },
  })

  api.route({
    ...signedIn,
    method: endpoints.subscription.method,
    url: endpoints.subscription.path,
    schema: { tags, summary: 'One of the customer’s own memberships', params: IdParams, response: { 200: oneOf(Subscription), 404: ErrorBody, ...failures } },
    handler: async (request) => {
      const now = clock.now()
      const found = await queries.one({ customerId: session.of(request).customerId, id: request.params.id, now })
      if (found === undefined) throw new AppError('not_found')
      return { data: presentSubscription(found, receipts, now) }
    },
  })
}
