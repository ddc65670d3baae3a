import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { endpoints } from '#contract/endpoints.ts'
import { ErrorBody } from '#contract/schemas/error.ts'
import { Passes } from '#contract/schemas/pass.ts'
import type { Clock } from '../clock.ts'
import type { Session } from '../customers/session.ts'
import type { Database } from '../db/database.ts'
import { takeOwnTurn } from '../http/own-list.ts'
import type { Links } from '../orders/kinds.ts'
import { prepareSales } from '../sales/queries.ts'
import { prepareSubscriptions } from '../subscriptions/queries.ts'
import { listPasses } from './list-passes.ts'

type Needs = { database: Database; clock: Clock; links: Links }

export function passRoutes(app: FastifyInstance, { database, clock, links }: Needs, session: Session): void {
  const needs = { sales: prepareSales(database), subscriptions: prepareSubscriptions(database), links }

  app.withTypeProvider<ZodTypeProvider>().route({
    method: endpoints.passes.method,
    url: endpoints.passes.path,
    onRequest: session.require,
    schema: {
      tags: ['Passes'],
      summary: 'The customer’s own tickets and memberships of the days to come, for the gate',
      response: { 200: Passes, 401: ErrorBody, 429: ErrorBody, 500: ErrorBody, 503: ErrorBody },
    },
    handler: async (request) => {
      const [by, now] = [session.actor(request), clock.now()]
      return { data: await takeOwnTurn(by.customer, () => listPasses(needs, by, now)), now: now.toISOString() }
    },
  })
}
