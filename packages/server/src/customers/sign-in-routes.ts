import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { endpoints } from '#contract/endpoints.ts'
import { ErrorBody } from '#contract/schemas/error.ts'
import { AskForCode, CodeSent, ProofNeeded, SignedInUser, VerifyCode } from '#contract/schemas/sign-in.ts'
import { named } from '#contract/words/named.ts'
import { languageOf } from '../http/language.ts'
import { createUserRead } from './read-user.ts'
import { sendCode, type SendNeeds } from './send-code.ts'
import { CODE_SECONDS } from './sign-in-code.ts'
import { RESEND_SECONDS } from './sign-in-limits.ts'
import { prepareTries } from './try-queries.ts'
import { verifyCode } from './verify-code.ts'

const tags = ['Identity']
const refused = { 422: ErrorBody, 429: ErrorBody, 500: ErrorBody, 503: ErrorBody }

export function signInRoutes(app: FastifyInstance, deps: SendNeeds): void {
  const api = app.withTypeProvider<ZodTypeProvider>()
  const tries = prepareTries(deps.database.pool)
  const readUser = createUserRead(deps.database.db)

  api.route({
    method: endpoints.loginPhone.method,
    url: endpoints.loginPhone.path,
    schema: {
      tags,
      summary: 'Send a one-time code to a phone',
      body: AskForCode,
      response: { 200: CodeSent, 428: ProofNeeded, 502: ErrorBody, ...refused },
    },
    handler: async ({ body, ip, log }) => {
      await sendCode({ ...deps, logger: log }, { phone: body.phone_no, ip, proof: body.proof })
      return { message: named('answers').codeOnItsWay, data: { expires_in: CODE_SECONDS, resend_in: RESEND_SECONDS } }
    },
  })

  api.route({
    method: endpoints.verifyOtp.method,
    url: endpoints.verifyOtp.path,
    schema: { tags, summary: 'Sign in with the code', body: VerifyCode, response: { 200: SignedInUser, ...refused } },
    handler: async (request, reply) => {
      const { body, ip, log } = request
      const { customerId, token } = await verifyCode(
        { ...deps, logger: log, tries },
        { phone: body.phone_no, code: body.code, ip, language: languageOf(request) },
      )
      reply.header('cache-control', 'no-store')
      return { data: await readUser(customerId), token }
    },
  })
}
