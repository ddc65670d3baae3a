import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { endpoints } from '#contract/endpoints.ts'
import { ErrorBody } from '#contract/schemas/error.ts'
import { Health } from '#contract/schemas/health.ts'
import type { Database } from '../db/database.ts'
import { AppError } from './app-error.ts'
import { withinTime } from './time-limit.ts'

const PATIENCE_MS = 2000

export function healthRoute(app: FastifyInstance, { pool }: Database): void {
  app.withTypeProvider<ZodTypeProvider>().route({
    method: endpoints.health.method,
    url: endpoints.health.path,
    schema: {
      tags: ['Health'],
      summary: 'Whether the service can do its work',
      response: { 200: Health, 503: ErrorBody },
    },
    handler: async (_request, reply) => {
      await withinTime(PATIENCE_MS, pool.query('select 1')).catch((cause: unknown) => {
        throw new AppError('unavailable', { cause })
      })
      reply.header('cache-control', 'no-store')
      return { status: 'ok' as const }
    },
  })
}
