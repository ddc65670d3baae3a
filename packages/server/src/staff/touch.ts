import type { FastifyRequest } from 'fastify'
import { TOUCH_HEADER, WAITING_HEADER, type StaffCall } from '#contract/staff-endpoints.ts'
import type { Tx } from '../db/database.ts'
import type { Found } from './recognise.ts'
import { touchDevice, touchSession } from './session-queries.ts'

/** Written down at most this often: reading should not cost a write. */
const TOUCH_MS = 5000
const SEEN_MS = 10_000

/** Keeps the screen from locking, unless it asks by itself and nobody has touched it; and says when a device was last heard of. */
export async function touch(
  db: Tx,
  call: StaffCall,
  { headers }: FastifyRequest,
  { device, session }: Found,
  now: Date,
): Promise<void> {
  const touched = !call.poll || headers[TOUCH_HEADER] === '1'
  if (session && !session.locked && touched && isOlder(session.session.touchedAt, TOUCH_MS, now))
    await touchSession(db, session.session.hash, now)
  if (!device) return
  const waiting = numberOf(headers[WAITING_HEADER]) ?? device.waiting
  if (isOlder(device.lastSeenAt, SEEN_MS, now) || waiting !== device.waiting)
    await touchDevice(db, device.id, { lastSeenAt: now, waiting })
}

const isOlder = (then: Date, ms: number, now: Date): boolean => now.getTime() - then.getTime() > ms

const numberOf = (said: string | string[] | undefined): number | null =>
  typeof said === 'string' && /^\d{1,4}$/.test(said) ? Number(said) : null
