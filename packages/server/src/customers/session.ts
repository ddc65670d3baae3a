import { hash, randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { CustomerActor } from '../actor.ts'
import type { Database } from '../db/database.ts'
import type { Clock } from '../clock.ts'
import { AppError } from '../http/app-error.ts'
import { prepareTokenRead, touchToken, type Deadlines } from './token-queries.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const UNUSED_DAYS = 60
const MOST_DAYS = 180
/** A token's last use is written down at most this often: reading should not cost a write. */
const TOUCH_MS = 60 * 60 * 1000

export const tokenDeadlines = (now: Date): Deadlines => ({
  usedSince: daysBefore(now, UNUSED_DAYS),
  givenSince: daysBefore(now, MOST_DAYS),
})
const daysBefore = (now: Date, days: number): Date => new Date(now.getTime() - days * DAY_MS)

export type SignedIn = { customerId: number; tokenHash: string }

export type Session = {
  /** A route's onRequest: without a valid token the call ends with 401, before anything of it is read. */
  require(request: FastifyRequest, reply: FastifyReply): Promise<void>
  of(request: FastifyRequest): SignedIn
  /** The same, as the one who does something. */
  actor(request: FastifyRequest): CustomerActor
}

/** Only the hash is stored: who reads the table can sign in as nobody. 256 random bits need no key and no salt. */
const hashOf = (token: string): string => hash('sha256', token)

export function createSession({ database, clock }: { database: Database; clock: Clock }): Session {
  const read = prepareTokenRead(database.db)
  const known = new WeakMap<FastifyRequest, SignedIn>()
  const of = (request: FastifyRequest): SignedIn => {
    const signedIn = known.get(request)
    if (signedIn === undefined) throw new AppError('unauthenticated')
    return signedIn
  }

  return {
    async require(request, reply) {
      // What is somebody's own is kept by no cache on the way.
      reply.header('cache-control', 'no-store')
      const token = /^Bearer (\S{20,100})$/i.exec(request.headers.authorization ?? '')?.[1]
      if (token === undefined) throw new AppError('unauthenticated')
      const [now, tokenHash] = [clock.now(), hashOf(token)]
      const [found] = await read.execute({ hash: tokenHash, ...tokenDeadlines(now) })
      if (found === undefined) throw new AppError('unauthenticated')
      if (now.getTime() - found.lastUsedAt.getTime() > TOUCH_MS) await touchToken(database.db, tokenHash, now)
      known.set(request, { customerId: found.customerId, tokenHash })
    },
    of,
    actor: (request) => ({ customer: of(request).customerId }),
  }
}

export function drawToken(): { token: string; hash: string } {
  const token = randomBytes(32).toString('base64url')
  return { token, hash: hashOf(token) }
}
