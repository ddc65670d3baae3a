import { addMonths, type Day, dhakaDay } from '#contract/rules/dates.ts'
import { toTaka } from '#contract/rules/money.ts'
import { lastPage } from '#contract/rules/paging.ts'
import { rightOf } from '#contract/rights.ts'
import type { HearedBy } from '#contract/rules/profile.ts'
import type { Household, VisitDay, VisitDays, VisitsQuery } from '#contract/schemas/staff-customers.ts'
import type { StaffActor } from '../actor.ts'
import type { Clock } from '../clock.ts'
import type { Database } from '../db/database.ts'
import { AppError } from '../http/app-error.ts'
import { writeLog } from '../staff/write-log.ts'
import { seesChildren } from './find-households.ts'
import { aboutCustomer } from './log-customer.ts'
import {
  type ProfileRow,
  readMemberships,
  readMessages,
  readNotes,
  readOrders,
  readProfile,
  readVisitDays,
  type VisitDayRow,
} from './page-queries.ts'
import { presentMembership, presentMessage, presentNote, presentOrder } from './present.ts'

type Needs = { database: Database; clock: Clock }

const DAYS_SHOWN = 5

/** The page of a customer. That somebody looked at it stands in the log before they see it. */
export async function readHousehold({ database, clock }: Needs, by: StaffActor, id: number): Promise<Household> {
  const { db, pool } = database
  const [now, branches] = [clock.now(), by.branchIds]
  const today = dhakaDay(now)
  const [profile] = await readProfile.on(pool)({ customer: id, since: addMonths(today, -12), branches })
  if (profile === undefined) throw new AppError('not_found')
  await db.transaction((tx) => writeLog(tx, by, { at: now, act: 'customer.view', ...aboutCustomer(profile) }))
  const [memberships, days, orders, messages, notes] = await Promise.all([
    readMemberships.on(pool)({ customer: id, month: `${today.slice(0, 8)}01` }),
    readVisitDays.on(pool)({ customer: id, branches, today, limit: DAYS_SHOWN, offset: 0 }),
    readOrders.on(pool)({ customer: id, branches }),
    readMessages.on(pool)({ phone: profile.phone }),
    readNotes.on(pool)({ customer: id }),
  ])
  return {
    ...presentProfile(profile, by),
    memberships: memberships.map((row) => presentMembership(row, today)),
    visit_days: days.map((row) => presentDay(row, by)),
    visit_days_count: days[0]?.days ?? 0,
    orders: orders.map(presentOrder),
    orders_count: orders[0]?.orders ?? 0,
    messages: messages.map(presentMessage),
    notes: notes.map(presentNote),
  }
}

/** Every day somebody came, a page at a time. */
export async function readVisits(
  { database: { pool }, clock }: Needs,
  by: StaffActor,
  id: number,
  { page, per_page }: VisitsQuery,
): Promise<VisitDays> {
  const today: Day = dhakaDay(clock.now())
  const days = await readVisitDays.on(pool)({
    customer: id,
    branches: by.branchIds,
    today,
    limit: per_page,
    offset: Math.min((page - 1) * per_page, 1_000_000),
  })
  const total = days[0]?.days ?? 0
  return {
    data: days.map((row) => presentDay(row, by)),
    meta: { current_page: page, last_page: lastPage(total, per_page), per_page, total },
  }
}

const presentDay = ({ days: _days, who, stay, ...row }: VisitDayRow, by: StaffActor): VisitDay => ({
  ...row,
  who: seesChildren(by) ? who.flatMap((name) => name ?? []) : null,
  stay: row.inside ? null : stay,
})

const may = ({ role }: StaffActor, act: Parameters<typeof rightOf>[1]): boolean => rightOf(role, act) === 'yes'

const presentProfile = ({ created_at, children, takings, refund_under_way, ...row }: ProfileRow, by: StaffActor) => ({
  ...row,
  spouse_name: row.spouse_name || null,
  heared_by: row.heared_by as HearedBy | null,
  since: dhakaDay(created_at),
  children: seesChildren(by) ? children : null,
  takings: toTaka(takings),
  refund_under_way: refund_under_way > 0 ? toTaka(refund_under_way) : null,
  can: {
    note: may(by, 'resend'),
    phone: may(by, 'customer_phone'),
    merge: may(by, 'customer_erase'),
    erase: may(by, 'customer_erase'),
  },
})
