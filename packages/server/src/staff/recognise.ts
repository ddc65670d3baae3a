import type { FastifyReply, FastifyRequest } from 'fastify'
import { staffEndpoints, type StaffCall } from '#contract/staff-endpoints.ts'
import type { Tx } from '../db/database.ts'
import { knownDevice, type KnownDevice } from './known-device.ts'
import { sharesBranch } from './present-person.ts'
import { prepareDeviceRead, prepareSessionRead, type SessionRow } from './session-queries.ts'
import { isLocked, isOver } from './session-rules.ts'
import { signInFirst } from './refusals.ts'
import type { StaffCookies } from './staff-cookies.ts'

/** Somebody's session as this call found it. */
export type OpenSession = SessionRow & { locked: boolean }
/** `ended` is a session that was theirs and is over. */
export type Found = { device: KnownDevice | null; session: OpenSession | null; ended: SessionRow | null }
export type Recognise = (request: FastifyRequest, reply: FastifyReply, call: StaffCall, now: Date) => Promise<Found>

/** Whose cookies these are. */
export function createRecognise(db: Tx, cookies: StaffCookies): Recognise {
  const [readSession, readDevice] = [prepareSessionRead(db), prepareDeviceRead(db)]
  return async (request, reply, call, now) => {
    const [sessionHash, deviceHash] = [cookies.hashOf(request, 'staff'), cookies.hashOf(request, 'staff_device')]
    const [[row], [paired]] = await Promise.all([
      sessionHash === null ? [] : readSession.execute({ hash: sessionHash }),
      deviceHash === null ? [] : readDevice.execute({ hash: deviceHash }),
    ])
    const device = paired ? knownDevice(paired, now) : null
    if (device?.gone === undefined) return sessionOn(device, row, now)
    // It may be paired anew; whatever else it asks, it is told first, and forgets who it was.
    if (call === staffEndpoints.staffPair) return { device: null, session: null, ended: null }
    cookies.take(reply, 'staff', 'staff_device')
    throw signInFirst('unpaired', device.gone)
  }
}

/** A session belongs to where it was begun: alone, or carried to another device, its cookie opens nothing. Nor does it on a device of a branch that is theirs no more. */
function sessionOn(device: KnownDevice | null, row: SessionRow | undefined, now: Date): Found {
  if (!row || row.session.deviceId !== (device?.id ?? null)) return { device, session: null, ended: null }
  const isTheirs = row.person.active && (device === null || sharesBranch({ branchIds: [device.branch.id] }, row))
  const live = isTheirs && row.session.endedAt === null && !isOver(row.session, device, now)
  if (!live) return { device, session: null, ended: row }
  return { device, session: { ...row, locked: isLocked(row.session, device, now) }, ended: null }
}
