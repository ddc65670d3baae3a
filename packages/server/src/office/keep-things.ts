import { BIN_DAYS, mostThings, thingKinds } from '#contract/content-lists.ts'
import * as words from '#contract/words/en/staff-content.ts'
import type { StaffActor } from '../actor.ts'
import type { Clock } from '../clock.ts'
import type { Database, Transaction } from '../db/database.ts'
import { AppError } from '../http/app-error.ts'
import type { Changes } from '../staff/tables.ts'
import { writeLog } from '../staff/write-log.ts'
import { keepVersion, type Saved } from './keep-version.ts'
import { refuseKeeping } from './own-shelf.ts'
import { openThing, translated, type OpenThing } from './open-thing.ts'
import { nameOf, presentThing, type Thing } from './read-things.ts'
import { refusePicture } from './refuse-picture.ts'
import { countRows, insertRow, listRows, lockShelf, rowByClient, updatePositions, updateRow } from './shelf-queries.ts'
import { differing, toColumns, type Change, type Fields, type Shelf, type ThingRow } from './shelf.ts'
import { versionFields } from './version-queries.ts'

export type OfficeNeeds = { database: Database; clock: Clock }

const DAY_MS = 86_400_000

/** A new thing comes last. The same sending again is answered with the thing that the first one made. */
export const addThing = (
  { database: { db }, clock }: OfficeNeeds,
  by: StaffActor,
  shelf: Shelf,
  { client_id, ...fields }: Fields & { client_id: string },
): Promise<{ thing: Thing; made: boolean }> =>
  db.transaction(async (tx) => {
    const now = clock.now()
    refuseKeeping(by, shelf)
    await lockShelf(tx, shelf.list)
    const first = await rowByClient(tx, shelf, client_id)
    if (first) return { thing: await presentThing(tx, shelf, first, now), made: false }
    const { total, last } = await countRows(tx, shelf)
    refuseMore(shelf, total)
    await refuseFields(tx, shelf, { id: null, before: null, after: fields, now })
    const columns = { ...shelf.born, ...toColumns(fields, shelf.part?.field), ...changedBy(by, now, 1) }
    const id = await translated(shelf, fields, () =>
      insertRow(tx, shelf, { ...columns, clientId: client_id, position: last + 1 }),
    )
    await writePart(tx, shelf, id, fields, false)
    const thing = await keep(tx, by, shelf, { id, act: 'create', before: null, now })
    return { thing, made: true }
  })

export const changeThing = (
  needs: OfficeNeeds,
  by: StaffActor,
  shelf: Shelf,
  which: { id: number; version: number },
  change: Fields,
): Promise<Thing> =>
  needs.database.db.transaction(async (tx) => {
    const open = await openThing(tx, shelf, which, needs.clock.now())
    if (differing(open.fields, { ...open.fields, ...change }).length === 0) return open.thing
    return writeChange(tx, by, shelf, open, { change, act: 'update', strict: true })
  })

/** Into the bin, from where it can be put back. */
export const removeThing = (
  { database: { db }, clock }: OfficeNeeds,
  by: StaffActor,
  shelf: Shelf,
  which: { id: number; version: number },
): Promise<Thing> =>
  db.transaction(async (tx) => {
    const now = clock.now()
    const { row } = await openThing(tx, shelf, which, now)
    refuseKeeping(by, shelf)
    const name = await nameOf(tx, shelf, row)
    await shelf.hold?.(tx, row.id, name, now)
    return moveBin(tx, by, shelf, row, { deletedAt: now, act: 'delete', now })
  })

/** Out of the bin, or back to an older version: both are changes themselves. */
export const restoreThing = (
  needs: OfficeNeeds,
  by: StaffActor,
  shelf: Shelf,
  which: { id: number; version: number },
  older: number | undefined,
): Promise<Thing> =>
  needs.database.db.transaction(async (tx) => {
    const now = needs.clock.now()
    if (older !== undefined) return putBackVersion(tx, by, shelf, await openThing(tx, shelf, which, now), older)
    const { row, fields } = await openThing(tx, shelf, which, now, 'in the bin')
    refuseKeeping(by, shelf)
    if (row.deletedAt === null || row.deletedAt.getTime() < now.getTime() - BIN_DAYS * DAY_MS)
      throw new AppError('conflict', { message: words.notInBin })
    refuseMore(shelf, (await countRows(tx, shelf)).total)
    await refuseFields(tx, shelf, { id: row.id, before: null, after: fields, now })
    return translated(shelf, fields, () => moveBin(tx, by, shelf, row, { deletedAt: null, act: 'restore', now }))
  })

