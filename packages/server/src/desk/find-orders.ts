import { dhakaDay } from '#contract/rules/dates.ts'
import { toTaka } from '#contract/rules/money.ts'
import { lastPage } from '#contract/rules/paging.ts'
import type { OrderRow, OrderRows, OrdersQuery } from '#contract/schemas/staff-orders.ts'
import type { StaffActor } from '../actor.ts'
import { brands } from '../receipts/payment-method.ts'
import type { OrderReader } from './desk.ts'
import {
  type Filters,
  listAll,
  listNamed,
  lastBeforeNewest,
  listNamedAfter,
  listOf,
  ordersNamed,
} from './list-queries.ts'
import { readSearch, type Search } from './read-search.ts'
import { type FoundRow, readRows } from './row-queries.ts'
import { findNamed, MOST_FOUND } from './search-queries.ts'

type Found = { ids: number[]; more: boolean }

/** Orders of both kinds: what is named exactly first, then the newest. Ticket orders of other branches are not found. */
export async function findOrders(needs: OrderReader, by: StaffActor, query: OrdersQuery): Promise<OrderRows> {
  const { page, per_page: size } = query
  const today = dhakaDay(needs.clock.now())
  const { ids, more } = await idsFor(needs, filtersOf(by, query), { query, today })
  const shown = ids.slice((page - 1) * size, page * size)
  const rows = shown.length === 0 ? [] : await readRows.on(needs.database.pool)({ orders: shown, day: today })
  return {
    data: rows.map(presentRow),
    meta: { current_page: page, last_page: lastPage(ids.length, size), per_page: size, total: ids.length },
    more,
  }
}

async function idsFor(
  needs: OrderReader,
  filters: Filters,
  { query, today }: { query: OrdersQuery; today: string },
): Promise<Found> {
  // Nobody sells at a counter yet.
  if (query.channel === 'counter') return { ids: [], more: false }
  const search = readSearch(query.q, today)
  if (search === null) return capped(await listAll(needs.database.db, filters))
  const named = await namedExactly(needs, filters, search)
  // What has digits and was found is no name.
  if (search.name === null || (named.length > 0 && /\d/.test(search.name))) return capped(named)
  const { ids, more } = await byNameOf(needs, filters, { ...query, name: search.name })
  return capped([...new Set([...named, ...ids])], more)
}

const capped = (ids: number[], more = false): Found => ({
  ids: ids.slice(0, MOST_FOUND),
  more: more || ids.length > MOST_FOUND,
})

/** In the order in which they were found: filters only take away. */
async function namedExactly({ database }: OrderReader, filters: Filters, search: Search): Promise<number[]> {
  const { name: _, ...names } = search
  const found = (await findNamed.on(database.pool)(names)).map(({ id }) => id)
  if (found.length === 0) return []
  const kept = new Set(await listOf(database.db, filters, found))
  return found.filter((id) => kept.has(id))
}

const [FEW, MOST_NAMED] = [1000, 20_000]

/** A name that few have is found by its index; one that many have is among the newest. */
async function byNameOf(
  { database: { db } }: OrderReader,
  filters: Filters,
  { name, page, per_page: size }: { name: string; page: number; per_page: number },
): Promise<Found> {
  if (isNarrow(filters)) return { ids: await listNamed(db, filters, name), more: false }
  const few = await ordersNamed(db, name, FEW)
  if (few.length <= FEW) return { ids: await listOf(db, filters, few), more: false }
  const last = await lastBeforeNewest(db)
  const newest = last === null ? [] : await listNamedAfter(db, filters, name, last)
  if (newest.length > page * size) return { ids: newest, more: true }
  return { ids: await listOf(db, filters, await ordersNamed(db, name, MOST_NAMED)), more: false }
}

/** So few are left by these that each can be looked at. */
const isNarrow = ({ visit_day, sale_day, state }: Filters): boolean =>
  visit_day !== undefined || sale_day !== undefined || ['held', 'stray', 'refunding'].includes(state ?? '')

const filtersOf = (by: StaffActor, { branch_id, visit_day, sale_day, state, method }: OrdersQuery): Filters => ({
  branches: by.branchIds,
  branch_id,
  visit_day,
  sale_day,
  state,
  paidWith:
    method === undefined
      ? null
      : { isOther: method === 'other', brands: method === 'other' ? Object.values(brands) : [brands[method] ?? ''] },
})

const presentRow = ({ kind, total, created_at, ...row }: FoundRow): OrderRow => ({
  ...row,
  kind: kind === 'sale' ? 'tickets' : 'memberships',
  channel: 'online',
  total: toTaka(total),
  sold_at: created_at.toISOString(),
})
