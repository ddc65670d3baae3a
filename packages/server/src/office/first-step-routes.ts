import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { centreEndpoints } from '#contract/content-endpoints.ts'
import { FirstSteps, firstSteps } from '#contract/schemas/first-steps.ts'
import { oneOf } from '#contract/schemas/paging.ts'
import type { Database } from '../db/database.ts'
import { openRefusals, staffTags as tags } from '../staff/staff-answers.ts'
import { stepsDone } from './first-step-queries.ts'

export function firstStepRoutes(app: FastifyInstance, { database: { db } }: { database: Database }): void {
  app.withTypeProvider<ZodTypeProvider>().route({
    method: centreEndpoints.staffFirstSteps.method,
    url: centreEndpoints.staffFirstSteps.path,
    schema: { tags, summary: 'What a new centre still misses', response: { 200: oneOf(FirstSteps), ...openRefusals } },
    handler: async () => {
      const done = await stepsDone(db)
      return { data: firstSteps.map((step) => ({ step, done: done[step] })) }
    },
  })
}
