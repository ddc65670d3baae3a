import { and, desc, eq, getTableColumns, inArray, lt, sql, type SQL } from 'drizzle-orm'
import { branches } from '../catalogue/tables.ts'
import { businessInfo } from '../content/tables.ts'
import { customers, tokens } from '../customers/tables.ts'
import type { Tx } from '../db/database.ts'
import { limitEvents } from '../db/limit-tables.ts'
import { outbox } from '../notifications/tables.ts'
import { paymentAttempts, strayMoney } from '../payments/tables.ts'
import { saleDetails, saleRiders, sales } from '../sales/tables.ts'
import { subscriptionRiders, subscriptions } from '../subscriptions/tables.ts'

/** A few rows with smaller ids than this one, newest first. */
export type Page = { before: number; most: number }

export const centreName = async (tx: Tx): Promise<string> =>
  (await tx.select({ name: businessInfo.name }).from(businessInfo))[0]?.name ?? ''

export const isThere = async (tx: Tx, customerId: number): Promise<boolean> =>
  (await tx.select({ id: customers.id }).from(customers).where(eq(customers.id, customerId))).length > 0

type Detail = { name: string; qty: number; price: number; note: string | null }
type Rider = { name: string | null; age: number | null; type: string }
type Member = Rider & { additional: boolean; price: number }

// The outer id is written out, because a column alone loses its table's name where there is no join.
const details = sql<Detail[]>`(select json_agg(json_build_object('name', name, 'qty', qty, 'price', price, 'note', note) order by id)
  from ${saleDetails} where sale_id = ${sales}.id)`
const riders = sql<Rider[]>`(select coalesce(json_agg(json_build_object('name', name, 'age', age, 'type', type) order by id), '[]')
  from ${saleRiders} where sale_id = ${sales}.id)`
const members = sql<Member[]>`(select coalesce(json_agg(json_build_object('name', name, 'age', age, 'type', type, 'additional', additional, 'price', price) order by id), '[]')
  from ${subscriptionRiders} where subscription_id = ${subscriptions}.id)`

export const salesOf = (tx: Tx, customerId: number, { before, most }: Page) =>
  tx.select({ ...getTableColumns(sales), branch: branches.name, details, riders }).from(sales).innerJoin(branches, eq(branches.id, sales.branchId))
    .where(and(eq(sales.customerId, customerId), lt(sales.id, before))).orderBy(desc(sales.id)).limit(most)
export type OwnSaleRow = Awaited<ReturnType<typeof salesOf>>[number]

export const subscriptionsOf = (tx: Tx, customerId: number, { before, most }: Page) =>
  tx.select({ ...getTableColumns(subscriptions), riders: members }).from(subscriptions)
    .where(and(eq(subscriptions.customerId, customerId), lt(subscriptions.id, before))).orderBy(desc(subscriptions.id)).limit(most)
export type OwnSubscriptionRow = Awaited<ReturnType<typeof subscriptionsOf>>[number]

/** Numbers alone are few bytes: what an index does not have newest first is found by them, a few rows at a time. */
const newestFirst = async (tx: Tx, own: SQL): Promise<number[]> =>
  (await tx.execute<{ ids: number[] }>(sql`select coalesce(array_agg(id order by id desc), '{}') as ids from (${own}) as own`)).rows[0]?.ids ?? []

const attemptsOf = (customerId: number) => sql`
  select a.id from ${sales} s join ${paymentAttempts} a on a.sale_id = s.id where s.customer_id = ${customerId}
  union all select a.id from ${subscriptions} s join ${paymentAttempts} a on a.subscription_id = s.id where s.customer_id = ${customerId}`

export const attemptIdsOf = (tx: Tx, customerId: number) => newestFirst(tx, attemptsOf(customerId))

const invoiceNumber = sql<string>`coalesce(${sales.invoiceNumber}, ${subscriptions.invoiceNumber})`
const { id, tranId, amount, status, cardType, bankTranId, failReason, openedAt, settledAt } = paymentAttempts

/** Without the gateway's session, its page and its answers: these would open something, or are its own. */
export const readAttempts = (tx: Tx, ids: number[]) =>
  tx.select({ tranId, amount, status, cardType, bankTranId, failReason, openedAt, settledAt, invoiceNumber }).from(paymentAttempts)
    .leftJoin(sales, eq(sales.id, paymentAttempts.saleId)).leftJoin(subscriptions, eq(subscriptions.id, paymentAttempts.subscriptionId))
    .where(inArray(id, ids)).orderBy(desc(id))
export type OwnAttemptRow = Awaited<ReturnType<typeof readAttempts>>[number]

export const strayMoneyIdsOf = (tx: Tx, customerId: number) =>
  newestFirst(tx, sql`select m.id from (${attemptsOf(customerId)}) as own join ${strayMoney} m on m.attempt_id = own.id`)

export const readStrayMoney = (tx: Tx, ids: number[]) =>
  tx.select().from(strayMoney).where(inArray(strayMoney.id, ids)).orderBy(desc(strayMoney.id))
export type OwnStrayMoneyRow = Awaited<ReturnType<typeof readStrayMoney>>[number]

export const messageIdsTo = (tx: Tx, phone: string) => newestFirst(tx, sql`select id from ${outbox} where phone = ${phone}`)

export const readMessages = (tx: Tx, ids: number[]) =>
  tx.select().from(outbox).where(inArray(outbox.id, ids)).orderBy(desc(outbox.id))
export type OwnMessageRow = Awaited<ReturnType<typeof readMessages>>[number]

/** Not many: codes are sent ten times a day, and tokens die. */
export const signInsOf = (tx: Tx, customerId: number) =>
  tx.select({ createdAt: tokens.createdAt, lastUsedAt: tokens.lastUsedAt }).from(tokens)
    .where(eq(tokens.customerId, customerId)).orderBy(desc(tokens.createdAt))

/** Those of a day. */
export const signInTriesOf = (tx: Tx, phone: string) =>
  tx.select({ what: limitEvents.limit, at: limitEvents.at }).from(limitEvents)
    .where(eq(limitEvents.subject, phone)).orderBy(desc(limitEvents.at))
