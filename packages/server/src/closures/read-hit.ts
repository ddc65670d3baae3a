import { toTaka } from '#contract/rules/money.ts'
import { lastPage } from '#contract/rules/paging.ts'
import type { ListOf } from '#contract/schemas/paging.ts'
import type { Hit, HitOrder, HitOrdersQuery, HitQuery } from '#contract/schemas/staff-days.ts'
import type { StaffActor } from '../actor.ts'
import { type Closures, refuseOtherBranch } from './closures.ts'
import { hitOf, hitOrders } from './hit-queries.ts'

type Asked = { branch: number | null; from: string; to: string }

export async function hitNow(pool: Parameters<typeof hitOf.on>[0], asked: Asked): Promise<Hit> {
  const [hit] = await hitOf.on(pool)(asked)
  if (hit === undefined) throw new Error('Nothing was counted.')
  return { ...hit, sum: toTaka(hit.sum) }
}

/** Whom closing these days would hit. */
export async function readHit(
  { database: { pool } }: Closures,
  by: StaffActor,
  { branch_id: branch = null, from, to }: Omit<HitQuery, 'branch_id'> & { branch_id?: number | null | undefined },
): Promise<Hit> {
  refuseOtherBranch(by, branch)
  return hitNow(pool, { branch, from, to })
}

/** One by one, by their day. */
export async function listHit(
  { database: { pool } }: Closures,
  by: StaffActor,
  { branch_id, from, to, page, per_page }: HitOrdersQuery,
): Promise<ListOf<HitOrder>> {
  const branch = branch_id ?? null
  refuseOtherBranch(by, branch)
  const [rows, { orders: total }] = await Promise.all([
    hitOrders.on(pool)({ branch, from, to, limit: per_page, offset: (page - 1) * per_page }),
    hitNow(pool, { branch, from, to }),
  ])
  return {
    data: rows.map(({ paid, buyer, phone, ...row }) => ({
      ...row,
      buyer: buyer ?? '',
      phone: phone ?? '',
      sum: toTaka(paid),
    })),
    meta: { current_page: page, last_page: lastPage(total, per_page), per_page, total },
  }
}
