import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { endpoints } from '#contract/endpoints.ts'
import { ErrorBody } from '#contract/schemas/error.ts'
import { oneOf } from '#contract/schemas/paging.ts'
import { Passes, SharedPass } from '#contract/schemas/pass.ts'
import type { Clock } from '../clock.ts'
import type { Session } from '../customers/session.ts'
import type { Database } from '../db/database.ts'
import { AppError } from '../http/app-error.ts'
import { networksOf } from '../http/client-address.ts'
import { countCall } from '../http/count-call.ts'
import { languageOf } from '../http/language.ts'
import { takeOwnTurn } from '../http/own-list.ts'
import type { Links } from '../orders/kinds.ts'
import { prepareSales } from '../sales/queries.ts'
import { prepareSubscriptions } from '../subscriptions/queries.ts'
import { listPasses } from './list-passes.ts'
import { openSharedPass } from './open-shared-pass.ts'

type Needs = { database: Database; clock: Clock; links: Links }

/** Thousands of customers of a mobile network share an address, so only links that open nothing count against it. */
const WRONG = { name: 'wrong shared pass', most: 600, seconds: 3600 }

export function passRoutes(app: FastifyInstance, { database, clock, links }: Needs, session: Session): void {
  const needs = { sales: prepareSales(database), subscriptions: prepareSubscriptions(database), links }
  const api = app.withTypeProvider<ZodTypeProvider>()

  api.route({
    method: endpoints.sharedPass.method,
    url: endpoints.sharedPass.path,
    schema: {
      tags: ['Passes'],
      summary: 'The pass of a paid order, for whoever has its signed link, until the visit is over',
      params: z.object({ token: z.string().describe('The end of the link: `share_url` of the pass ends with it.') }),
      response: { 200: oneOf(SharedPass), 404: ErrorBody, 429: ErrorBody, 500: ErrorBody, 503: ErrorBody },
    },
    handler: async (request, reply) => {
      const { params, ip } = request
      reply.headers({
        'cache-control': 'no-store',
        'x-robots-tag': 'noindex, nofollow',
        'referrer-policy': 'no-referrer',
      })
      const data = await openSharedPass(needs, params.token, { now: clock.now(), language: languageOf(request) })
      if (data) return { data }
      await countCall({ database, clock }, [{ ...WRONG, subject: networksOf(ip)[0] }])
      throw new AppError('not_found')
    },
  })

  api.route({
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
      const asked = { now, language: languageOf(request) }
      return { data: await takeOwnTurn(by.customer, () => listPasses(needs, by, asked)), now: now.toISOString() }
    },
  })
}
