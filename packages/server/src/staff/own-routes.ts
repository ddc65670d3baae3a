import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { ChangeMe, MeAnswer, NewPin } from '#contract/schemas/staff.ts'
import { doorEndpoints } from '#contract/staff-endpoints.ts'
import { answerMe } from './answer-me.ts'
import { chooseLanguage } from './change-own-session.ts'
import { setPin } from './set-pin.ts'
import { openRefusals, staffRefusals, staffTags as tags } from './staff-answers.ts'
import type { StaffNeeds } from './staff-needs.ts'

export function staffOwnRoutes(app: FastifyInstance, needs: StaffNeeds): void {
  const api = app.withTypeProvider<ZodTypeProvider>()
  const { door } = needs
  const me = answerMe(needs)

  api.route({
    method: doorEndpoints.staffMe.method,
    url: doorEndpoints.staffMe.path,
    schema: { tags, summary: 'Who is signed in here', response: { 200: MeAnswer, ...staffRefusals } },
    handler: async (request) => me(request, door.session(request)),
  })

  api.route({
    method: doorEndpoints.staffChangeMe.method,
    url: doorEndpoints.staffChangeMe.path,
    schema: { tags, summary: 'Choose the own language', body: ChangeMe, response: { 200: MeAnswer, ...openRefusals } },
    handler: async (request) => {
      const [mine, { language }] = [door.session(request), request.body]
      await chooseLanguage(needs, door.actor(request), mine, language)
      return me(request, mine, { language })
    },
  })

  api.route({
    method: doorEndpoints.staffPin.method,
    url: doorEndpoints.staffPin.path,
    schema: { tags, summary: 'Set the own PIN', body: NewPin, response: { 200: MeAnswer, ...openRefusals } },
    handler: async (request) => {
      const mine = door.session(request)
      await setPin(needs, door.actor(request), mine, request.body)
      return me(request, mine, { pinHash: 'set' })
    },
  })
}
