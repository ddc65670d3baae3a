import type pg from 'pg'
import { addDays, dhakaDay } from '#contract/rules/dates.ts'
import { showDay } from '#contract/words/en/dates.ts'
import { somebody } from '#contract/words/en/staff-log.ts'
import { named } from '#contract/words/named.ts'
import { AppError } from '../http/app-error.ts'
import { changedMeanwhile } from '../http/if-match.ts'
import { wrongField } from '../http/refuse-field.ts'
import { presentDay } from './present-day.ts'
import type { Span, SpecialRow } from './queries.ts'
import { hitNow } from './read-hit.ts'

const days = named('days')
const FURTHEST_DAYS = 730

export function refuseFar({ from, to }: { from: string; to: string }, now: Date): void {
  const today = dhakaDay(now)
  if (from < today) throw wrongField('from', days.past)
  if (to > addDays(today, FURTHEST_DAYS)) throw wrongField('to', days.far(FURTHEST_DAYS))
}

/** A day about which nothing was said has the version 0. */
export function refuseStale(before: SpecialRow | undefined, version: number, now: Date): void {
  if ((before?.version ?? 0) === version) return
  throw changedMeanwhile({
    who: before?.by?.name ?? somebody,
    at: before?.updatedAt ?? now,
    now,
    theirs: before ? presentDay(before) : {},
  })
}

const fields = ['kind', 'reason', 'reason_bn', 'opens', 'closes'] as const

/** Days of a range that had a word, and another one than they get. */
export const replacedBy = (before: SpecialRow[], change: Pick<SpecialRow, (typeof fields)[number]>): SpecialRow[] =>
  before.filter((row) => fields.some((field) => row[field] !== change[field]))

/** What somebody said about one day is not lost in a range, unless it was seen. */
export function refuseUnread(replaced: SpecialRow[], versions: number[]): void {
  const unread = replaced.filter(({ version }) => !versions.includes(version))
  const [first] = unread
  if (first === undefined) return
  const message = named('staffOffice').rangeSaid(showDay(first.day), unread.length - 1)
  throw new AppError('conflict', { message, data: { days: replaced.map(presentDay) } })
}

/** Nobody closes a day without having seen whom it hits. */
export async function refuseUnseen(connection: pg.PoolClient, span: Span, orders: number): Promise<void> {
  const hit = await hitNow(connection, span)
  if (hit.orders === orders) return
  throw new AppError('conflict', { message: named('staffOffice').hitChanged(hit.orders), data: hit })
}
