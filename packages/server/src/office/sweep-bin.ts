import { BIN_DAYS, contentLists, thingKinds } from '#contract/content-lists.ts'
import type { Clock } from '../clock.ts'
import { constraintOf } from '../db/constraint-of.ts'
import type { Database } from '../db/database.ts'
import { pictureFiles, putFiles } from '../pictures/encode-picture.ts'
import type { Storage } from '../pictures/storage.ts'
import { writeLog } from '../staff/write-log.ts'
import { nameOf } from './read-things.ts'
import { deleteRow, lockShelf, rowsToSweep } from './shelf-queries.ts'
import type { Shelf, ThingRow } from './shelf.ts'
import { shelves } from './shelves.ts'
import { deleteUnused, hasFiles, unusedPictures } from './sweep-queries.ts'
import { deleteVersions } from './version-queries.ts'

type Needs = { database: Database; storage: Storage; clock: Clock }

const DAY_MS = 86_400_000
const MOST_AT_ONCE = 100

/** What was in the bin for thirty days is gone, with its history; then the pictures that nothing shows any more. */
export async function sweepBin({ database: { db }, storage, clock }: Needs, stopping?: AbortSignal): Promise<void> {
  const now = clock.now()
  const before = new Date(now.getTime() - BIN_DAYS * DAY_MS)
  for (const list of contentLists)
    for (const row of await rowsToSweep(db, shelves[list], before, MOST_AT_ONCE)) {
      if (stopping?.aborted) return
      await letGo(db, shelves[list], row, now)
    }
  await sweepShown({ db, storage }, new Date(now.getTime() - DAY_MS), stopping)
}

/** What something else still refers to stays where it is: nobody sees it any more. */
async function letGo(db: Database['db'], shelf: Shelf, row: ThingRow, now: Date): Promise<void> {
  const kind = thingKinds[shelf.list]
  try {
    await db.transaction(async (tx) => {
      await lockShelf(tx, shelf.list)
      const name = await nameOf(tx, shelf, row)
      if (!(await deleteRow(tx, shelf, row))) return
      await deleteVersions(tx, { kind, thingId: String(row.id) })
      const thing = { kind, id: row.id, name }
      await writeLog(tx, { command: 'The bin' }, { at: now, act: `${kind}.sweep`, thing, branchId: null })
    })
  } catch (error) {
    if (constraintOf(error) === null) throw error
  }
}

/** A picture is sent before the thing that shows it is saved: it has a day. */
async function sweepShown(
  { db, storage }: { db: Database['db']; storage: Storage },
  before: Date,
  stopping?: AbortSignal,
): Promise<void> {
  for (const { id, key, widths } of await unusedPictures(db, before, MOST_AT_ONCE)) {
    if (stopping?.aborted) return
    const isGone = await db.transaction((tx) => deleteUnused(tx, id, before))
    if (isGone && !(await hasFiles(db, key))) await removeFiles({ db, storage }, key, pictureFiles(key, widths))
  }
}

/** Who sends the same photo meanwhile finds its files there and draws none: for them they are put back. */
async function removeFiles(
  { db, storage }: { db: Database['db']; storage: Storage },
  key: string,
  files: string[],
): Promise<void> {
  const kept = await Promise.all(files.map(async (file) => ({ key: file, bytes: (await storage.read(file))?.bytes })))
  await Promise.all(files.map((file) => storage.remove(file)))
  if (!(await hasFiles(db, key))) return
  await putFiles(
    storage,
    kept.flatMap(({ key: file, bytes }) => (bytes ? [{ key: file, bytes }] : [])),
  )
}