async function putBackVersion(
  tx: Transaction,
  by: StaffActor,
  shelf: Shelf,
  open: OpenThing,
  version: number,
): Promise<Thing> {
  const kept = await versionFields(tx, { kind: thingKinds[shelf.list], thingId: String(open.row.id) }, version)
  const read = shelf.fields.safeParse({ ...open.fields, ...kept })
  if (!kept || !read.success) throw new AppError('conflict', { message: words.versionGone })
  const besides: Saved['besides'] = { version: [open.row.version, version] }
  return writeChange(tx, by, shelf, open, { change: read.data, act: 'restore', strict: false, besides })
}

type Write = { change: Fields; act: 'update' | 'restore'; strict: boolean; besides?: Saved['besides'] }

async function writeChange(
  tx: Transaction,
  by: StaffActor,
  shelf: Shelf,
  { row, fields, now }: OpenThing,
  { change, act, strict, besides }: Write,
): Promise<Thing> {
  const after = { ...fields, ...change }
  await refuseFields(tx, shelf, { id: row.id, before: fields, after, now })
  const columns = { ...toColumns(change, shelf.part?.field), ...changedBy(by, now, row.version + 1) }
  await translated(shelf, after, () => updateRow(tx, shelf, row.id, columns))
  await writePart(tx, shelf, row.id, change, strict)
  const before = { version: row.version, at: row.updatedAt, byId: row.updatedById, fields }
  const name = await nameOf(tx, shelf, row)
  return keep(tx, by, shelf, { id: row.id, act, before, now, name, ...(besides && { besides }) })
}

/** Reads what was written, and writes it down. */
async function keep(
  tx: Transaction,
  by: StaffActor,
  shelf: Shelf,
  { id, now, name, ...saved }: Pick<Saved, 'act' | 'before' | 'besides'> & { id: number; now: Date; name?: string },
): Promise<Thing> {
  const { row, fields, thing } = await openThing(tx, shelf, { id, version: null }, now)
  const after = { version: row.version, at: row.updatedAt, byId: row.updatedById, fields }
  const known = name ?? (await nameOf(tx, shelf, row))
  await keepVersion(tx, by, { kind: thingKinds[shelf.list], thingId: id, name: known, after, ...saved })
  return thing
}

/** The log names it; what the fields were has not changed. */
async function moveBin(
  tx: Transaction,
  by: StaffActor,
  shelf: Shelf,
  row: ThingRow,
  { deletedAt, act, now }: { deletedAt: Date | null; act: 'delete' | 'restore'; now: Date },
): Promise<Thing> {
  await updateRow(tx, shelf, row.id, { deletedAt, ...changedBy(by, now, row.version + 1) })
  const kind = thingKinds[shelf.list]
  const thing = { kind, id: row.id, name: await nameOf(tx, shelf, row) }
  await writeLog(tx, by, { at: now, act: `${kind}.${act}`, thing, branchId: null })
  return (await openThing(tx, shelf, { id: row.id, version: null }, now, 'in the bin')).thing
}

/** The whole order at once: what it does not name comes after, what is not there is left out. */
export const orderThings = (
  { database: { db }, clock }: OfficeNeeds,
  by: StaffActor,
  shelf: Shelf,
  wanted: number[],
): Promise<number[]> =>
  db.transaction(async (tx) => {
    refuseKeeping(by, shelf)
    await lockShelf(tx, shelf.list)
    const before = (await listRows(tx, shelf)).map(({ id }) => id)
    const ids = [...new Set(wanted.filter((id) => before.includes(id)).concat(before))]
    if (JSON.stringify(ids) === JSON.stringify(before)) return ids
    await updatePositions(tx, shelf, ids)
    const kind = thingKinds[shelf.list]
    const changes: Changes = { order: [before.join(' '), ids.join(' ')] }
    await writeLog(tx, by, { at: clock.now(), act: `${kind}.order`, thing: { kind }, branchId: null, changes })
    return ids
  })

const changedBy = (by: StaffActor, now: Date, version: number) => ({ version, updatedAt: now, updatedById: by.staffId })

function refuseMore(shelf: Shelf, total: number): void {
  const most = mostThings[shelf.list]
  if (total >= most) throw new AppError('conflict', { message: words.listMost(most) })
}

async function refuseFields(tx: Transaction, shelf: Shelf, change: Change): Promise<void> {
  if (shelf.pictureUse) await refusePicture(tx, 'picture_id', change.after['picture_id'], shelf.pictureUse)
  await shelf.refuse?.(tx, change)
}

async function writePart(tx: Transaction, shelf: Shelf, id: number, fields: Fields, strict: boolean): Promise<void> {
  const parts = shelf.part && fields[shelf.part.field]
  if (shelf.part && Array.isArray(parts)) await shelf.part.write(tx, id, parts as never[], strict)
}
