import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { orderEndpoints as calls } from '#contract/desk-endpoints.ts'
import { ErrorBody } from '#contract/schemas/error.ts'
import { oneOf } from '#contract/schemas/paging.ts'
import { Order, OrderParams, OrderRows, OrdersQuery } from '#contract/schemas/staff-orders.ts'
import type { StaffCall } from '#contract/staff-endpoints.ts'
import type { Door } from '../staff/door.ts'
import { openRefusals, staffTags as tags } from '../staff/staff-answers.ts'
import type { Desk } from './desk.ts'
import { findOrders } from './find-orders.ts'
import { readOrder } from './read-order.ts'

const at = ({ method, path: url }: StaffCall) => ({ method, url })
const read = { 404: ErrorBody, ...openRefusals }

/** The desk: every order, and all that is done to one. */
export function orderRoutes(app: FastifyInstance, desk: Desk, door: Door): void {
  const api = app.withTypeProvider<ZodTypeProvider>()
  api.route({
    ...at(calls.staffOrders),
    schema: {
      tags,
      summary: 'Ticket orders and memberships: by phone, invoice, name, transaction or code, newest first',
      querystring: OrdersQuery,
      response: { 200: OrderRows, ...openRefusals },
    },
    handler: (request) => findOrders(desk, door.actor(request), request.query),
  })
  api.route({
    ...at(calls.staffOrder),
    schema: {
      tags,
      summary: 'A ticket order or a membership, with everything that has happened to it',
      params: OrderParams,
      response: { 200: oneOf(Order), ...read },
    },
    handler: async (request) => ({ data: await readOrder(desk, door.actor(request), request.params) }),
  })
}
