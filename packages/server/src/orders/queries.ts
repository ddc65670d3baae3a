import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Language } from '#contract/rules/language.ts'
import { customers } from '../customers/tables.ts'
import type { Transaction, Tx } from '../db/database.ts'
import { paymentAttempts } from '../payments/tables.ts'
import type { OrderKind } from './kinds.ts'
import { orders } from './tables.ts'

/** One conditional update, so that money is taken once. The buyer is null once the customer has been erased. */
export const markPaid = async (tx: Transaction, id: number, { at, code }: { at: Date; code: string }) =>
  (
    await tx
      .update(orders)
      .set({ paid: sql`${orders.total}`, paidAt: at, code })
      .where(
        and(
          eq(orders.id, id),
          sql`${orders.paid} < ${orders.total}`,
          isNull(orders.expiredAt),
          isNull(orders.cancelledAt),
        ),
      )
      .returning({
        kind: orders.kind,
        customerId: orders.customerId,
        invoiceNumber: orders.invoiceNumber,
        buyer: sql<{
          phone: string
          language: Language
        } | null>`(select json_build_object('phone', ${customers.phone}, 'language', ${customers.language}) from ${customers} where ${customers.id} = ${orders.customerId})`,
      })
  )[0]

export const endOf = async (tx: Tx, id: number) =>
  (
    await tx
      .select({ expiredAt: orders.expiredAt, cancelledAt: orders.cancelledAt })
      .from(orders)
      .where(eq(orders.id, id))
  )[0]

export const identityOf = async (tx: Tx, id: number) =>
  (
    await tx
      .select({
        kind: orders.kind,
        invoiceNumber: orders.invoiceNumber,
        name: customers.name,
        phone: customers.phone,
        language: customers.language,
      })
      .from(orders)
      .leftJoin(customers, eq(customers.id, orders.customerId))
      .where(eq(orders.id, id))
  )[0]

export const kindOf = async (tx: Tx, id: number) =>
  (await tx.select({ kind: orders.kind }).from(orders).where(eq(orders.id, id)))[0]?.kind

/** Nobody has cancelled it: it waits for its money as before. */
export const reviveExpired = (tx: Transaction, id: number) =>
  tx
    .update(orders)
    .set({ expiredAt: null })
    .where(and(eq(orders.id, id), isNotNull(orders.expiredAt), isNull(orders.cancelledAt)))

/** The id in its kind's addresses. */
export const idWithin = async (tx: Tx, { table }: OrderKind, orderId: number) =>
  (await tx.select({ id: table.id }).from(table).where(eq(table.orderId, orderId)))[0]?.id

/** A key is free again for a new order. */
export const forgetKey = (tx: Tx, orderId: number) =>
  tx.update(orders).set({ idempotencyKey: null }).where(eq(orders.id, orderId))

const hasAttempt = (statuses: string) =>
  sql`exists (select from ${paymentAttempts} where ${paymentAttempts.orderId} = ${orders}.id and ${paymentAttempts.status} in (${sql.raw(statuses)}))`

type Unpaid = { at: Date; placedBefore: Date; limit: number }

/** Lets orders expire that no open attempt may still pay for. What is paid in part is left to staff. Those that someone else is paying or expiring right now are left to them. */
export async function expireUnpaid(tx: Tx, { at, placedBefore, limit }: Unpaid): Promise<number> {
  const { rowCount } = await tx.execute(sql`
    with old as (
      select id from ${orders} where paid = 0 and paid < total and expired_at is null and cancelled_at is null and created_at < ${placedBefore.toISOString()}::timestamptz
        and not ${hasAttempt(`'open', 'held'`)}
      order by created_at limit ${limit} for update skip locked
    )
    update ${orders} set expired_at = ${at.toISOString()}::timestamptz, idempotency_key = null where id in (select id from old)`)
  return rowCount ?? 0
}

/** One conditional update, so that whoever pays at the same moment is either first or finds it cancelled. Its key is free for a new order. */
export const cancelUnpaid = (
  tx: Tx,
  { table }: Pick<OrderKind, 'table'>,
  { id, customerId, at }: { id: number; customerId: number; at: Date },
) =>
  tx
    .update(orders)
    .set({ cancelledAt: at, idempotencyKey: null })
    .where(
      and(
        sql`${orders.id} = (select ${table.orderId} from ${table} where ${table.id} = ${id})`,
        eq(orders.customerId, customerId),
        eq(orders.paid, 0),
        isNull(orders.expiredAt),
        isNull(orders.cancelledAt),
        sql`not ${hasAttempt(`'held'`)}`,
      ),
    )
