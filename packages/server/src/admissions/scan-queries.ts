import { and, desc, eq, lt, sql } from 'drizzle-orm'
import { customers } from '../customers/tables.ts'
import type { Tx } from '../db/database.ts'
import { orders } from '../orders/tables.ts'
import { sales } from '../sales/tables.ts'
import { staff } from '../staff/tables.ts'
import { scans } from './tables.ts'

/** The last scans of a device, newest first. Of an order of another branch, nobody is told whose it is. */
export const scansOf = (tx: Tx, device: number, { before, most }: { before: number | undefined; most: number }) =>
  tx
    .select({
      scan: scans,
      staff: staff.name,
      invoiceNumber: orders.invoiceNumber,
      name: sql<
        string | null
      >`case when ${sales.branchId} is null or ${sales.branchId} = ${scans.branchId} then nullif(${customers.name}, '') end`,
    })
    .from(scans)
    .innerJoin(staff, eq(staff.id, scans.staffId))
    .leftJoin(orders, eq(orders.id, scans.orderId))
    .leftJoin(sales, eq(sales.orderId, orders.id))
    .leftJoin(customers, eq(customers.id, orders.customerId))
    .where(and(eq(scans.deviceId, device), before === undefined ? undefined : lt(scans.id, before)))
    .orderBy(desc(scans.id))
    .limit(most)
