import type { Clock } from '../clock.ts'
import type { Database } from '../db/database.ts'
import { deleteSentBefore } from './picture-queries.ts'

/** The same sending again answers as the first time for 30 days. */
const KEPT_MS = 30 * 24 * 60 * 60 * 1000

export async function sweepPictureSends({ database, clock }: { database: Database; clock: Clock }): Promise<void> {
  await deleteSentBefore(database.db, new Date(clock.now().getTime() - KEPT_MS))
}
