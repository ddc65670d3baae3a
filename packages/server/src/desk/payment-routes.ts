import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { moneyEndpoints as calls } from '#contract/desk-endpoints.ts'
import { ErrorBody } from '#contract/schemas/error.ts'
import { IdParams, oneOf } from '#contract/schemas/paging.ts'
import {
  Decided,
  DecidedBefore,
  DecideHeld,
  DecideStray,
  Found,
  LookForMoney,
  PaymentCases,
} from '#contract/schemas/staff-payments.ts'
import type { StaffCall } from '#contract/staff-endpoints.ts'
import { etagOf, isFresh } from '../http/etag.ts'
import type { Payments } from '../payments/payments.ts'
import { openRefusals, staffTags as tags } from '../staff/staff-answers.ts'
import type { StaffNeeds } from '../staff/staff-needs.ts'
import { decideHeld } from './decide-held.ts'
import { decideStray } from './decide-stray.ts'
import { lookForMoney } from './look-for-money.ts'
import { readCases } from './payment-cases.ts'

type Needs = Pick<StaffNeeds, 'database' | 'clock' | 'door'> & { payments: Payments }

const at = ({ method, path: url }: StaffCall) => ({ method, url })
const decisions = {
  200: Decided,
  404: ErrorBody,
  409: ErrorBody.extend({ data: DecidedBefore.optional() }),
  502: ErrorBody,
  ...openRefusals,
}

/** Money that needs a person. */
export function paymentDeskRoutes(app: FastifyInstance, needs: Needs): void {
  lookingRoutes(app, needs)
  decidingRoutes(app, needs)
}

function lookingRoutes(app: FastifyInstance, { door, payments, ...needs }: Needs): void {
  const api = app.withTypeProvider<ZodTypeProvider>()
  api.route({
    ...at(calls.paymentCases),
    schema: {
      tags,
      summary: 'Payments on hold, money without an order, refunds under way',
      response: { 200: oneOf(PaymentCases), 304: z.literal('').describe('The caller has it already'), ...openRefusals },
    },
    handler: async (request, reply) => {
      const data = await readCases(needs, door.actor(request))
      const etag = etagOf(JSON.stringify(data))
      reply.header('etag', etag)
      return isFresh(request.headers['if-none-match'], etag) ? reply.code(304).send('') : { data }
    },
  })
  api.route({
    ...at(calls.lookForMoney),
    schema: {
      tags,
      summary: 'Ask the gateway now about every attempt of a number of the last 7 days',
      body: LookForMoney,
      response: { 200: oneOf(z.array(Found)), ...openRefusals },
    },
    handler: async (request) => ({ data: await lookForMoney(payments, door.actor(request), request.body) }),
  })
}

function decidingRoutes(app: FastifyInstance, { door, payments }: Needs): void {
  const api = app.withTypeProvider<ZodTypeProvider>()
  api.route({
    ...at(calls.decideHeld),
    schema: {
      tags,
      summary: 'Take a payment on hold as paid, or give it back',
      params: IdParams,
      body: DecideHeld,
      response: decisions,
    },
    handler: (request) => decideHeld(payments, door.actor(request), { ...request.params, ...request.body }),
  })
  api.route({
    ...at(calls.decideStray),
    schema: {
      tags,
      summary: 'Give money without an order back, keep it, or use it for an order',
      params: IdParams,
      body: DecideStray,
      response: decisions,
    },
    handler: (request) => decideStray(payments, door.actor(request), { ...request.params, ...request.body }),
  })
}
