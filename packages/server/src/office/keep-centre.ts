import { can } from '#contract/rights.ts'
import * as words from '#contract/words/en/staff-content.ts'
import type { StaffActor } from '../actor.ts'
import type { Transaction, Tx } from '../db/database.ts'
import { AppError } from '../http/app-error.ts'
import { notAllowed } from '../staff/refusals.ts'
import { singleRow, writeSingle, type SingleRow } from './centre-queries.ts'
import type { Single } from './centre.ts'
import type { OfficeNeeds } from './keep-things.ts'
import { keepVersion, staleChange } from './keep-version.ts'
import { presentStaffPicture } from '../pictures/present.ts'
import { whoIs } from './read-things.ts'
import { lockShelf, namesOf, picturesById } from './shelf-queries.ts'
import { differing, toColumns, toFields, type Fields } from './shelf.ts'
import { versionFields } from './version-queries.ts'

export type SingleThing = Fields & { version: number }
type Who = { who: string | null }

const fieldsOf = (single: Single, row: SingleRow | undefined): Fields =>
  row ? toFields(single.fields, row) : single.blank

async function present(tx: Tx, single: Single, row: SingleRow | undefined): Promise<SingleThing & { by: Who }> {
  const names = await namesOf(tx, [row?.updatedById ?? null])
  const fields = fieldsOf(single, row)
  const shown = await picturesById(
    tx,
    single.pictures.map((name) => fields[`${name}_id`]),
  )
  const pictures = single.pictures.map((name) => {
    const picture = shown.get(Number(fields[`${name}_id`]))
    return [name, picture ? presentStaffPicture(picture) : null]
  })
  return {
    ...fields,
    ...Object.fromEntries(pictures),
    ...(single.kind === 'policy' && { name: single.thingId }),
    version: row?.version ?? 0,
    updated_at: row?.updatedAt.toISOString() ?? null,
    updated_by: whoIs(names, row?.updatedById ?? null),
    by: { who: row?.updatedById ? (names.get(row.updatedById) ?? null) : null },
  }
}

export async function seeSingle(tx: Tx, single: Single): Promise<SingleThing> {
  const { by: _, ...thing } = await present(tx, single, await singleRow(tx, single))
  return thing
}

export const changeSingle = (
  { database: { db }, clock }: OfficeNeeds,
  by: StaffActor,
  single: Single,
  version: number,
  change: Fields,
): Promise<SingleThing> =>
  db.transaction(async (tx) => {
    const row = await openSingle(tx, single, version, clock.now())
    return writeChange(tx, by, single, row, { change, act: 'update', now: clock.now() })
  })

/** Version 0 is what holds until somebody writes it: our own text of a policy. */
export const restoreSingle = (
  { database: { db }, clock }: OfficeNeeds,
  by: StaffActor,
  single: Single,
  version: number,
  older: number,
): Promise<SingleThing> =>
  db.transaction(async (tx) => {
    const row = await openSingle(tx, single, version, clock.now())
    const kept = older === 0 && single.kind === 'policy' ? single.blank : await versionFields(tx, single, older)
    const read = single.fields.safeParse({ ...fieldsOf(single, row), ...kept })
    if (!kept || !read.success) throw new AppError('conflict', { message: words.versionGone })
    return writeChange(tx, by, single, row, { change: read.data, act: 'restore', older, now: clock.now() })
  })

async function openSingle(tx: Transaction, single: Single, version: number, now: Date): Promise<SingleRow | undefined> {
  await lockShelf(tx, `${single.kind} ${single.thingId}`)
  const row = await singleRow(tx, single)
  if (version === (row?.version ?? 0)) return row
  const { by, ...theirs } = await present(tx, single, row)
  throw staleChange({ who: by.who, at: row?.updatedAt ?? now, now }, theirs)
}

type Write = { change: Fields; act: 'update' | 'restore'; older?: number; now: Date }

async function writeChange(
  tx: Transaction,
  by: StaffActor,
  single: Single,
  row: SingleRow | undefined,
  { change, act, older, now }: Write,
): Promise<SingleThing> {
  const before = fieldsOf(single, row)
  const after = { ...before, ...change }
  const changed = differing(before, after)
  if (changed.length === 0) return seeSingle(tx, single)
  if (!can(by.role, 'tax') && changed.some((field) => single.owners.includes(field))) throw notAllowed()
  await single.refuse?.(tx, after)
  const version = (row?.version ?? 0) + 1
  const columns = { ...toColumns(row ? change : after), version, updatedAt: now, updatedById: by.staffId }
  await writeSingle(tx, single, columns, row !== undefined)
  await keepVersion(tx, by, {
    kind: single.kind,
    thingId: single.thingId,
    name: single.nameOf(row ? before : after),
    act,
    before: row ? { version: row.version, at: row.updatedAt, byId: row.updatedById, fields: before } : null,
    after: { version, at: now, byId: by.staffId, fields: after },
    ...(older !== undefined && { besides: { version: [version - 1, older] } }),
  })
  return seeSingle(tx, single)
}
