import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { orderEndpoints as calls } from '#contract/desk-endpoints.ts'
import { ErrorBody } from '#contract/schemas/error.ts'
import { IdParams } from '#contract/schemas/paging.ts'
import { CancelOrder, GiveBack, OrderAnswer, OrderParams } from '#contract/schemas/staff-orders.ts'
import type { StaffCall } from '#contract/staff-endpoints.ts'
import { named } from '#contract/words/named.ts'
import type { StaffActor } from '../actor.ts'
import { AppError } from '../http/app-error.ts'
import { askAgain } from '../refunds/ask-again.ts'
import type { Begun } from '../refunds/begin-refund.ts'
import { cancelPeople } from '../refunds/cancel-people.ts'
import { giveBack } from '../refunds/give-back.ts'
import type { Refunds } from '../refunds/refunds.ts'
import type { Door } from '../staff/door.ts'
import { openRefusals, staffTags as tags } from '../staff/staff-answers.ts'
import type { Desk } from './desk.ts'
import { readOrder } from './read-order.ts'

const words = named('staffDesk')
const at = ({ method, path: url }: StaffCall) => ({ method, url })
const response = { 200: OrderAnswer, 404: ErrorBody, 409: ErrorBody, 502: ErrorBody, ...openRefusals }

/** Money goes back, and people are cancelled. */
export function refundRoutes(app: FastifyInstance, desk: Desk, refunds: Refunds, door: Door): void {
  const api = app.withTypeProvider<ZodTypeProvider>()
  const answer = async (by: StaffActor, which: OrderParams, begun: Begun): Promise<OrderAnswer> => ({
    message: tell(begun),
    data: await readOrder(desk, by, which),
  })

  api.route({
    ...at(calls.giveBack),
    schema: {
      tags,
      summary: 'Give money back: the share of people, who are cancelled with it, or an amount only',
      params: OrderParams,
      body: GiveBack,
      response,
    },
    handler: async (request) => {
      const by = door.actor(request)
      return answer(by, request.params, await giveBack(refunds, request.params, request.body, by))
    },
  })
  api.route({
    ...at(calls.cancelOrder),
    schema: {
      tags,
      summary: 'Cancel people of a paid order, with or without money back; an unpaid order is just cancelled',
      params: OrderParams,
      body: CancelOrder,
      response,
    },
    handler: async (request) => {
      const by = door.actor(request)
      return answer(by, request.params, await cancelPeople(refunds, request.params, request.body, by))
    },
  })
  api.route({
    ...at(calls.askRefundAgain),
    schema: {
      tags,
      summary: 'Ask the gateway again for a refund that it has not answered',
      params: IdParams,
      response,
    },
    handler: async (request) => {
      const by = door.actor(request)
      const { refund, of } = await askAgain(refunds, request.params.id, by)
      return answer(by, { kind: of.kind, id: of.id }, { refund, people: 0 })
    },
  })
}

/** What has come of it; silence and a refusal are answers of their own. */
function tell({ refund, people }: Begun): string {
  switch (refund?.status) {
    case undefined:
      return words.peopleCancelled(people)
    case 'asking':
      throw new AppError('gateway_unavailable', { message: words.gatewaySilent })
    case 'refused':
      throw new AppError('conflict', { message: words.gatewayRefused(refund?.refusal ?? '') })
    case 'cancelled':
      return words.cancelledByBank
    case 'under_way':
      return words.refundUnderWay
    default:
      return words.givenBack
  }
}
