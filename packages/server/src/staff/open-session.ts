import { drawToken } from '../customers/session.ts'
import type { Transaction } from '../db/database.ts'
import { AppError } from '../http/app-error.ts'
import { named } from '#contract/words/named.ts'
import type { KnownDevice } from './known-device.ts'
import type { PersonRow } from './people-queries.ts'
import { changeSession, endSessionsOn, insertSession, knowsBrowser } from './session-queries.ts'
import { tellOwners } from './tell-owners.ts'
import { writeLog } from './write-log.ts'
import type { signInWays } from './tables.ts'

/** Where somebody comes in: the paired device, if it is one, and the browser. `before` is who was signed in there. */
export type Arrival = { device: KnownDevice | null; browserHash: string; before: string | null; requestId: string }
export type SignedIn = { staffId: number; token: string }
type Way = { way: (typeof signInWays)[number]; now: Date }

/** One person at a time on a screen: who was there before is signed out. */
export async function openSession(
  tx: Transaction,
  { person, branchIds }: PersonRow,
  { device, browserHash, before, requestId }: Arrival,
  { way, now }: Way,
): Promise<SignedIn> {
  if (device && !person.allBranches && !branchIds.includes(device.branch.id))
    throw new AppError('forbidden', { message: named('staff').notHere })
  const isNew = !(await knowsBrowser(tx, person.id, browserHash))
  const { token, hash } = drawToken()
  if (before !== null) await changeSession(tx, before, { endedAt: now })
  if (device) await endSessionsOn(tx, device.id, now)
  const pinAt = way === 'pin' ? now : null
  await insertSession(tx, {
    hash,
    staffId: person.id,
    deviceId: device?.id ?? null,
    browserHash,
    way,
    createdAt: now,
    touchedAt: now,
    pinAt,
  })
  const on = device && { id: device.id, name: device.name, kind: device.kind, branchId: device.branch.id }
  await writeLog(
    tx,
    { staffId: person.id, device: on, requestId },
    {
      at: now,
      act: 'session.begin',
      thing: { kind: 'session', id: person.id, name: person.name },
      changes: { way: [null, way] },
    },
  )
  if (isNew && (person.role === 'owner' || person.role === 'manager')) await tellOwners(tx, person, hash, now)
  return { staffId: person.id, token }
}
