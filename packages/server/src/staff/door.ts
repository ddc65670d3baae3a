import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { API_PREFIX } from '#contract/endpoints.ts'
import { APPROVAL_HEADER, STAFF_HEADER, staffEndpoints, type StaffCall } from '#contract/staff-endpoints.ts'
import { named } from '#contract/words/named.ts'
import type { StaffActor } from '../actor.ts'
import type { Clock } from '../clock.ts'
import type { Database } from '../db/database.ts'
import { AppError } from '../http/app-error.ts'
import { admitCall, createCallLimits } from './admit-call.ts'
import { answerOnce } from './answer-once.ts'
import type { KnownDevice } from './known-device.ts'
import { createRecognise, type Found, type OpenSession } from './recognise.ts'
import { signInFirst } from './refusals.ts'
import type { SessionRow } from './session-queries.ts'
import type { StaffCookies } from './staff-cookies.ts'
import { touch } from './touch.ts'

const SAFE = ['GET', 'HEAD']

type Needs = { database: Database; clock: Clock; config: { publicUrl: string } }

export type Door = {
  /** Every route under /api/staff goes through the door, by its line in staff-endpoints; one without a line is refused when it is added. */
  guard(api: FastifyInstance): void
  /** Who does it. */
  actor(request: FastifyRequest): StaffActor
  session(request: FastifyRequest): OpenSession
  /** Null on a device on which nobody is signed in, or whose screen is locked. */
  visitor(request: FastifyRequest): OpenSession | null
  device(request: FastifyRequest): KnownDevice | null
}

export function createDoor({ database: { db }, clock, config }: Needs, cookies: StaffCookies): Door {
  const [recognise, countCalls] = [createRecognise(db, cookies), createCallLimits()]
  const known = new WeakMap<FastifyRequest, Found>()

  const enter = (call: StaffCall) => async (request: FastifyRequest, reply: FastifyReply) => {
    // Fastify answers HEAD with the hooks of GET, its own and those it copied.
    if (known.has(request)) return
    reply.header('cache-control', 'no-store')
    refuseForeign(request, config.publicUrl)
    const now = clock.now()
    const found = await recognise(request, reply, call, now)
    known.set(request, found)
    if (call.open) return
    countCalls(call, found, now)
    admitCall(call, found, now)
    await touch(db, call, request, found, now)
  }

  const session = (request: FastifyRequest): OpenSession => {
    const found = known.get(request)?.session
    if (!found) throw signInFirst('unauthenticated')
    return found
  }
  const device = (request: FastifyRequest): KnownDevice | null => known.get(request)?.device ?? null

  return {
    guard: (api) =>
      void api.addHook('onRoute', (route) => {
        if (!route.url.startsWith(`${API_PREFIX}/staff/`)) return
        const calls = [route.method].flat().map((method) => callOf(method, route.url))
        route.onRequest = [...calls.map(enter), ...[route.onRequest ?? []].flat()]
        for (const call of calls)
          answerOnce(route, call, { db, clock, staffId: (request) => session(request).person.id })
      }),
    session,
    visitor: (request) => {
      const found = known.get(request)?.session ?? null
      return found?.locked ? null : found
    },
    device,
    actor: (request) => actorOf(session(request), device(request), request),
  }
}

function callOf(method: string, url: string): StaffCall {
  const [path, asked] = [url.slice(API_PREFIX.length), method === 'HEAD' ? 'GET' : method]
  const call = Object.values(staffEndpoints).find((one) => one.path === path && one.method === asked)
  if (!call) throw new Error(`${method} ${url} has no line in contract/src/staff-endpoints.ts.`)
  return call
}

/** A form of another site can send neither this header nor our origin. */
function refuseForeign({ method, headers }: FastifyRequest, publicUrl: string): void {
  if (SAFE.includes(method)) return
  const marked = Object.entries(STAFF_HEADER).every(([name, value]) => headers[name] === value)
  const ours = headers.origin === undefined || headers.origin === new URL(publicUrl).origin
  if (!marked || !ours) throw new AppError('forbidden', { message: named('staff').foreignPage })
}

export function actorOf(
  { person, branchIds }: Pick<SessionRow, 'person' | 'branchIds'>,
  device: KnownDevice | null,
  { id, headers }: Pick<FastifyRequest, 'id' | 'headers'>,
): StaffActor {
  const approval = headers[APPROVAL_HEADER]
  return {
    staff: person.name,
    staffId: person.id,
    role: person.role,
    branchIds: person.allBranches ? null : branchIds,
    device: device && { id: device.id, name: device.name, kind: device.kind, branchId: device.branch.id },
    requestId: id,
    approval: typeof approval === 'string' ? approval : null,
  }
}
