import { named } from '#contract/words/named.ts'
import type { Clock } from '../clock.ts'
import type { Database } from '../db/database.ts'
import { AppError } from '../http/app-error.ts'
import { wrongField } from '../http/refuse-field.ts'
import { checkPin } from './check-pin.ts'
import { openSession, type Arrival, type SignedIn } from './open-session.ts'
import { personById } from './people-queries.ts'

const words = named('staff')

type Needs = { database: Database; clock: Clock }

/** On a paired device only: elsewhere four digits would be all that stands before the till. */
export async function signInWithPin(
  needs: Needs,
  { staffId, pin }: { staffId: number; pin: string },
  arrival: Arrival,
): Promise<SignedIn> {
  const { db } = needs.database
  const { device } = arrival
  if (!device) throw new AppError('forbidden', { message: words.pinDeviceOnly })
  const found = await personById(db, staffId)
  const isHere = found && (found.person.allBranches || found.branchIds.includes(device.branch.id))
  if (!found?.person.active || !isHere) throw wrongField('staff_id', words.personUnknown)
  const { id, name, kind, branch } = device
  const pad = { staffId: null, device: { id, name, kind, branchId: branch.id }, requestId: arrival.requestId }
  await checkPin(needs, found.person, pin, pad)
  return db.transaction((tx) => openSession(tx, found, arrival, { way: 'pin', now: needs.clock.now() }))
}
