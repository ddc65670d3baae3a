import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { endpoints } from '#contract/endpoints.ts'
import { ErrorBody } from '#contract/schemas/error.ts'
import { oneOf } from '#contract/schemas/paging.ts'
import { AskForCode, CodeSent, SignedInUser, SignedOut, VerifyCode } from '#contract/schemas/sign-in.ts'
import { User } from '#contract/schemas/user.ts'
import type { Deps } from '../deps.ts'
import { AppError } from '../http/app-error.ts'
import { countedAddress } from '../http/client-address.ts'
import { presentUser } from './present.ts'
import { prepareCustomerRead } from './queries.ts'
import { sendCode } from './send-code.ts'
import type { Session } from './session.ts'
import { CODE_SECONDS } from './sign-in-code.ts'
import { RESEND_SECONDS } from './sign-in-limits.ts'
import { deleteToken } from './token-queries.ts'
import { prepareTries } from './try-queries.ts'
import { verifyCode } from './verify-code.ts'

const tags = ['Identity']
const broken = { 500: ErrorBody, 503: ErrorBody }
const refused = { 422: ErrorBody, 429: ErrorBody, ...broken }

export function signInRoutes(app: FastifyInstance, deps: Deps, session: Session): void {
  const api = app.withTypeProvider<ZodTypeProvider>()
  const tries = prepareTries(deps.database.pool)
  const readCustomer = prepareCustomerRead(deps.database.db)
  const readUser = async (id: number): Promise<User> => {
    const found = await readCustomer(id)
    if (found === undefined) throw new AppError('unauthenticated')
    return presentUser(found)
  }

  api.route({
    method: endpoints.loginPhone.method,
    url: endpoints.loginPhone.path,
    schema: { tags, summary: 'Send a one-time code to a phone', body: AskForCode, response: { 200: CodeSent, 502: ErrorBody, ...refused } },
    handler: async ({ body, ip }) => {
      await sendCode(deps, { phone: body.phone_no, address: countedAddress(ip) })
      return { message: 'The code is on its way.', data: { expires_in: CODE_SECONDS, resend_in: RESEND_SECONDS } }
    },
  })

  api.route({
    method: endpoints.verifyOtp.method,
    url: endpoints.verifyOtp.path,
    schema: { tags, summary: 'Sign in with the code', body: VerifyCode, response: { 200: SignedInUser, ...refused } },
    handler: async ({ body }, reply) => {
      const { customerId, token } = await verifyCode({ ...deps, tries }, { phone: body.phone_no, code: body.code })
      reply.header('cache-control', 'no-store')
      return { data: await readUser(customerId), token }
    },
  })

  api.route({
    method: endpoints.user.method,
    url: endpoints.user.path,
    schema: { tags, summary: 'Who is signed in', response: { 200: oneOf(User), 401: ErrorBody, ...broken } },
    onRequest: session.require,
    handler: async (request) => ({ data: await readUser(session.of(request).customerId) }),
  })

  api.route({
    method: endpoints.logout.method,
    url: endpoints.logout.path,
    schema: { tags, summary: 'Sign out: the token it came with is good no more', response: { 200: SignedOut, 401: ErrorBody, ...broken } },
    onRequest: session.require,
    handler: async (request) => {
      await deleteToken(deps.database.db, session.of(request).tokenHash)
      return { message: 'logout successful' }
    },
  })
}
