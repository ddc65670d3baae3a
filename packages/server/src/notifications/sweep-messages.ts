import type { Clock } from '../clock.ts'
import type { Database } from '../db/database.ts'
import { deleteEndedMessages } from './queries.ts'

const DAY_MS = 24 * 60 * 60 * 1000
/** Long enough to answer who asks what was sent to them, and longer than any cause of a message comes up again. */
const KEPT_DAYS = 90

/** Forgets messages that were sent or given up: afterwards a phone number would be kept for nothing. */
export async function sweepMessages({ database: { db }, clock }: { database: Database; clock: Clock }): Promise<void> {
  await deleteEndedMessages(db, new Date(clock.now().getTime() - KEPT_DAYS * DAY_MS))
}
