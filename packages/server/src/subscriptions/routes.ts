import type { FastifyInstance } from 'fastify'
import { endpoints } from '#contract/endpoints.ts'
import { ErrorBody } from '#contract/schemas/error.ts'
import { oneOf } from '#contract/schemas/paging.ts'
import { PlaceSubscription } from '#contract/schemas/place-subscription.ts'
import { NextStart, NextStartQuery, Subscription, SubscriptionsQuery } from '#contract/schemas/subscription.ts'
import { searchedFor } from '../db/search-texts.ts'
import type { ServeNeeds } from '../orders/kinds.ts'
import { serveOrders } from '../orders/serve-orders.ts'
import { nextStart } from './next-start.ts'
import { paySubscription } from './pay-subscription.ts'
import { placeSubscription } from './place-subscription.ts'
import { presentSubscription } from './present.ts'
import { createSubscriptions } from './subscriptions.ts'

export function subscriptionRoutes(app: FastifyInstance, { orders, session, links }: ServeNeeds): void {
  const subscriptions = createSubscriptions(orders)
  const { queries } = subscriptions
  serveNextStart(app, { orders, session })
  serveOrders(
    app,
    { orders, session },
    {
      kind: 'subscription',
      tag: 'Memberships',
      doors: {
        place: { ...endpoints.placeSubscription, summary: 'Order a membership and begin to pay' },
        pay: { ...endpoints.paySubscription, summary: 'Begin to pay for a membership that is still unpaid' },
        cancel: { ...endpoints.cancelSubscription, summary: 'Cancel a membership that nobody has paid for' },
        list: { ...endpoints.subscriptions, summary: 'The customer’s own memberships, newest first' },
        one: { ...endpoints.subscription, summary: 'One of the customer’s own memberships' },
      },
      schemas: { place: PlaceSubscription, query: SubscriptionsQuery, shown: Subscription },
      place: (order, by) => placeSubscription(subscriptions, order, by),
      pay: (own) => paySubscription(subscriptions, own),
      one: (own, now) => queries.one(own, now),
      list: ({ search, limit, offset }, { customer }, now) =>
        queries.page({ customer, search: searchedFor(search) }, { now, limit, offset }),
      present: (row, now, language) => presentSubscription(row, links, now, language),
    },
  )
}

function serveNextStart(app: FastifyInstance, { orders, session }: Pick<ServeNeeds, 'orders' | 'session'>): void {
  const { method, path: url } = endpoints.nextStart
  app.route<{ Querystring: NextStartQuery }>({
    method,
    url,
    onRequest: session.require,
    schema: {
      tags: ['Memberships'],
      summary: 'When a membership of a package would start if the customer paid for it today',
      querystring: NextStartQuery,
      response: { 200: oneOf(NextStart), 401: ErrorBody, 422: ErrorBody, 500: ErrorBody, 503: ErrorBody },
    },
    handler: async (request) => ({ data: await nextStart(orders, request.query.package_id, session.actor(request)) }),
  })
}
