import { and, desc, eq, getTableColumns, inArray, lt, sql } from 'drizzle-orm'
import { branches } from '../catalogue/tables.ts'
import type { Transaction, Tx } from '../db/database.ts'
import type { Page } from '../orders/kinds.ts'
import { ownRefunds, ownVisits } from '../orders/own-data.ts'
import { orders } from '../orders/tables.ts'
import { saleDetails, saleRiders, sales } from './tables.ts'

type Detail = { name: string; name_bn: string | null; qty: number; price: number; note: string | null }
type Rider = { name: string | null; age: number | null; type: string }

// The outer id is written out, because a column alone loses its table's name where there is no join.
const details = sql<
  Detail[]
>`(select json_agg(json_build_object('name', name, 'name_bn', name_bn, 'qty', qty, 'price', price, 'note', note) order by id)
  from ${saleDetails} where sale_id = ${sales}.id)`
const riders = sql<
  Rider[]
>`(select coalesce(json_agg(json_build_object('name', name, 'age', age, 'type', type) order by id), '[]')
  from ${saleRiders} where sale_id = ${sales}.id)`

export const salesOf = (tx: Tx, customerId: number, { before, most }: Page) =>
  tx
    .select({
      ...getTableColumns(orders),
      bookingDate: sales.bookingDate,
      movedFrom: sales.movedFrom,
      scannedAt: sales.scannedAt,
      branch: branches.name,
      branchBn: branches.nameBn,
      details,
      riders,
      visits: ownVisits,
      refunds: ownRefunds,
    })
    .from(orders)
    .innerJoin(sales, eq(sales.orderId, orders.id))
    .innerJoin(branches, eq(branches.id, sales.branchId))
    .where(and(eq(orders.customerId, customerId), lt(orders.id, before)))
    .orderBy(desc(orders.id))
    .limit(most)
export type OwnSaleRow = Awaited<ReturnType<typeof salesOf>>[number]

/** Without names, ages and notes. */
export async function stripSales(tx: Transaction, orderIds: number[]): Promise<void> {
  const own = tx.select({ id: sales.id }).from(sales).where(inArray(sales.orderId, orderIds))
  await tx.update(saleRiders).set({ name: null, age: null }).where(inArray(saleRiders.saleId, own))
  await tx.update(saleDetails).set({ note: null }).where(inArray(saleDetails.saleId, own))
}
