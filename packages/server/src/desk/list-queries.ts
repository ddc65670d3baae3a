import { type SQL, sql } from 'drizzle-orm'
import type { OrdersQuery, OrderState } from '#contract/schemas/staff-orders.ts'
import type { Tx } from '../db/database.ts'
import { MOST_FOUND } from './search-queries.ts'
import { stateOf } from './state-queries.ts'

/** `branches` are those of whoever looks; null is all. `brands` are the gateway's words for a method, or for all that are known. */
export type Filters = Pick<OrdersQuery, 'branch_id' | 'visit_day' | 'sale_day' | 'state'> & {
  branches: number[] | null
  paidWith: { brands: string[]; isOther: boolean } | null
}

/** What each state implies, so that an index finds the few that are in it. */
const narrowed: Record<OrderState, SQL> = {
  refunding: sql`o.id in (select order_id from refunds where status in ('asking', 'under_way'))`,
  refunded: sql`o.refunded > 0`,
  paid: sql`o.paid >= o.total`,
  held: sql`o.id in (select order_id from payment_attempts where status = 'held')`,
  stray: sql`o.id in (select a.order_id from stray_money m join payment_attempts a on a.id = m.attempt_id where m.resolved_at is null)`,
  cancelled: sql`o.cancelled_at is not null`,
  expired: sql`o.expired_at is not null`,
  unpaid: sql`o.paid < o.total and o.expired_at is null and o.cancelled_at is null`,
}

const brand = sql`upper(split_part(a.card_type, '-', 1))`

function keptBy({ branches, branch_id, visit_day, sale_day, state, paidWith }: Filters): SQL {
  const kept = [sql`true`]
  if (branches !== null) kept.push(sql`(s.id is null or s.branch_id = any(${sql.param(branches)}::int[]))`)
  if (branch_id !== undefined) kept.push(sql`s.branch_id = ${branch_id}`)
  if (visit_day !== undefined) kept.push(sql`s.booking_date = ${visit_day}`)
  if (sale_day !== undefined) kept.push(sql`o.sale_date = ${sale_day}`)
  if (state !== undefined) kept.push(narrowed[state], sql`${sql.raw(stateOf('o'))} = ${state}`)
  if (paidWith !== null)
    kept.push(sql`o.id in (select a.order_id from payment_attempts a where a.status = 'paid'
      and ${paidWith.isOther ? sql`${brand} <> all` : sql`${brand} = any`}(${sql.param(paidWith.brands)}::text[]))`)
  return sql.join(kept, sql` and `)
}

/** States that many orders are in. */
const common: (OrderState | undefined)[] = ['paid', 'refunded', 'cancelled', 'expired']

/** Newest first, one after the other, until enough are found: PostgreSQL takes every state for a rare one, and would sort them all. */
const newestFirst = ({ state, visit_day, sale_day }: Filters): SQL =>
  state !== undefined && common.includes(state) && visit_day === undefined && sale_day === undefined
    ? sql`(select * from orders o where ${narrowed[state]} order by o.id desc offset 0)`
    : sql`orders`

const idsOf = async (tx: Tx, filters: Filters, more: SQL, from: SQL = sql`orders`): Promise<number[]> =>
  (
    await tx.execute<{ id: number }>(sql`
      select o.id from ${from} o left join sales s on s.order_id = o.id
      where ${keptBy(filters)} and ${more} order by o.id desc limit ${MOST_FOUND + 1}`)
  ).rows.map(({ id }) => id)

/** The newest. */
export const listAll = (tx: Tx, filters: Filters): Promise<number[]> =>
  idsOf(tx, filters, sql`true`, newestFirst(filters))

/** Of these, those that are looked for. */
export const listOf = (tx: Tx, filters: Filters, ids: number[]): Promise<number[]> =>
  idsOf(tx, filters, sql`o.id = any(${sql.param(ids)}::int[])`)

const plain = (text: SQL): SQL => sql`lower(normalize(${text}))`
const hasName = (column: string, name: string): SQL =>
  sql`strpos(${plain(sql.raw(column))}, ${plain(sql`${name}::text`)}) > 0`

/**
 * Looked at one by one: for a few, or for the newest, of which a name that many have is one soon. Asked with a sum, because
 * PostgreSQL answers `exists` by reading all names there are.
 */
const isNamed = (name: string): SQL => sql`coalesce(
  nullif((select bool_or(${hasName('c.name', name)}) from customers c where c.id = o.customer_id), false),
  nullif((select bool_or(${hasName('r.name', name)}) from sale_riders r where r.sale_id = s.id), false),
  (select bool_or(${hasName('r.name', name)}) from subscription_riders r join subscriptions m on m.id = r.subscription_id where m.order_id = o.id),
  false)`

export const listNamed = (tx: Tx, filters: Filters, name: string): Promise<number[]> =>
  idsOf(tx, filters, isNamed(name))

/** How many of the newest are looked at for a name that many have. */
const NEWEST = 3000

/** The last order before the newest; null where there are no more than these. */
export const lastBeforeNewest = async (tx: Tx): Promise<number | null> =>
  (await tx.execute<{ id: number }>(sql`select max(id) - ${NEWEST}::int as id from orders`)).rows
    .map(({ id }) => id)
    .find((id) => id > 0) ?? null

export const listNamedAfter = (tx: Tx, filters: Filters, name: string, last: number): Promise<number[]> =>
  idsOf(tx, filters, sql`o.id > ${last} and ${isNamed(name)}`)

const indexed = (column: string, name: string): SQL =>
  sql`name_parts(${sql.raw(column)}) @> name_parts(${name}::text) and ${hasName(column, name)}`

/** By the indexes of names, at most so many and one more of each kind: who has that many has a name that many have. */
export const ordersNamed = async (tx: Tx, name: string, most: number): Promise<number[]> =>
  (
    await tx.execute<{ id: number }>(sql`
      (select named.id from customers c join orders named on named.customer_id = c.id where ${indexed('c.name', name)} limit ${most + 1})
      union all (select named.order_id from sale_riders r join sales named on named.id = r.sale_id where ${indexed('r.name', name)} limit ${most + 1})
      union all (select named.order_id from subscription_riders r join subscriptions named on named.id = r.subscription_id where ${indexed('r.name', name)} limit ${most + 1})`)
  ).rows.map(({ id }) => id)
