import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { ErrorBody } from '#contract/schemas/error.ts'
import { oneOf } from '#contract/schemas/paging.ts'
import { SalesNow, SalesNowQuery } from '#contract/schemas/sales-now.ts'
import { gateEndpoints } from '#contract/staff-endpoints.ts'
import { etagOf, isFresh } from '../http/etag.ts'
import { openRefusals, staffTags as tags } from '../staff/staff-answers.ts'
import type { StaffNeeds } from '../staff/staff-needs.ts'
import { readSalesNow } from './sales-now.ts'

const MINUTE = '2026-11-16T08:30'.length

export function figureRoutes(app: FastifyInstance, { door, ...needs }: StaffNeeds): void {
  app.withTypeProvider<ZodTypeProvider>().route({
    method: gateEndpoints.salesNow.method,
    url: gateEndpoints.salesNow.path,
    schema: {
      tags,
      summary: 'The figures of today, and what needs a look',
      querystring: SalesNowQuery,
      response: {
        200: oneOf(SalesNow),
        304: z.literal('').describe('The caller has it already'),
        404: ErrorBody,
        ...openRefusals,
      },
    },
    handler: async (request, reply) => {
      const data = await readSalesNow(needs, door.actor(request), request.query.branch_id)
      // A screen that asks every few seconds is told what is new, and that time passes once a minute.
      const etag = etagOf(JSON.stringify({ ...data, at: data.at.slice(0, MINUTE) }))
      reply.header('etag', etag)
      return isFresh(request.headers['if-none-match'], etag) ? reply.code(304).send('') : { data }
    },
  })
}
