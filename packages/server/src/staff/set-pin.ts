import { isEasyPin } from '#contract/rules/pin.ts'
import { named } from '#contract/words/named.ts'
import type { StaffActor } from '../actor.ts'
import type { Clock } from '../clock.ts'
import type { Database } from '../db/database.ts'
import { refuseIf } from '../http/refuse-field.ts'
import { checkPin } from './check-pin.ts'
import { hashPin } from './hash-pin.ts'
import { updatePerson } from './people-queries.ts'
import type { OpenSession } from './recognise.ts'
import { changeSession } from './session-queries.ts'
import { isPinRecent } from './session-rules.ts'
import { writeLog } from './write-log.ts'

const words = named('staff')

type Needs = { database: Database; clock: Clock }
type Typed = { pin: string; old_pin?: string | undefined }

/** Who has just come in by code or link may set a new one without the old: that is how a forgotten PIN is replaced. */
export async function setPin(
  needs: Needs,
  by: StaffActor,
  { person, session }: OpenSession,
  { pin, old_pin }: Typed,
): Promise<void> {
  const now = needs.clock.now()
  const isJustIn = session.way !== 'pin' && isPinRecent(session.createdAt, now)
  if (person.pinHash !== null && !isJustIn) {
    refuseIf('old_pin', old_pin === undefined ? words.oldPinNeeded : null)
    await checkPin(needs, person, old_pin ?? '', by, 'old_pin')
  }
  refuseIf('pin', isEasyPin(pin, person.phone) ? words.pinEasy : null)
  const pinHash = await hashPin(pin)
  await needs.database.db.transaction(async (tx) => {
    await updatePerson(tx, person.id, { pinHash })
    await changeSession(tx, session.hash, { pinAt: now })
    await writeLog(tx, by, { at: now, act: 'person.pin', thing: { kind: 'person', id: person.id, name: person.name } })
  })
}
