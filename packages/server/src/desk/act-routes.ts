import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { orderEndpoints as calls } from '#contract/desk-endpoints.ts'
import { ErrorBody } from '#contract/schemas/error.ts'
import {
  ChangeRider,
  ExtendMembership,
  MoveVisit,
  OrderAnswer,
  OrderParams,
  WriteNote,
} from '#contract/schemas/staff-orders.ts'
import type { StaffCall } from '#contract/staff-endpoints.ts'
import type { Door } from '../staff/door.ts'
import { openRefusals, staffTags as tags } from '../staff/staff-answers.ts'
import { askGatewayNow } from './ask-about-order.ts'
import { changeRider } from './change-rider.ts'
import type { Desk } from './desk.ts'
import { extendMembership } from './extend-membership.ts'
import { moveVisit } from './move-visit.ts'
import { resendMessage } from './resend-message.ts'
import { writeNote } from './write-note.ts'

const at = ({ method, path: url }: StaffCall) => ({ method, url })
const response = { 200: OrderAnswer, 404: ErrorBody, 409: ErrorBody, ...openRefusals }

/** What is done to an order, besides its money. */
export function orderActRoutes(app: FastifyInstance, desk: Desk, door: Door): void {
  bodyRoutes(app, desk, door)
  bareRoutes(app, desk, door)
}

function bodyRoutes(app: FastifyInstance, desk: Desk, door: Door): void {
  const api = app.withTypeProvider<ZodTypeProvider>()
  api.route({
    ...at(calls.moveVisit),
    schema: {
      tags,
      summary: 'Move the visit to another day, or to another branch',
      params: OrderParams,
      body: MoveVisit,
      response,
    },
    handler: (request) => moveVisit(desk, door.actor(request), request.params, request.body),
  })
  api.route({
    ...at(calls.writeOrderNote),
    schema: { tags, summary: 'Write a note on an order', params: OrderParams, body: WriteNote, response },
    handler: (request) => writeNote(desk, door.actor(request), request.params, request.body),
  })
  api.route({
    ...at(calls.changeRider),
    schema: { tags, summary: 'Change who comes along', params: OrderParams, body: ChangeRider, response },
    handler: (request) => changeRider(desk, door.actor(request), request.params, request.body),
  })
  api.route({
    ...at(calls.extendMembership),
    schema: { tags, summary: 'Extend a membership', params: OrderParams, body: ExtendMembership, response },
    handler: (request) => extendMembership(desk, door.actor(request), request.params, request.body),
  })
}

/** Without a body: which order it is says all. */
function bareRoutes(app: FastifyInstance, desk: Desk, door: Door): void {
  const api = app.withTypeProvider<ZodTypeProvider>()
  api.route({
    ...at(calls.resendMessage),
    schema: { tags, summary: 'Send the SMS of the payment again', params: OrderParams, response },
    handler: (request) => resendMessage(desk, door.actor(request), request.params),
  })
  api.route({
    ...at(calls.askAboutOrder),
    schema: {
      tags,
      summary: 'Ask the gateway about every attempt to pay an order, now',
      params: OrderParams,
      response: { ...response, 502: ErrorBody },
    },
    handler: (request) => askGatewayNow(desk, door.actor(request), request.params),
  })
}
