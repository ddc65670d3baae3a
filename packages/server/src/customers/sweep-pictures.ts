import type { Clock } from '../clock.ts'
import type { Database } from '../db/database.ts'
import type { Storage } from '../pictures/storage.ts'
import { removePicture } from '../pictures/remove-picture.ts'
import { selectUnusedPictures } from './profile-queries.ts'

/** A picture is stored a moment before the profile that shows it. */
const GRACE_MS = 60 * 60 * 1000
const MOST_AT_ONCE = 100

export async function sweepPictures(
  { database: { db }, storage, clock }: { database: Database; storage: Storage; clock: Clock },
  stopping?: AbortSignal,
): Promise<void> {
  const unused = await selectUnusedPictures(db, new Date(clock.now().getTime() - GRACE_MS), MOST_AT_ONCE)
  for (const picture of unused) {
    if (stopping?.aborted) return
    await removePicture({ db, storage }, picture)
  }
}
