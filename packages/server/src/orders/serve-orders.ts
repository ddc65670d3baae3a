import type { FastifyInstance } from 'fastify'
import type { z } from 'zod'
import type { Language } from '#contract/rules/language.ts'
import { ErrorBody } from '#contract/schemas/error.ts'
import { changedOne, IdParams, listOf, oneOf, type PageQuery } from '#contract/schemas/paging.ts'
import { PurchaseHeaders } from '#contract/schemas/purchase.ts'
import { named } from '#contract/words/named.ts'
import type { CustomerActor } from '../actor.ts'
import type { Session } from '../customers/session.ts'
import { AppError } from '../http/app-error.ts'
import { languageOf } from '../http/language.ts'
import { ownList } from '../http/own-list.ts'
import type { Rows, Slice } from '../http/public-reads.ts'
import { answerPurchase, purchaseAnswers } from './answer-purchase.ts'
import { cancelOrder, expectCancelled, type Standing } from './cancel-order.ts'
import type { OrderToPay, OwnOrder, Purchase } from './order.ts'
import type { Orders } from './kinds.ts'
import type { Ordered } from './place-order.ts'

const failures = { 401: ErrorBody, 422: ErrorBody, 500: ErrorBody, 503: ErrorBody }
const purchased = { ...purchaseAnswers, ...failures }

type Door = { method: 'GET' | 'POST'; path: string; summary: string }
type Order = { customer_id: number }
type Needs = { orders: Orders; session: Session }

/** What a customer can do with a kind of order, and in which words it is described. */
type Served<Placed extends Order, Query extends PageQuery, Row extends Standing, Shown> = {
  kind: string
  tag: string
  doors: Record<'place' | 'pay' | 'cancel' | 'list' | 'one', Door>
  schemas: { place: z.ZodType<Placed>; query: z.ZodType<Query>; shown: z.ZodType<Shown> }
  place(order: Placed & Ordered, by: CustomerActor): Promise<Purchase>
  pay(own: OrderToPay): Promise<Purchase>
  one(own: OwnOrder, now: Date): Promise<Row | undefined>
  list(query: Query & Slice, by: CustomerActor, now: Date): Promise<Rows<Row>>
  present(row: Row, now: Date, language: Language): Shown
}

/** The same five doors for every kind of order. */
export function serveOrders<Placed extends Order, Query extends PageQuery, Row extends Standing, Shown>(
  app: FastifyInstance,
  needs: Needs,
  served: Served<Placed, Query, Row, Shown>,
): void {
  serveChanges(app, needs, served)
  serveReads(app, needs, served)
}

function serveChanges<Placed extends Order, Query extends PageQuery, Row extends Standing, Shown>(
  app: FastifyInstance,
  { orders, session }: Needs,
  { kind, tag, doors, schemas, ...served }: Served<Placed, Query, Row, Shown>,
): void {
  const door = ({ method, path: url }: Door) => ({ method, url, onRequest: session.require })
  const described = ({ summary }: Door) => ({ tags: [tag], summary })

  app.route<{ Headers: PurchaseHeaders }>({
    ...door(doors.place),
    schema: {
      ...described(doors.place),
      body: schemas.place,
      headers: PurchaseHeaders,
      response: { 403: ErrorBody, ...purchased },
    },
    handler: async (request, reply) =>
      answerPurchase(
        reply,
        await served.place(
          {
            ...(request.body as Placed),
            key: request.headers['idempotency-key'] ?? null,
            language: languageOf(request),
          },
          session.actor(request),
        ),
      ),
  })

  app.route<{ Params: IdParams }>({
    ...door(doors.pay),
    schema: { ...described(doors.pay), params: IdParams, response: { 404: ErrorBody, ...purchased } },
    handler: async (request, reply) =>
      answerPurchase(
        reply,
        await served.pay({ id: request.params.id, by: session.actor(request), language: languageOf(request) }),
      ),
  })

  app.route<{ Params: IdParams }>({
    ...door(doors.cancel),
    schema: {
      ...described(doors.cancel),
      params: IdParams,
      response: { 200: changedOne(schemas.shown), 404: ErrorBody, 409: ErrorBody, 429: ErrorBody, ...failures },
    },
    handler: async (request) => {
      const own = { id: request.params.id, by: session.actor(request) }
      await cancelOrder(orders, kind, own)
      const now = orders.clock.now()
      const cancelled = expectCancelled(await served.one(own, now))
      return { data: served.present(cancelled, now, languageOf(request)), message: named('orders').orderCancelled }
    },
  })
}

function serveReads<Placed extends Order, Query extends PageQuery, Row extends Standing, Shown>(
  app: FastifyInstance,
  { orders: { clock }, session }: Needs,
  { tag, doors, schemas, ...served }: Served<Placed, Query, Row, Shown>,
): void {
  const door = ({ method, path: url }: Door) => ({ method, url, onRequest: session.require })
  const described = ({ summary }: Door) => ({ tags: [tag], summary })

  app.route({
    ...door(doors.list),
    schema: {
      ...described(doors.list),
      querystring: schemas.query,
      response: { 200: listOf(schemas.shown), 429: ErrorBody, ...failures },
    },
    handler: async (request, reply) => {
      const [query, by, now] = [request.query as Query, session.actor(request), clock.now()]
      return ownList(reply, { customerId: by.customer, page: query.page, per_page: query.per_page }, async (slice) => {
        const { rows, total } = await served.list({ ...query, ...slice }, by, now)
        return { rows: rows.map((row) => served.present(row, now, languageOf(request))), total }
      })
    },
  })

  app.route<{ Params: IdParams }>({
    ...door(doors.one),
    schema: {
      ...described(doors.one),
      params: IdParams,
      response: { 200: oneOf(schemas.shown), 404: ErrorBody, ...failures },
    },
    handler: async (request) => {
      const now = clock.now()
      const found = await served.one({ id: request.params.id, by: session.actor(request) }, now)
      if (found === undefined) throw new AppError('not_found')
      return { data: served.present(found, now, languageOf(request)) }
    },
  })
}
