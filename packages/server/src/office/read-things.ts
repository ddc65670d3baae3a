import { BIN_DAYS, contentLists } from '#contract/content-lists.ts'
import type { BinRow, Versions } from '#contract/schemas/content.ts'
import type { StaffActor } from '../actor.ts'
import type { Tx } from '../db/database.ts'
import { AppError } from '../http/app-error.ts'
import { presentStaffPicture } from '../pictures/present.ts'
import { keepsAll } from './own-shelf.ts'
import { listRows, namesOf, picturesById, rowById, rowsInBin } from './shelf-queries.ts'
import { toFields, type Fields, type Shelf, type ThingRow } from './shelf.ts'
import { shelves } from './shelves.ts'
import { listVersions, type Kept } from './version-queries.ts'

export type Thing = Fields & { id: number; version: number; updated_at: string }

const DAY_MS = 86_400_000
const MOST_IN_BIN = 200
const VERSIONS_A_PAGE = 20

export const whoIs = (names: Map<number, string>, id: number | null) =>
  id === null ? null : { id, name: names.get(id) ?? '' }

/** Rows of a list as the staff see them, with whom and what they name: a few questions, however many rows. */
export async function presentThings(tx: Tx, shelf: Shelf, rows: ThingRow[], now: Date): Promise<Thing[]> {
  const ids = rows.map(({ id }) => id)
  const [names, parts, facts, shown] = [
    await namesOf(
      tx,
      rows.map((row) => row.updatedById),
    ),
    await shelf.part?.read(tx, ids),
    await shelf.facts?.(tx, ids, now),
    shelf.pictureUse
      ? await picturesById(
          tx,
          rows.map((row) => row['pictureId']),
        )
      : null,
  ]
  return rows.map((row) => {
    const picture = shown?.get(Number(row['pictureId']))
    return {
      ...toFields(shelf.fields, row, shelf.part?.field),
      ...(shelf.part && { [shelf.part.field]: parts?.get(row.id) ?? [] }),
      id: row.id,
      version: row.version,
      updated_at: row.updatedAt.toISOString(),
      updated_by: whoIs(names, row.updatedById),
      ...(shown && { picture: picture ? presentStaffPicture(picture) : null }),
      facts: facts?.get(row.id) ?? {},
    }
  })
}

export async function presentThing(tx: Tx, shelf: Shelf, row: ThingRow, now: Date): Promise<Thing> {
  const [thing] = await presentThings(tx, shelf, [row], now)
  if (!thing) throw new AppError('not_found')
  return thing
}

export const seeThings = async (tx: Tx, shelf: Shelf, now: Date): Promise<Thing[]> =>
  presentThings(tx, shelf, await listRows(tx, shelf), now)

export async function seeThing(tx: Tx, shelf: Shelf, id: number, now: Date): Promise<Thing> {
  const row = await rowById(tx, shelf, id)
  if (!row || row.deletedAt !== null) throw new AppError('not_found')
  return presentThing(tx, shelf, row, now)
}

/** What stands for a thing in a sentence: its name or title, or what its picture shows. */
export async function nameOf(tx: Tx, shelf: Shelf, row: Record<string, unknown>): Promise<string> {
  const own = row['name'] ?? row['title']
  if (typeof own === 'string') return own
  return (await picturesById(tx, [row['pictureId']])).get(Number(row['pictureId']))?.alt ?? shelf.list
}

export async function seeVersions(tx: Tx, of: Kept, before: number | undefined): Promise<Versions> {
  const rows = await listVersions(tx, of, before, VERSIONS_A_PAGE + 1)
  const shown = rows.slice(0, VERSIONS_A_PAGE)
  return {
    data: shown.map(({ version, at, byId, by, fields }) => ({
      version,
      at: at.toISOString(),
      by: byId === null ? null : { id: byId, name: by ?? '' },
      fields,
    })),
    meta: { next: rows.length > VERSIONS_A_PAGE ? (shown.at(-1)?.version ?? null) : null },
  }
}

/** All lists together that one may put back into, what was deleted last first. */
export async function seeBin(tx: Tx, by: Pick<StaffActor, 'branchIds'>, now: Date): Promise<BinRow[]> {
  const since = new Date(now.getTime() - BIN_DAYS * DAY_MS)
  const found: BinRow[] = []
  for (const list of contentLists.filter((each) => keepsAll(by, each)))
    found.push(...(await binOf(tx, shelves[list], since)))
  return found.toSorted((a, b) => b.deleted_at.localeCompare(a.deleted_at)).slice(0, MOST_IN_BIN)
}

async function binOf(tx: Tx, shelf: Shelf, since: Date): Promise<BinRow[]> {
  const rows = await rowsInBin(tx, shelf, since, MOST_IN_BIN)
  const names = await namesOf(
    tx,
    rows.map((row) => row.updatedById),
  )
  const shown = await picturesById(tx, shelf.pictureUse ? rows.map((row) => row['pictureId']) : [])
  return rows.map((row) => {
    const deletedAt = row.deletedAt ?? since
    const picture = shown.get(Number(row['pictureId']))
    return {
      list: shelf.list,
      id: row.id,
      name: String(row['name'] ?? row['title'] ?? picture?.alt ?? ''),
      version: row.version,
      deleted_at: deletedAt.toISOString(),
      deleted_by: whoIs(names, row.updatedById),
      gone_at: new Date(deletedAt.getTime() + BIN_DAYS * DAY_MS).toISOString(),
      picture: picture ? presentStaffPicture(picture) : null,
    }
  })
}
