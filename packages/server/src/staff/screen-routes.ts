import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { SignedOut } from '#contract/schemas/sign-in.ts'
import { MeAnswer, Unlock } from '#contract/schemas/staff.ts'
import { doorEndpoints } from '#contract/staff-endpoints.ts'
import { named } from '#contract/words/named.ts'
import { answerMe } from './answer-me.ts'
import { lockScreen, signOut, unlockScreen } from './change-own-session.ts'
import { openRefusals, staffRefusals, staffTags as tags } from './staff-answers.ts'
import type { StaffNeeds } from './staff-needs.ts'

export function screenRoutes(app: FastifyInstance, needs: StaffNeeds): void {
  const api = app.withTypeProvider<ZodTypeProvider>()
  const { door, cookies } = needs
  const me = answerMe(needs)

  api.route({
    method: doorEndpoints.staffLock.method,
    url: doorEndpoints.staffLock.path,
    schema: { tags, summary: 'Lock the screen', response: { 200: MeAnswer, ...staffRefusals } },
    handler: async (request) => {
      const mine = door.session(request)
      await lockScreen(needs, door.actor(request), mine)
      return me(request, { ...mine, locked: true })
    },
  })

  api.route({
    method: doorEndpoints.staffUnlock.method,
    url: doorEndpoints.staffUnlock.path,
    schema: {
      tags,
      summary: 'Unlock the screen, or enter the PIN anew',
      body: Unlock,
      response: { 200: MeAnswer, ...openRefusals },
    },
    handler: async (request) => {
      const mine = door.session(request)
      await unlockScreen(needs, door.actor(request), mine, request.body.pin)
      return me(request, { ...mine, locked: false })
    },
  })

  api.route({
    method: doorEndpoints.staffSignOut.method,
    url: doorEndpoints.staffSignOut.path,
    schema: { tags, summary: 'Sign out', response: { 200: SignedOut, ...staffRefusals } },
    handler: async (request, reply) => {
      await signOut(needs, door.actor(request), door.session(request))
      cookies.take(reply, 'staff')
      return { message: named('staff').signedOut }
    },
  })
}
