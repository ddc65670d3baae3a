import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { endpoints } from '#contract/endpoints.ts'
import { ErrorBody } from '#contract/schemas/error.ts'
import { oneOf } from '#contract/schemas/paging.ts'
import { SignedOut } from '#contract/schemas/sign-in.ts'
import { User } from '#contract/schemas/user.ts'
import { named } from '#contract/words/named.ts'
import type { Database } from '../db/database.ts'
import { shortAddress } from '../http/client-address.ts'
import { createUserRead } from './read-user.ts'
import type { Session } from './session.ts'
import { deleteToken, deleteTokensOf } from './token-queries.ts'

const words = named('session')
const tags = ['Identity']
const refused = { 401: ErrorBody, 500: ErrorBody, 503: ErrorBody }

export function sessionRoutes(
  app: FastifyInstance,
  { database: { db } }: { database: Database },
  session: Session,
): void {
  const api = app.withTypeProvider<ZodTypeProvider>()
  const readUser = createUserRead(db)

  api.route({
    method: endpoints.user.method,
    url: endpoints.user.path,
    schema: { tags, summary: 'Who is signed in', response: { 200: oneOf(User), ...refused } },
    onRequest: session.require,
    handler: async (request) => ({ data: await readUser(session.of(request).customerId) }),
  })

  api.route({
    method: endpoints.logout.method,
    url: endpoints.logout.path,
    schema: {
      tags,
      summary: 'Sign out: the token it came with is good no more',
      response: { 200: SignedOut, ...refused },
    },
    onRequest: session.require,
    handler: async (request) => {
      await deleteToken(db, session.of(request).tokenHash)
      return { message: words.loggedOut }
    },
  })

  api.route({
    method: endpoints.logoutEverywhere.method,
    url: endpoints.logoutEverywhere.path,
    schema: {
      tags,
      summary: 'Sign out everywhere: no token of this customer is good any more',
      response: { 200: SignedOut, ...refused },
    },
    onRequest: session.require,
    handler: async (request) => {
      const { customerId } = session.of(request)
      const tokens = await deleteTokensOf(db, customerId)
      request.log.info({ customerId, tokens, from: shortAddress(request.ip) }, 'signed out everywhere')
      return { message: words.signedOutEverywhere }
    },
  })
}
