import { clockTime } from '#contract/rules/clock-time.ts'
import { dhakaDay } from '#contract/rules/dates.ts'
import type { GiveBack } from '#contract/schemas/staff-orders.ts'
import { named } from '#contract/words/named.ts'
import type { Transaction } from '../db/database.ts'
import { AppError } from '../http/app-error.ts'
import { wrongField } from '../http/refuse-field.ts'
import { type Chosen, chooseUnits, everyOpen } from './choose-units.ts'
import { insideOfMembership } from './order-queries.ts'
import { lastOfLine } from './queries.ts'
import type { Refundable } from './read-refundable.ts'

const words = named('staffDesk')

type Wanted = NonNullable<GiveBack['units']> | 'all'

/** Who is cancelled: units of tickets, or a whole membership. Nobody who is inside. */
export async function choosePeople(
  tx: Transaction,
  found: Refundable,
  wanted: Wanted,
  asked: { owed: boolean; now: Date },
): Promise<Chosen> {
  if (found.kind === 'memberships') return chooseMembership(tx, found, wanted, asked.now)
  const units = wanted === 'all' ? everyOpen(found.lines) : wanted
  if (units.length === 0) throw wrongField('units', words.nobodyOpen)
  const chosen = chooseUnits(found.lines, units, asked)
  if (chosen.gone !== null) throw await givenBackBefore(tx, chosen.gone)
  return chosen
}

async function givenBackBefore(tx: Transaction, detailId: number): Promise<AppError> {
  const last = await lastOfLine(tx, detailId)
  return last === undefined
    ? wrongField('units', words.cancelledBefore)
    : new AppError('conflict', { message: words.givenBackBy(last.by, clockTime(last.at)) })
}

async function chooseMembership(
  tx: Transaction,
  { id, lines, order }: Refundable,
  wanted: Wanted,
  now: Date,
): Promise<Chosen> {
  const qty = lines[0]?.qty ?? 1
  const isWhole =
    wanted === 'all' ||
    (wanted.every(({ detail_id }) => detail_id === id) && wanted.reduce((sum, unit) => sum + unit.qty, 0) >= qty)
  if (!isWhole) throw wrongField('units', words.membershipWhole)
  const inside = await insideOfMembership(tx, order.id, dhakaDay(now))
  if (inside) throw wrongField('units', words.insideSince(inside.name ?? lines[0]?.name ?? '', clockTime(inside.since)))
  return { places: [], units: [{ detail_id: id, qty }], gone: null }
}
