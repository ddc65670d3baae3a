import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { History, HistoryQuery } from '#contract/schemas/staff-history.ts'
import { doorEndpoints } from '#contract/staff-endpoints.ts'
import { readHistory } from './read-history.ts'
import { openRefusals, staffTags as tags } from './staff-answers.ts'
import type { StaffNeeds } from './staff-needs.ts'

export function historyRoutes(app: FastifyInstance, { door, database }: StaffNeeds): void {
  app
    .withTypeProvider<ZodTypeProvider>()
    .route({
      method: doorEndpoints.staffHistory.method,
      url: doorEndpoints.staffHistory.path,
      schema: {
        tags,
        summary: 'The log in sentences, newest first',
        querystring: HistoryQuery,
        response: { 200: History, ...openRefusals },
      },
      handler: async (request) => readHistory(database.db, door.actor(request), request.query),
    })
}
