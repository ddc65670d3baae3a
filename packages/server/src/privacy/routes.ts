import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { endpoints } from '#contract/endpoints.ts'
import { ErrorBody } from '#contract/schemas/error.ts'
import { AccountDeleted, OwnData } from '#contract/schemas/own-data.ts'
import { oneOf } from '#contract/schemas/paging.ts'
import { named } from '#contract/words/named.ts'
import type { Session } from '../customers/session.ts'
import { eraseCustomer, type EraseNeeds } from './erase-customer.ts'
import { type DataNeeds, handOverData } from './hand-over-data.ts'

const tags = ['Profile']
const failures = { 401: ErrorBody, 429: ErrorBody, 500: ErrorBody, 503: ErrorBody }

export function privacyRoutes(app: FastifyInstance, deps: EraseNeeds & DataNeeds, session: Session): void {
  const api = app.withTypeProvider<ZodTypeProvider>()

  // What is sent is a stream: its shape is described, but cannot be seen by whoever checks types.
  app.route({
    method: endpoints.ownData.method,
    url: endpoints.ownData.path,
    schema: {
      tags,
      summary: 'Everything the centre holds on the customer, as a file',
      response: { 200: oneOf(OwnData), ...failures },
    },
    onRequest: session.require,
    handler: async (request, reply) => {
      const { name, file } = await handOverData(deps, session.of(request).customerId)
      return reply
        .type('application/json; charset=utf-8')
        .header('content-disposition', `attachment; filename="${name}"`)
        .send(file)
    },
  })

  api.route({
    method: endpoints.deleteUser.method,
    url: endpoints.deleteUser.path,
    schema: {
      tags,
      summary: 'Delete the account; orders stay for the books, without the person',
      response: { 200: AccountDeleted, 409: ErrorBody, ...failures },
    },
    onRequest: session.require,
    handler: async (request) => {
      await eraseCustomer(deps, session.actor(request))
      return { message: named('answers').accountDeleted }
    },
  })
}
