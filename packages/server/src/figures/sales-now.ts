import { can } from '#contract/rights.ts'
import { addDays, dhakaDay, startOfDay } from '#contract/rules/dates.ts'
import { toTaka } from '#contract/rules/money.ts'
import type { Look, SalesNow } from '#contract/schemas/sales-now.ts'
import { type StaffActor, worksAt } from '../actor.ts'
import type { Clock } from '../clock.ts'
import type { Database } from '../db/database.ts'
import { AppError } from '../http/app-error.ts'
import { listDevices } from '../staff/device-queries.ts'
import { carryBin, paidByHour, paidByProduct, visitorsByBranch, waitingMoney } from './queries.ts'

type Needs = { database: Database; clock: Clock }

const MOST_WAITING = 20
const MOST_DEVICES = 150
const WEEK_MS = 7 * 24 * 60 * 60 * 1000

/** The first sight of today, of one branch or of all of one's own. */
export async function readSalesNow(needs: Needs, by: StaffActor, branch: number | undefined): Promise<SalesNow> {
  if (branch !== undefined && !worksAt(by, branch)) throw new AppError('not_found')
  const [now, branches] = [needs.clock.now(), branch === undefined ? by.branchIds : [branch]]
  const today = dhakaDay(now)
  const { pool } = needs.database
  const spans = spansOf(now, branches)
  const [hours, products, visitors, look] = await Promise.all([
    paidByHour.on(pool)(spans),
    paidByProduct.on(pool)({ ...spans, end: spans.until }),
    visitorsByBranch.on(pool)({ day: today, branches }),
    needLook(needs, by, branches),
  ])
  return {
    at: now.toISOString(),
    day: today,
    ...compare(hours, products),
    let_in: total(visitors.map((each) => each.let_in)),
    inside: total(visitors.map((each) => each.inside)),
    hours: byHour(hours),
    branches: visitors.map(({ id, name, inside, inside_limit: limit }) => ({ branch: { id, name }, inside, limit })),
    products: products
      .filter(({ is_today }) => is_today)
      .map(({ name, qty, paid }) => ({ name, qty, sum: toTaka(paid) })),
    look,
  }
}

/** A Friday is compared with a Friday: with the whole of it hour by hour, with so much of it as has passed in the figures. */
function spansOf(now: Date, branches: number[] | null) {
  const today = dhakaDay(now)
  const [before, end] = [startOfDay(addDays(today, -7)), startOfDay(addDays(today, -6))]
  const until = new Date(now.getTime() - WEEK_MS)
  return { from: startOfDay(today), to: now, before, end, until, branches, online: branches === null }
}

const total = (values: number[]): number => values.reduce((sum, value) => sum + value, 0)

type Hour = Awaited<ReturnType<ReturnType<(typeof paidByHour)['on']>>>[number]
type Product = Awaited<ReturnType<ReturnType<(typeof paidByProduct)['on']>>>[number]

function compare(hours: Hour[], products: Product[]): Pick<SalesNow, 'sales' | 'tickets' | 'memberships'> {
  const [today, before] = [hours.filter((hour) => hour.is_today), hours.filter((hour) => !hour.is_today)]
  const tickets = (isToday: boolean) =>
    total(products.filter((each) => each.is_today === isToday).map(({ qty }) => qty))
  return {
    sales: {
      now: toTaka(total(today.map(({ paid }) => paid))),
      before: toTaka(total(before.map(({ paid_until }) => paid_until))),
    },
    tickets: { now: tickets(true), before: tickets(false) },
    memberships: {
      now: total(today.map(({ memberships }) => memberships)),
      before: total(before.map(({ memberships_until }) => memberships_until)),
    },
  }
}

/** From the first to the last hour with money, none left out between: an hour without is a gap one should see. */
function byHour(rows: Hour[]): SalesNow['hours'] {
  if (rows.length === 0) return []
  const [first, last] = [Math.min(...rows.map(({ hour }) => hour)), Math.max(...rows.map(({ hour }) => hour))]
  const paid = (hour: number, isToday: boolean): number =>
    toTaka(rows.find((row) => row.hour === hour && row.is_today === isToday)?.paid ?? 0)
  return Array.from({ length: last - first + 1 }, (_, at) => first + at).map((hour) => ({
    hour,
    sales: paid(hour, true),
    before: paid(hour, false),
  }))
}

type Looking = Pick<StaffActor, 'role' | 'branchIds'>

export const countLook = async (needs: Pick<Needs, 'database'>, by: Looking): Promise<number> =>
  (await needLook(needs, by, by.branchIds)).length

/** What waits for a person: money to whom the payments desk is open, unsent scans to whom the devices are, the number to whom the content is. */
async function needLook(
  { database }: Pick<Needs, 'database'>,
  by: Looking,
  branches: number[] | null,
): Promise<Look[]> {
  const money = can(by.role, 'payments') ? await waitingMoney.on(database.pool)({ most: MOST_WAITING, branches }) : []
  const devices = can(by.role, 'devices') ? await listDevices(database.db, branches, MOST_DEVICES) : []
  const [bin] = can(by.role, 'content') ? await carryBin.on(database.pool)({}) : []
  return [
    ...money.map(({ kind, title, amount, at }): Look => ({
      kind: kind === 'held' ? 'held' : 'stray',
      title,
      sum: toTaka(amount),
      count: 1,
      at: at.toISOString(),
    })),
    ...devices.flatMap(unsent),
    ...(bin?.carried === false ? [{ kind: 'bin', title: null, sum: null, count: 1, at: null } satisfies Look] : []),
  ]
}

type Listed = Awaited<ReturnType<typeof listDevices>>[number]

const unsent = ({ device, branch }: Listed): Look[] =>
  device.waiting === 0
    ? []
    : [
        {
          kind: 'unsent',
          title: `${branch.name}, ${device.name}`,
          sum: null,
          count: device.waiting,
          at: (device.lastSeenAt ?? device.createdAt).toISOString(),
        },
      ]
