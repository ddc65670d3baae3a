import type { StaffActor } from '../actor.ts'
import type { Clock } from '../clock.ts'
import type { Database } from '../db/database.ts'
import type { Language } from '#contract/rules/language.ts'
import { checkPin } from './check-pin.ts'
import { updatePerson } from './people-queries.ts'
import type { OpenSession } from './recognise.ts'
import { changeSession } from './session-queries.ts'
import { changesOf, writeLog, type LogEntry } from './write-log.ts'

type Needs = { database: Database; clock: Clock }

const thingOf = (kind: 'person' | 'session', { person }: OpenSession): LogEntry['thing'] => ({
  kind,
  id: person.id,
  name: person.name,
})

const change = (
  { database: { db } }: Needs,
  by: StaffActor,
  mine: OpenSession,
  to: Parameters<typeof changeSession>[2],
  entry: Pick<LogEntry, 'at' | 'act'>,
): Promise<void> =>
  db.transaction(async (tx) => {
    await changeSession(tx, mine.session.hash, to)
    await writeLog(tx, by, { ...entry, thing: thingOf('session', mine) })
  })

export async function lockScreen(needs: Needs, by: StaffActor, mine: OpenSession): Promise<void> {
  const at = needs.clock.now()
  await change(needs, by, mine, { lockedAt: at }, { at, act: 'session.lock' })
}

/** Also says who is there before an act that asks for the PIN anew. */
export async function unlockScreen(needs: Needs, by: StaffActor, mine: OpenSession, pin: string): Promise<void> {
  await checkPin(needs, mine.person, pin, by)
  const at = needs.clock.now()
  await change(needs, by, mine, { lockedAt: null, touchedAt: at, pinAt: at }, { at, act: 'session.unlock' })
}

export async function signOut(needs: Needs, by: StaffActor, mine: OpenSession): Promise<void> {
  const at = needs.clock.now()
  await change(needs, by, mine, { endedAt: at }, { at, act: 'session.end' })
}

export const chooseLanguage = (
  { database: { db }, clock }: Needs,
  by: StaffActor,
  mine: OpenSession,
  language: Language,
): Promise<void> =>
  db.transaction(async (tx) => {
    await updatePerson(tx, by.staffId, { language })
    await writeLog(tx, by, {
      at: clock.now(),
      act: 'person.update',
      thing: thingOf('person', mine),
      changes: changesOf({ language: mine.person.language }, { language }),
    })
  })
