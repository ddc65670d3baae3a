import { hash } from 'node:crypto'
import { named } from '#contract/words/named.ts'
import type { Clock } from '../clock.ts'
import type { Database } from '../db/database.ts'
import { wrongField } from '../http/refuse-field.ts'
import { useLink } from './link-queries.ts'
import { openSession, type Arrival, type SignedIn } from './open-session.ts'
import { personById } from './people-queries.ts'

export const signInWithLink = (
  { database: { db }, clock }: { database: Database; clock: Clock },
  token: string,
  arrival: Arrival,
): Promise<SignedIn> =>
  db.transaction(async (tx) => {
    const now = clock.now()
    const staffId = await useLink(tx, hash('sha256', token), now)
    const found = staffId === undefined ? undefined : await personById(tx, staffId)
    if (!found?.person.active) throw wrongField('token', named('staff').linkDead)
    return openSession(tx, found, arrival, { way: 'link', now })
  })
