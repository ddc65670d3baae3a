import * as words from '#contract/words/en/staff-content.ts'
import type { StaffActor } from '../actor.ts'
import type { Transaction } from '../db/database.ts'
import type { AppError } from '../http/app-error.ts'
import { changedMeanwhile } from '../http/if-match.ts'
import type { Changes } from '../staff/tables.ts'
import { writeLog } from '../staff/write-log.ts'
import { differing, type Fields } from './shelf.ts'
import { partsOf, tellParts } from './tell-parts.ts'
import { dropVersionsUpTo, insertVersion } from './version-queries.ts'

/** So many versions of a thing are kept. */
export const MOST_VERSIONS = 100

/** Of a text or a list the log keeps the beginning: the whole is in the versions. */
const MOST_LOGGED = 200

type State = { version: number; at: Date; byId: number | null; fields: Fields }
export type Saved = {
  kind: string
  thingId: number | string
  name: string
  act: 'create' | 'update' | 'restore'
  /** Null: there was none. */
  before: State | null
  after: State
  /** Besides the fields: which version was put back. */
  besides?: Changes
}

/** Writes down what a thing was and is, and who changed it: with the change, or not at all. */
export async function keepVersion(tx: Transaction, by: StaffActor, saved: Saved): Promise<void> {
  const { kind, name, act, before, after } = saved
  const of = { kind, thingId: String(saved.thingId) }
  for (const { version, at, byId, fields } of before && before.version > 0 ? [before, after] : [after])
    await insertVersion(tx, { ...of, version, at, byId, fields, pictureIds: picturesIn(fields) })
  await dropVersionsUpTo(tx, of, after.version - MOST_VERSIONS)
  await writeLog(tx, by, {
    at: after.at,
    act: `${kind}.${act}`,
    thing: { kind, id: saved.thingId, name },
    branchId: null,
    changes: { ...changesOf(before?.fields ?? {}, after.fields), ...saved.besides },
  })
}

const changesOf = (before: Fields, after: Fields): Changes =>
  Object.fromEntries(
    differing(before, after).map((field) => {
      const [was, is] = [partsOf(before[field]), partsOf(after[field])]
      const told = was || is ? tellParts(was ?? [], is ?? []) : [before[field], after[field]]
      return [field, [logged(told[0]), logged(told[1])]]
    }),
  )

export const picturesIn = (fields: Fields): number[] =>
  Object.entries(fields).flatMap(([field, value]) =>
    field.endsWith('picture_id') && typeof value === 'number' ? [value] : [],
  )

function logged(value: unknown): unknown {
  if (value === undefined) return null
  if (typeof value !== 'string' || value.length <= MOST_LOGGED) return value
  return `${[...value].slice(0, MOST_LOGGED).join('')}…`
}

export const staleChange = ({ who, at, now }: { who: string | null; at: Date; now: Date }, theirs: object): AppError =>
  changedMeanwhile({ who: who ?? words.somebody, at, now, theirs })
