import { addDays, addMonths } from '#contract/rules/dates.ts'
import { isClosedOn, kindOfDay } from '#contract/rules/special-day.ts'
import type { MonthQuery, StaffDay } from '#contract/schemas/staff-days.ts'
import type { StaffActor } from '../actor.ts'
import { daysOf } from '../calendar/read-days.ts'
import { type Closures, refuseOtherBranch } from './closures.ts'
import { bookedByDay } from './hit-queries.ts'
import { presentDay } from './present-day.ts'
import { saidAt, usualWeek } from './queries.ts'

/** Every day of a month, as it is at a branch or at all of them. */
export async function readMonth(
  { database: { db, pool } }: Closures,
  by: StaffActor,
  { branch_id: branch = null, month }: Omit<MonthQuery, 'branch_id'> & { branch_id?: number | null | undefined },
): Promise<StaffDay[]> {
  refuseOtherBranch(by, branch)
  const from = `${month}-01`
  const span = { branch, from, to: addDays(addMonths(from, 1), -1) }
  const [said, { weekend, hours }, booked] = await Promise.all([
    saidAt(db, span),
    usualWeek(db),
    bookedByDay.on(pool)(span),
  ])
  const people = new Map(booked.map(({ day, people: count }) => [day, count]))
  return daysOf(span.from, span.to).map((day) => {
    const about = said.filter((row) => row.day === day)
    const own = about.find((row) => row.branch_id === branch)
    const general = branch === null ? undefined : about.find((row) => row.branch_id === null)
    const holds = own ?? general
    return {
      day,
      kind: kindOfDay(day, holds, weekend),
      closed: isClosedOn(day, holds, hours),
      own: own ? presentDay(own) : null,
      general: general ? presentDay(general) : null,
      booked: people.get(day) ?? 0,
    }
  })
}
