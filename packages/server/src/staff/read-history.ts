import { clockTime } from '#contract/rules/clock-time.ts'
import { addDays, dhakaDay, startOfDay } from '#contract/rules/dates.ts'
import { rightOf } from '#contract/rights.ts'
import type { History, HistoryQuery, HistoryRow } from '#contract/schemas/staff-history.ts'
import { showDay } from '#contract/words/en/dates.ts'
import { tell } from '#contract/words/en/staff-log.ts'
import type { StaffActor } from '../actor.ts'
import type { Tx } from '../db/database.ts'
import { readLog, type LogFilter, type ReadLogRow } from './log-queries.ts'

/** The log in sentences, newest first; a cashier reads what they did, a manager what happened at their branches. */
export async function readHistory(tx: Tx, by: StaffActor, asked: HistoryQuery): Promise<History> {
  const { person, thing, day, before, per_page } = asked
  const [kind = '', id] = thing?.split(':') ?? []
  const filter: LogFilter = {
    staffId: person,
    ...(thing && { thing: { kind, id } }),
    ...(day && { from: startOfDay(day), to: startOfDay(addDays(day, 1)) }),
    before,
    ...seenBy(by),
  }
  const rows = await readLog(tx, filter, per_page + 1)
  const shown = rows.slice(0, per_page)
  return { data: shown.map(presentRow), meta: { next: rows.length > per_page ? (shown.at(-1)?.row.id ?? null) : null } }
}

const seenBy = ({ role, branchIds, staffId }: StaffActor): Pick<LogFilter, 'seenBy'> => {
  const right = rightOf(role, 'history')
  if (right === 'own') return { seenBy: { branchIds: [], staffId } }
  return right === 'branch' && branchIds !== null ? { seenBy: { branchIds, staffId } } : {}
}

function presentRow({ row, by, approvedBy, device }: ReadLogRow): HistoryRow {
  const who = by ?? row.other ?? ''
  const when = `${showDay(dhakaDay(row.at))} ${clockTime(row.at)}`
  const told = { who, thing: row.thingName ?? row.thingId ?? row.thingKind, changes: row.changes, device }
  return {
    id: row.id,
    at: row.at.toISOString(),
    text: tell(row.act, told, { approvedBy, when }),
    by: row.staffId === null ? null : { id: row.staffId, name: who },
    approved_by: row.approvedById === null ? null : { id: row.approvedById, name: approvedBy ?? '' },
    device,
    act: row.act,
    thing: { kind: row.thingKind, id: row.thingId, name: row.thingName },
    changes: Object.entries(row.changes).map(([field, [was, is]]) => ({ field, before: was, after: is })),
    request_id: row.requestId,
    offline: row.offline,
  }
}
