import { somebody } from '#contract/words/en/staff-log.ts'
import { named } from '#contract/words/named.ts'
import type { StaffActor } from '../actor.ts'
import type { Clock } from '../clock.ts'
import type { Database, Transaction } from '../db/database.ts'
import { admit, countTries, forgetTriesOf, type Limit } from '../db/limits.ts'
import { tooManyRequests } from '../http/count-call.ts'
import { wrongField } from '../http/refuse-field.ts'
import { isRightPin } from './hash-pin.ts'
import { writeLog } from './write-log.ts'

const words = named('staff')
const MOST_WRONG = 5

type Needs = { database: Database; clock: Clock }
type Person = { id: number; name: string; pinHash: string | null }

/** Where somebody types: on the screen of one of the staff, or on a device on which nobody is signed in. */
export type Pad =
  | Pick<StaffActor, 'staffId' | 'device' | 'requestId'>
  | { staffId: null; device: NonNullable<StaffActor['device']>; requestId: string }

const limitOf = (person: Person, { device, staffId }: Pad): Limit => ({
  name: 'pin tried',
  subject: `staff ${person.id} at ${device ? `device ${device.id}` : `the screen of staff ${staffId}`}`,
  most: MOST_WRONG,
  seconds: 15 * 60,
})

/** A try is counted before it is compared, so that a thousand at once are still five. */
export async function checkPin(
  { database: { db }, clock }: Needs,
  person: Person,
  pin: string,
  pad: Pad,
  field: 'pin' | 'old_pin' = 'pin',
): Promise<void> {
  if (person.pinHash === null) throw wrongField(field, words.pinUnset)
  const [now, limit] = [clock.now(), limitOf(person, pad)]
  const [admission, [tries = MOST_WRONG]] = await db.transaction(
    async (tx) => [await admit(tx, [limit], now), await countTries(tx, [limit], now)] as const,
  )
  if (!admission.admitted) throw tooManyRequests(admission.secondsLeft, () => words.pinTries)
  if (await isRightPin(person.pinHash, pin)) return void (await forgetTriesOf(db, limit))
  if (tries < MOST_WRONG) throw wrongField(field, words.pinWrong(MOST_WRONG - tries))
  await db.transaction((tx) => logClosed(tx, person, pad, now))
  throw wrongField(field, words.pinTries)
}

/** Five wrong PINs are somebody's guesses: whoever reads the log learns of them. */
function logClosed(tx: Transaction, { id, name }: Person, { staffId, ...pad }: Pad, at: Date): Promise<void> {
  const by = staffId === null ? { ...pad, other: somebody } : { ...pad, staffId }
  return writeLog(tx, by, { at, act: 'session.pin_wrong', thing: { kind: 'session', id, name } })
}
