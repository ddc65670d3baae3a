import { and, asc, eq, inArray, isNotNull, notInArray, sql } from 'drizzle-orm'
import type { GivenBack } from '#contract/rules/refund-share.ts'
import type { RefundStatus } from '#contract/rules/refund.ts'
import type { Transaction, Tx } from '../db/database.ts'
import { orders } from '../orders/tables.ts'
import { staff } from '../staff/tables.ts'
import { refundLines, refunds } from './tables.ts'

export type RefundRow = typeof refunds.$inferSelect
export type NewRefund = typeof refunds.$inferInsert

export const refundByClient = async (tx: Tx, clientId: string) =>
  (await tx.select().from(refunds).where(eq(refunds.clientId, clientId)))[0]

export const refundById = async (tx: Tx, id: number) => (await tx.select().from(refunds).where(eq(refunds.id, id)))[0]

/** Those of an order that stand, with the units they were for. */
export const standingOf = (tx: Tx, orderId: number): Promise<GivenBack[]> =>
  tx
    .select({
      amount: refunds.amount,
      vat: refunds.vat,
      units: sql<
        GivenBack['units']
      >`(select coalesce(json_agg(json_build_object('detail_id', detail_id, 'qty', qty)), '[]') from ${refundLines} where refund_id = ${refunds}.id)`,
    })
    .from(refunds)
    .where(and(eq(refunds.orderId, orderId), notInArray(refunds.status, ['refused', 'cancelled'])))
    .orderBy(asc(refunds.id))

/** Who gave back for a line last, of what stands, and when. */
export const lastOfLine = async (tx: Tx, detailId: number) =>
  (
    await tx
      .select({ by: staff.name, at: refunds.createdAt })
      .from(refundLines)
      .innerJoin(refunds, eq(refunds.id, refundLines.refundId))
      .innerJoin(staff, eq(staff.id, refunds.byId))
      .where(and(eq(refundLines.detailId, detailId), notInArray(refunds.status, ['refused', 'cancelled'])))
      .orderBy(sql`${refunds.id} desc`)
      .limit(1)
  )[0]

/** Who gave back of an order last, of what stands. */
export const lastOfOrder = async (tx: Tx, orderId: number) =>
  (
    await tx
      .select({ by: staff.name, at: refunds.createdAt })
      .from(refunds)
      .innerJoin(staff, eq(staff.id, refunds.byId))
      .where(and(eq(refunds.orderId, orderId), notInArray(refunds.status, ['refused', 'cancelled'])))
      .orderBy(sql`${refunds.id} desc`)
      .limit(1)
  )[0]

export async function insertRefund(tx: Transaction, refund: NewRefund, units: GivenBack['units']): Promise<RefundRow> {
  const [row] = await tx.insert(refunds).values(refund).returning()
  if (row === undefined) throw new Error('A refund was not written.')
  if (units.length > 0)
    await tx
      .insert(refundLines)
      .values(units.map(({ detail_id, qty }) => ({ refundId: row.id, detailId: detail_id, qty })))
  return row
}

/** One conditional update: whoever comes second finds that it has moved. */
export const moveRefund = async (
  tx: Tx,
  id: number,
  from: RefundStatus[],
  values: Partial<NewRefund>,
): Promise<RefundRow | undefined> =>
  (
    await tx
      .update(refunds)
      .set(values)
      .where(and(eq(refunds.id, id), inArray(refunds.status, from)))
      .returning()
  )[0]

export const unitsOf = async (tx: Tx, refundId: number): Promise<number> =>
  (
    await tx
      .select({ units: sql<number>`coalesce(sum(${refundLines.qty}), 0)::int` })
      .from(refundLines)
      .where(eq(refundLines.refundId, refundId))
  )[0]?.units ?? 0

/** Those not asked about for the longest time come first, so that one that is never answered holds up nobody. */
export const underWay = (tx: Tx, limit: number) =>
  tx
    .select({ id: refunds.id, orderId: refunds.orderId, refundRefId: refunds.refundRefId })
    .from(refunds)
    .where(and(eq(refunds.status, 'under_way'), isNotNull(refunds.refundRefId)))
    .orderBy(sql`${refunds.askedAt} nulls first`, refunds.id)
    .limit(limit)

/** Whether all that was paid has been accepted to go back. */
export const isGivenBackWhole = async (tx: Tx, orderId: number): Promise<boolean> =>
  (
    await tx
      .select({ id: orders.id })
      .from(orders)
      .where(
        and(
          eq(orders.id, orderId),
          sql`${orders.paid} > 0 and ${orders.paid} = (select sum(amount) from ${refunds}
            where order_id = ${orders}.id and status in ('under_way', 'refunded', 'handed_out'))`,
        ),
      )
  ).length > 0

/** The next number of a day, without a gap: whoever does not use it takes it back with the transaction. */
export async function nextCreditNote(tx: Transaction, day: string): Promise<number> {
  const { rows } = await tx.execute<{ last: number }>(
    sql`insert into credit_note_counters (day, last) values (${day}, 1)
      on conflict (day) do update set last = credit_note_counters.last + 1 returning last`,
  )
  return rows[0]?.last ?? 0
}
