import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { CodeSent, ProofNeeded } from '#contract/schemas/sign-in.ts'
import { type Me, MeAnswer, StaffCode, StaffLink, StaffPhone, StaffPin } from '#contract/schemas/staff.ts'
import { doorEndpoints } from '#contract/staff-endpoints.ts'
import { named } from '#contract/words/named.ts'
import type { SendNeeds } from '../customers/send-code.ts'
import { CODE_SECONDS } from '../customers/sign-in-code.ts'
import { RESEND_SECONDS } from '../customers/sign-in-limits.ts'
import { prepareTries } from '../customers/try-queries.ts'
import type { Arrival, SignedIn } from './open-session.ts'
import { personById } from './people-queries.ts'
import { readMe } from './read-me.ts'
import { sessionSeconds } from './session-rules.ts'
import { sendStaffCode, signInWithCode } from './sign-in-with-code.ts'
import { signInWithLink } from './sign-in-with-link.ts'
import { signInWithPin } from './sign-in-with-pin.ts'
import { openRefusals, staffTags as tags } from './staff-answers.ts'
import type { StaffNeeds } from './staff-needs.ts'

type Needs = StaffNeeds & SendNeeds

export function staffSignInRoutes(app: FastifyInstance, needs: Needs): void {
  const api = app.withTypeProvider<ZodTypeProvider>()
  const tries = prepareTries(needs.database.pool)
  const { arrive, welcome } = createWelcome(needs)

  api.route({
    method: doorEndpoints.staffSignInPhone.method,
    url: doorEndpoints.staffSignInPhone.path,
    schema: {
      tags,
      summary: 'Send a one-time code to one of the staff',
      body: StaffPhone,
      response: { 200: CodeSent, 428: ProofNeeded, ...openRefusals },
    },
    handler: async ({ body, ip, log }) => {
      await sendStaffCode({ ...needs, logger: log }, { phone: body.phone_no, ip, proof: body.proof })
      return { message: named('answers').codeOnItsWay, data: { expires_in: CODE_SECONDS, resend_in: RESEND_SECONDS } }
    },
  })

  api.route({
    method: doorEndpoints.staffSignInCode.method,
    url: doorEndpoints.staffSignInCode.path,
    schema: { tags, summary: 'Come in with the code', body: StaffCode, response: { 200: MeAnswer, ...openRefusals } },
    handler: async (request, reply) => {
      const { body, ip, log } = request
      const typed = { phone: body.phone_no, code: body.code, ip }
      return welcome(
        request,
        reply,
        await signInWithCode({ ...needs, logger: log, tries }, typed, arrive(request, reply)),
      )
    },
  })

  api.route({
    method: doorEndpoints.staffSignInLink.method,
    url: doorEndpoints.staffSignInLink.path,
    schema: { tags, summary: 'Come in with a link', body: StaffLink, response: { 200: MeAnswer, ...openRefusals } },
    handler: async (request, reply) =>
      welcome(request, reply, await signInWithLink(needs, request.body.token, arrive(request, reply))),
  })

  api.route({
    method: doorEndpoints.staffSignInPin.method,
    url: doorEndpoints.staffSignInPin.path,
    schema: {
      tags,
      summary: 'Come in with a name and a PIN, on a paired device',
      body: StaffPin,
      response: { 200: MeAnswer, ...openRefusals },
    },
    handler: async (request, reply) => {
      const { staff_id: staffId, pin } = request.body
      return welcome(request, reply, await signInWithPin(needs, { staffId, pin }, arrive(request, reply)))
    },
  })
}

/** Where somebody comes in, and what they are told and given when they are in. */
function createWelcome({ door, cookies, look, database: { db } }: Needs) {
  const arrive = (request: FastifyRequest, reply: FastifyReply): Arrival => ({
    device: door.device(request),
    browserHash: cookies.browser(request, reply),
    before: cookies.hashOf(request, 'staff'),
    requestId: request.id,
  })
  const welcome = async (
    request: FastifyRequest,
    reply: FastifyReply,
    { staffId, token }: SignedIn,
  ): Promise<{ data: Me }> => {
    const device = door.device(request)
    cookies.give(reply, 'staff', token, sessionSeconds(device))
    request.log.info({ staffId, device: device?.id }, 'staff signed in')
    const found = await personById(db, staffId)
    if (!found) throw new Error('Who has just come in is not there.')
    return { data: await readMe(db, { ...found, locked: false }, device, look) }
  }
  return { arrive, welcome }
}
