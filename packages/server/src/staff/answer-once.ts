import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest, RouteOptions } from 'fastify'
import { type StaffCall, staffEndpoints } from '#contract/staff-endpoints.ts'
import { named } from '#contract/words/named.ts'
import type { Clock } from '../clock.ts'
import type { Tx } from '../db/database.ts'
import { AppError } from '../http/app-error.ts'
import { versionTag } from '../http/if-match.ts'
import { wrongField } from '../http/refuse-field.ts'
import { claimKey, forgetKey, keepAnswer, readAnswer, type Claim } from './answer-queries.ts'

const words = named('staff')
const HEADER = 'idempotency-key'
/** As long as an answer is kept for who asks again. */
export const ANSWERS_KEPT_MS = 24 * 60 * 60 * 1000
/** Whoever began and has not answered since is gone. */
const LONGEST_MS = 60_000

/** A form with a file is not read yet when its key would be; it has its `client_id`. */
const ownKey: string[] = [staffEndpoints.sendPicture.path]

type Needs = { db: Tx; clock: Clock; staffId: (request: FastifyRequest) => number }

/** A call that makes something may carry a key of its own: with the same key it is done once, and answered as the first time. */
export function answerOnce(route: RouteOptions, call: StaffCall, { db, clock, staffId }: Needs): void {
  if (call.method !== 'POST' || call.act === 'session' || ownKey.includes(call.path)) return
  const claims = new WeakMap<FastifyRequest, Claim>()

  const begin = async (request: FastifyRequest, reply: FastifyReply) => {
    const key = keyOf(request)
    if (key === null) return
    const now = clock.now()
    const claim = { staffId: staffId(request), key, asked: askedBy(request), at: now }
    const limits = {
      keptSince: new Date(now.getTime() - ANSWERS_KEPT_MS),
      begunSince: new Date(now.getTime() - LONGEST_MS),
    }
    if (await claimKey(db, claim, limits)) return void claims.set(request, claim)
    const first = await readAnswer(db, claim)
    if (first && first.asked !== claim.asked) throw wrongField('idempotency_key', words.keyUsed)
    if (!first || first.status === null || first.body === null)
      throw new AppError('conflict', { message: words.keyBusy })
    const { data } = JSON.parse(first.body) as { data?: { version?: unknown } }
    if (typeof data?.version === 'number') void reply.header('etag', versionTag(data.version))
    return reply.code(first.status).type('application/json; charset=utf-8').send(first.body)
  }

  /** What went wrong on our side, or was refused, may be tried again. */
  const end = async (request: FastifyRequest, reply: FastifyReply, payload: unknown) => {
    const claim = claims.get(request)
    if (!claim) return payload
    if (reply.statusCode < 400 && typeof payload === 'string') await keepAnswer(db, claim, reply.statusCode, payload)
    else await forgetKey(db, claim)
    return payload
  }

  route.preHandler = [begin, ...[route.preHandler ?? []].flat()]
  route.onSend = [end, ...[route.onSend ?? []].flat()]
}

function keyOf({ headers }: FastifyRequest): string | null {
  const key = headers[HEADER]
  if (key === undefined) return null
  if (typeof key !== 'string' || !/^[\x21-\x7e]{8,100}$/.test(key)) throw wrongField('idempotency_key', words.keyForm)
  return key
}

const askedBy = ({ url, body }: FastifyRequest): string =>
  createHash('sha256')
    .update(`${url}\n${JSON.stringify(body ?? null)}`)
    .digest('hex')
