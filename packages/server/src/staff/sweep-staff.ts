import type { Clock } from '../clock.ts'
import type { Database } from '../db/database.ts'
import { deleteOldAnswers } from './answer-queries.ts'
import { deleteOldApprovals } from './approval-queries.ts'
import { deleteOldOffers } from './device-queries.ts'
import { deleteOldLinks } from './link-queries.ts'
import { deleteOldSessions } from './session-queries.ts'
import { sessionsToForget } from './session-rules.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/** What opens nothing any more is not kept: sessions by which no browser is known, links, approvals, codes nobody typed. */
export async function sweepStaff({ database: { db }, clock }: { database: Database; clock: Clock }): Promise<void> {
  const now = clock.now()
  const dayAgo = new Date(now.getTime() - DAY_MS)
  await deleteOldSessions(db, sessionsToForget(now))
  await deleteOldLinks(db, dayAgo)
  await deleteOldApprovals(db, dayAgo)
  await deleteOldOffers(db, dayAgo)
  await deleteOldAnswers(db, dayAgo)
}
