import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { oneOf } from '#contract/schemas/paging.ts'
import { Approval, AskApproval } from '#contract/schemas/staff-approval.ts'
import { doorEndpoints } from '#contract/staff-endpoints.ts'
import { giveApproval } from './give-approval.ts'
import { openRefusals, staffTags as tags } from './staff-answers.ts'
import type { StaffNeeds } from './staff-needs.ts'

export function approvalRoutes(app: FastifyInstance, needs: StaffNeeds): void {
  app
    .withTypeProvider<ZodTypeProvider>()
    .route({
      method: doorEndpoints.staffApprove.method,
      url: doorEndpoints.staffApprove.path,
      schema: {
        tags,
        summary: 'A manager or an owner approves one act of somebody else with their PIN',
        body: AskApproval,
        response: { 200: oneOf(Approval), ...openRefusals },
      },
      handler: async (request) => ({ data: await giveApproval(needs, needs.door.actor(request), request.body) }),
    })
}
