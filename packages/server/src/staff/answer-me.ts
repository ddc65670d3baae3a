import type { FastifyRequest } from 'fastify'
import type { Me } from '#contract/schemas/staff.ts'
import { readMe } from './read-me.ts'
import type { OpenSession } from './recognise.ts'
import type { StaffNeeds } from './staff-needs.ts'

/** Who they are after what they did. */
export const answerMe =
  ({ door, look, database }: StaffNeeds) =>
  async (
    request: FastifyRequest,
    mine: OpenSession,
    after: Partial<OpenSession['person']> = {},
  ): Promise<{ data: Me }> => ({
    data: await readMe(database.db, { ...mine, person: { ...mine.person, ...after } }, door.device(request), look),
  })
