import { asc, eq } from 'drizzle-orm'
import { branches } from '../catalogue/tables.ts'
import type { Tx } from '../db/database.ts'
import { saleDetails, saleRiders, sales } from './tables.ts'

export const readBooking = async (tx: Tx, orderId: number) =>
  (
    await tx
      .select({
        id: sales.id,
        date: sales.bookingDate,
        branchId: sales.branchId,
        branch: branches.name,
        branchBn: branches.nameBn,
      })
      .from(sales)
      .innerJoin(branches, eq(branches.id, sales.branchId))
      .where(eq(sales.orderId, orderId))
  )[0]

export const readLines = (tx: Tx, id: number) =>
  tx
    .select({ name: saleDetails.name, nameBn: saleDetails.nameBn, qty: saleDetails.qty, price: saleDetails.price })
    .from(saleDetails)
    .where(eq(saleDetails.saleId, id))
    .orderBy(asc(saleDetails.id))

export const readRiders = (tx: Tx, id: number) =>
  tx
    .select({ name: saleRiders.name, age: saleRiders.age, type: saleRiders.type })
    .from(saleRiders)
    .where(eq(saleRiders.saleId, id))
    .orderBy(asc(saleRiders.id))
