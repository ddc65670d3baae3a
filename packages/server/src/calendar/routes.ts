import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { endpoints } from '#contract/endpoints.ts'
import { DaysQuery, VisitDay } from '#contract/schemas/day.ts'
import { ErrorBody } from '#contract/schemas/error.ts'
import { oneOf } from '#contract/schemas/paging.ts'
import type { Database } from '../db/database.ts'
import { languageOf } from '../http/language.ts'
import { readDays } from './read-days.ts'

/** A day that has just been closed is refused at the checkout anyway. */
const KEPT = 'public, max-age=15'

export function calendarRoutes(app: FastifyInstance, database: Database): void {
  app.withTypeProvider<ZodTypeProvider>().route({
    method: endpoints.days.method,
    url: endpoints.days.path,
    schema: {
      tags: ['Catalogue'],
      summary: 'The days of a branch: which are closed, which have other hours or prices',
      querystring: DaysQuery,
      response: {
        200: oneOf(z.array(VisitDay)),
        304: z.literal('').describe('The caller has it already.'),
        422: ErrorBody,
        500: ErrorBody,
        503: ErrorBody,
      },
    },
    handler: async (request, reply) => {
      void reply.header('cache-control', KEPT)
      return { data: await readDays(database, request.query, languageOf(request)) }
    },
  })
}
