import { can } from '#contract/rights.ts'
import type { DayChange, SavedDays } from '#contract/schemas/staff-days.ts'
import type { StaffActor } from '../actor.ts'
import { daysOf } from '../calendar/read-days.ts'
import type { Transaction } from '../db/database.ts'
import { onOneConnection } from '../db/on-one-connection.ts'
import { AppError } from '../http/app-error.ts'
import { notAllowed } from '../staff/refusals.ts'
import { addToMembers } from './add-to-members.ts'
import { type Closures, refuseOtherBranch } from './closures.ts'
import { closedIn, hasClosed } from './closed-in.ts'
import { logDays, logReplaced } from './log-days.ts'
import { presentDay } from './present-day.ts'
import { branchName, deleteDay, lockDays, saidAt, saidById, saidFor, type SpecialRow, writeDays } from './queries.ts'
import { refuseFar, refuseStale, refuseUnread, refuseUnseen, replacedBy } from './refuse-days.ts'

/** One day, changed in the version that was seen, or a range of them at once. Nobody is moved or refunded by closing alone. */
export function saveDays(
  { database, clock }: Closures,
  by: StaffActor,
  change: DayChange,
  version: number | null,
): Promise<SavedDays> {
  const now = clock.now()
  refuseOtherBranch(by, change.branch_id)
  refuseFar(change, now)
  // Days of memberships are given by the owner.
  if (change.add_days && !can(by.role, 'tax')) throw notAllowed()
  return onOneConnection(database, async (tx, connection) => {
    await lockDays(tx)
    const span = { branch: change.branch_id, from: change.from, to: change.to }
    const at = { branch: change.branch_id, name: await nameOfBranch(tx, change.branch_id) }
    const before = await saidFor(tx, span)
    const replaced = replacedBy(before, wordOf(change))
    if (version === null) refuseUnread(replaced, change.replaces)
    else refuseStale(before[0], version, now)
    const closedBefore = await closedIn(tx, span)
    await writeDays(tx, rowsOf(change, by, now))
    if (change.kind === 'closed' || (await hasClosed(tx, span, closedBefore)))
      await refuseUnseen(connection, span, change.orders)
    const after = await saidFor(tx, span)
    if (version === null) await logReplaced(tx, by, { replaced, after: wordOf(change), at, now })
    await logDays(tx, by, { act: 'day.update', days: change, at, now, ...changed(before, after) })
    const added = change.add_days ? await addToMembers({ tx, connection }, by, change, now) : null
    return { days: after.map(presentDay), added }
  })
}

/** Of a range it is told what all of its days have become. */
const changed = (before: SpecialRow[], after: SpecialRow[]) =>
  after.length === 1
    ? { id: after[0]?.id ?? null, before: before[0], after: after[0] }
    : { id: null, before: undefined, after: after[0] }

type Seen = { id: number; version: number; orders: number }

/** The day is like others again, or as for all branches where something was said for them: that is told. */
export const removeDay = (
  { database, clock }: Closures,
  by: StaffActor,
  { id, version, orders }: Seen,
): Promise<{ asForAll: boolean }> =>
  onOneConnection(database, async (tx, connection) => {
    const now = clock.now()
    await lockDays(tx)
    const before = await saidById(tx, id)
    if (before === undefined) throw new AppError('not_found')
    refuseOtherBranch(by, before.branch_id)
    refuseStale(before, version, now)
    const days = { from: before.day, to: before.day }
    refuseFar(days, now)
    const span = { branch: before.branch_id, ...days }
    const closedBefore = await closedIn(tx, span)
    await deleteDay(tx, id)
    if (await hasClosed(tx, span, closedBefore)) await refuseUnseen(connection, span, orders)
    const at = { branch: before.branch_id, name: await nameOfBranch(tx, before.branch_id) }
    await logDays(tx, by, { act: 'day.delete', id, days, at, before, after: undefined, now })
    return { asForAll: (await saidAt(tx, span)).length > 0 }
  })

async function nameOfBranch(tx: Transaction, branch: number | null): Promise<string | undefined> {
  if (branch === null) return undefined
  const name = await branchName(tx, branch)
  if (name === undefined) throw new AppError('not_found')
  return name
}

/** A closed day has no hours. */
const wordOf = ({ kind, reason, reason_bn, opens, closes }: DayChange) =>
  kind === 'closed'
    ? { kind, reason, reason_bn, opens: null, closes: null }
    : { kind, reason, reason_bn, opens, closes }

function rowsOf(change: DayChange, by: StaffActor, now: Date) {
  const { reason_bn: reasonBn, ...word } = wordOf(change)
  return daysOf(change.from, change.to).map((day) => ({
    ...word,
    branchId: change.branch_id,
    day,
    reasonBn,
    updatedAt: now,
    updatedById: by.staffId,
  }))
}
