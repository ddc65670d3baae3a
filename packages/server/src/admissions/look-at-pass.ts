import type pg from 'pg'
import { dhakaDay } from '#contract/rules/dates.ts'
import { readScan } from '#contract/rules/gate-input.ts'
import { placesNow, placesOfMembership, placesOfSale, type Visit } from '#contract/rules/places.ts'
import type { GateFacts, PassFacts } from '#contract/rules/verdict.ts'
import { weekdays } from '#contract/rules/week.ts'
import type { Scan } from '#contract/schemas/gate.ts'
import type { RowOf } from '../db/statement.ts'
import { hashOfCode, type PassCodes } from '../orders/pass-codes.ts'
import type { GateActor } from './gate.ts'
import {
  lockPass,
  type MembershipPassRow,
  readContext,
  readMembership,
  readSale,
  type SalePassRow,
  type StoredVisit,
} from './gate-queries.ts'

/** Which pass is meant, by its code, its invoice or its order; or why it is none. */
export type Wanted = RowOf<typeof lockPass.takes> & { refused: 'not_a_pass' | 'forged' | null }

const nothing: Wanted = { code: null, invoice: null, order: null, hash: null, refused: null }

export const wantedOrder = (order: number | null): Wanted => ({ ...nothing, order })

/** What was read or typed. A key that is not known means that it is not signed, never that it is forged. */
export async function wantedBy(codes: PassCodes, scan: Pick<Scan, 'input' | 'via'>, now: Date): Promise<Wanted> {
  const read = readScan(scan, dhakaDay(now))
  if (read.as === 'invoice') return { ...nothing, invoice: read.invoiceNumber }
  if (read.as === 'code') return byCode(read.code)
  if (read.as === 'signed')
    return (await codes.isOurs(read.signed)) === false ? { ...nothing, refused: 'forged' } : byCode(read.signed.code)
  return { ...nothing, refused: 'not_a_pass' }
}

const byCode = (code: string): Wanted => ({ ...nothing, code, hash: hashOfCode(code) })

export type PassRow = (SalePassRow & { kind: 'sale' }) | (MembershipPassRow & { kind: 'subscription' })
type Context = RowOf<typeof readContext.gives>
/** All that the gate knows in this moment. */
export type Look = { facts: GateFacts; row: PassRow | null; context: Context }

/** The same code within this time at the same gate is one scan. */
const ONE_SCAN_MS = 3000

type Asked = { wanted: Wanted; by: GateActor; scanId: string | null; now: Date }

/** Locks the pass, then reads it: ten who look at once do so one after the other. */
export async function lookAtPass(connection: pg.PoolClient, { wanted, by, scanId, now }: Asked): Promise<Look> {
  const [today, { id: device, branchId: branch }] = [dhakaDay(now), by.device]
  const [found] = wanted.refused === null ? await lockPass.on(connection)(wanted) : []
  const order = found?.order_id ?? null
  const since = new Date(now.getTime() - ONE_SCAN_MS)
  const [context] = await readContext.on(connection)({ branch, day: today, scan: scanId, order, device, since })
  if (context === undefined) throw new Error(`There is no branch ${branch}.`)
  const row = order === null ? null : await readPass(connection, found?.kind === 'sale', { order, day: today })
  // Whose customer was erased has lost its right, however it is asked for.
  const lost = found?.is_void === true || (row !== null && row.customer === null)
  const read = wanted.refused ?? (lost ? 'void' : row === null ? 'unknown' : 'pass')
  const gate = { branch, inside: context.inside, limit: context.inside_limit }
  return { facts: { read, pass: row && passFacts(row, today), gate, today }, row, context }
}

async function readPass(
  connection: pg.PoolClient,
  isSale: boolean,
  asked: { order: number; day: string },
): Promise<PassRow | null> {
  if (isSale) {
    const [sale] = await readSale.on(connection)(asked)
    return sale ? { ...sale, kind: 'sale' } : null
  }
  const [membership] = await readMembership.on(connection)(asked)
  return membership ? { ...membership, kind: 'subscription' } : null
}

const visitOf = (visit: StoredVisit): Visit => ({
  id: visit.id,
  place: visit.place,
  extra: visit.extra,
  day: visit.day,
  state: visit.state,
  firstIn: new Date(visit.first_in),
  lastIn: new Date(visit.last_in),
  endsAt: visit.ends_at === null ? null : new Date(visit.ends_at),
  staff: visit.staff,
  gate: visit.gate,
})

const both = (en: string, bn: string | null) => ({ en, bn: bn?.trim() || en })

function passFacts(row: PassRow, today: string): PassFacts {
  const places =
    row.kind === 'sale' ? placesOfSale(row.lines, row.riders) : placesOfMembership(row.riders, row.included, row.hour)
  return {
    kind: row.kind,
    cancelledOn: row.cancelled_on,
    held: row.held,
    expired: row.expired,
    paid: row.paid,
    due: row.due,
    firstDay: row.first_day,
    lastDay: row.last_day,
    weekdays: row.kind === 'sale' ? weekdays : row.days,
    branch: row.kind === 'sale' ? { id: row.branch.id, name: both(row.branch.name, row.branch.name_bn) } : null,
    package: row.kind === 'sale' ? null : both(row.name, row.name_bn),
    places: placesNow(places, row.visits.map(visitOf), today, row.kind === 'sale' ? row.cancelled_places : []),
  }
}
