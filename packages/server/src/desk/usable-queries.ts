import { eq, sql } from 'drizzle-orm'
import type { Tx } from '../db/database.ts'
import { orders } from '../orders/tables.ts'
import { sales } from '../sales/tables.ts'
import { subscriptions } from '../subscriptions/tables.ts'

/** An order by its kind's own id, and whether who bought it is whoever bought that other one. */
export const usableOrder = async (
  tx: Tx,
  { kind, id }: { kind: 'tickets' | 'memberships'; id: number },
  otherId: number | null,
) =>
  (
    await tx
      .select({
        orderId: orders.id,
        invoiceNumber: orders.invoiceNumber,
        total: orders.total,
        paid: orders.paid,
        cancelledAt: orders.cancelledAt,
        createdAt: orders.createdAt,
        branchId: sales.branchId,
        isSameBuyer: sql<boolean>`coalesce(${orders.customerId} = (select other.customer_id from ${orders} as other where other.id = ${otherId}), false)`,
      })
      .from(orders)
      .leftJoin(sales, eq(sales.orderId, orders.id))
      .leftJoin(subscriptions, eq(subscriptions.orderId, orders.id))
      .where(eq(kind === 'tickets' ? sales.id : subscriptions.id, id))
  )[0]
