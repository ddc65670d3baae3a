import type { Day } from '#contract/rules/dates.ts'
import { showDay } from '#contract/words/en/dates.ts'
import type { StaffActor } from '../actor.ts'
import type { Transaction } from '../db/database.ts'
import { changesOf, writeLog } from '../staff/write-log.ts'
import type { SpecialRow } from './queries.ts'

type Fields = Pick<SpecialRow, 'kind' | 'reason' | 'reason_bn' | 'opens' | 'closes'>
type Logged = {
  act: 'day.update' | 'day.delete'
  id: number | null
  days: { from: Day; to: Day }
  at: { branch: number | null; name: string | undefined }
  before: Fields | undefined
  after: Fields | undefined
  now: Date
}

/** 16-Dec-2026; 16-Dec-2026 to 20-Dec-2026. */
export const namesOf = ({ from, to }: { from: Day; to: Day }): string =>
  from === to ? showDay(from) : `${showDay(from)} to ${showDay(to)}`

const fieldsOf = (said: Fields | undefined): Record<keyof Fields, string | null> => ({
  kind: said?.kind ?? null,
  reason: said?.reason ?? null,
  reason_bn: said?.reason_bn ?? null,
  opens: said?.opens ?? null,
  closes: said?.closes ?? null,
})

export async function logDays(tx: Transaction, by: StaffActor, logged: Logged): Promise<void> {
  const { act, id, days, at, before, after, now } = logged
  const name = at.name === undefined ? namesOf(days) : `${namesOf(days)} at ${at.name}`
  const changes = changesOf(fieldsOf(before), fieldsOf(after))
  await writeLog(tx, by, { at: now, act, thing: { kind: 'day', id, name }, branchId: at.branch, changes })
}

type Replaced = { replaced: SpecialRow[]; after: Fields; at: Logged['at']; now: Date }

/** What a range has replaced stands in the log day by day: it is nowhere else any more. */
export async function logReplaced(tx: Transaction, by: StaffActor, { replaced, ...rest }: Replaced): Promise<void> {
  for (const before of replaced) {
    const days = { from: before.day, to: before.day }
    await logDays(tx, by, { ...rest, act: 'day.update', id: before.id, days, before })
  }
}
