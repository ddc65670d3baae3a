import { desc, eq, inArray, sql, type SQL } from 'drizzle-orm'
import { businessInfo } from '../content/tables.ts'
import { customers, tokens } from '../customers/tables.ts'
import type { Tx } from '../db/database.ts'
import { limitEvents } from '../db/limit-tables.ts'
import { outbox } from '../notifications/tables.ts'
import { orders } from '../orders/tables.ts'
import { paymentAttempts, strayMoney } from '../payments/tables.ts'

export const centreName = async (tx: Tx): Promise<string> =>
  (await tx.select({ name: businessInfo.name }).from(businessInfo))[0]?.name ?? ''

export const isThere = async (tx: Tx, customerId: number): Promise<boolean> =>
  (await tx.select({ id: customers.id }).from(customers).where(eq(customers.id, customerId))).length > 0

/** Numbers alone are few bytes: what an index does not have newest first is found by them, a few rows at a time. */
const newestFirst = async (tx: Tx, own: SQL): Promise<number[]> =>
  (
    await tx.execute<{ ids: number[] }>(
      sql`select coalesce(array_agg(id order by id desc), '{}') as ids from (${own}) as own`,
    )
  ).rows[0]?.ids ?? []

const attemptsOf = (customerId: number) =>
  sql`select a.id from ${orders} o join ${paymentAttempts} a on a.order_id = o.id where o.customer_id = ${customerId}`

export const attemptIdsOf = (tx: Tx, customerId: number) => newestFirst(tx, attemptsOf(customerId))

const { id, tranId, amount, status, cardType, bankTranId, failReason, openedAt, settledAt } = paymentAttempts

/** Without the gateway's session, its page and its answers: these would open something, or are its own. */
export const readAttempts = (tx: Tx, ids: number[]) =>
  tx
    .select({
      tranId,
      amount,
      status,
      cardType,
      bankTranId,
      failReason,
      openedAt,
      settledAt,
      invoiceNumber: orders.invoiceNumber,
    })
    .from(paymentAttempts)
    .innerJoin(orders, eq(orders.id, paymentAttempts.orderId))
    .where(inArray(id, ids))
    .orderBy(desc(id))
export type OwnAttemptRow = Awaited<ReturnType<typeof readAttempts>>[number]

export const strayMoneyIdsOf = (tx: Tx, customerId: number) =>
  newestFirst(
    tx,
    sql`select m.id from (${attemptsOf(customerId)}) as own join ${strayMoney} m on m.attempt_id = own.id`,
  )

export const readStrayMoney = (tx: Tx, ids: number[]) =>
  tx.select().from(strayMoney).where(inArray(strayMoney.id, ids)).orderBy(desc(strayMoney.id))
export type OwnStrayMoneyRow = Awaited<ReturnType<typeof readStrayMoney>>[number]

export const messageIdsTo = (tx: Tx, phone: string) =>
  newestFirst(tx, sql`select id from ${outbox} where phone = ${phone}`)

export const readMessages = (tx: Tx, ids: number[]) =>
  tx.select().from(outbox).where(inArray(outbox.id, ids)).orderBy(desc(outbox.id))
export type OwnMessageRow = Awaited<ReturnType<typeof readMessages>>[number]

/** Not many: codes are sent ten times a day, and tokens die. */
export const signInsOf = (tx: Tx, customerId: number) =>
  tx
    .select({ createdAt: tokens.createdAt, lastUsedAt: tokens.lastUsedAt })
    .from(tokens)
    .where(eq(tokens.customerId, customerId))
    .orderBy(desc(tokens.createdAt))

/** Those of a day. */
export const signInTriesOf = (tx: Tx, phone: string) =>
  tx
    .select({ what: limitEvents.limit, at: limitEvents.at })
    .from(limitEvents)
    .where(eq(limitEvents.subject, phone))
    .orderBy(desc(limitEvents.at))
