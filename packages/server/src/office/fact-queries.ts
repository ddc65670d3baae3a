import { and, count, eq, inArray, isNotNull, isNull, ne, sql } from 'drizzle-orm'
import { branches, packageDetails, packages, products } from '../catalogue/tables.ts'
import type { Tx } from '../db/database.ts'
import { devices } from '../staff/tables.ts'

type Counted = Map<number, number>

/** Each is answered by an index that begins with it, however much was sold. */
export async function soldOf(tx: Tx, ids: number[]): Promise<Set<number>> {
  const rows = await tx
    .select({ id: products.id })
    .from(products)
    .where(
      and(
        inArray(products.id, [0, ...ids]),
        sql`exists (select from sale_details s where s.product_id = ${products.id})`,
      ),
    )
  return new Set(rows.map(({ id }) => id))
}

/** In a membership that was sold. Asked only when something is deleted: no index begins with it. */
export async function wasIncluded(tx: Tx, productId: number): Promise<boolean> {
  const { rows } = await tx.execute<{ included: boolean }>(
    sql`select exists (select from subscription_places where product_id = ${productId}) as included`,
  )
  return rows[0]?.included ?? false
}

export async function soldPackages(tx: Tx, ids: number[]): Promise<Set<number>> {
  const rows = await tx
    .select({ id: packages.id })
    .from(packages)
    .where(
      and(
        inArray(packages.id, [0, ...ids]),
        sql`exists (select from subscriptions s where s.package_id = ${packages.id})`,
      ),
    )
  return new Set(rows.map(({ id }) => id))
}

/** Packages in the bin count too: they may come back. */
export async function packagesUsing(tx: Tx, productIds: number[]): Promise<Counted> {
  const rows = await tx
    .select({ id: packageDetails.productId, total: count() })
    .from(packageDetails)
    .where(inArray(packageDetails.productId, [0, ...productIds]))
    .groupBy(packageDetails.productId)
  return new Map(rows.map(({ id, total }) => [id, total]))
}

/** Paid and not over on this day; they keep what they were sold. */
export async function runningOf(tx: Tx, packageIds: number[], today: string): Promise<Counted> {
  const { rows } = await tx.execute<{ id: number; total: number }>(sql`
    select s.package_id as id, count(*)::int as total from subscriptions s join orders o on o.id = s.order_id
    where s.package_id in ${[0, ...packageIds]} and s.end_date >= ${today} and o.cancelled_at is null
    group by s.package_id`)
  return new Map(rows.map(({ id, total }) => [id, total]))
}

/** People who have paid for a day after this one. */
export async function comingVisits(tx: Tx, branchIds: number[], today: string): Promise<Counted> {
  const { rows } = await tx.execute<{ id: number; total: number }>(sql`
    select s.branch_id as id, sum(d.qty)::int as total
    from sales s join orders o on o.id = s.order_id join sale_details d on d.sale_id = s.id
    where s.booking_date > ${today} and s.branch_id in ${[0, ...branchIds]} and o.paid_at is not null and o.cancelled_at is null
    group by s.branch_id`)
  return new Map(rows.map(({ id, total }) => [id, total]))
}

export async function wasBooked(tx: Tx, branchId: number): Promise<boolean> {
  const { rows } = await tx.execute<{ booked: boolean }>(
    sql`select exists (select from sales where branch_id = ${branchId}) as booked`,
  )
  return rows[0]?.booked ?? false
}

/** Another branch of this name, however it is written; in the bin it is nobody's. */
export async function branchNamed(tx: Tx, name: string, id: number | null): Promise<boolean> {
  const rows = await tx
    .select({ id: branches.id })
    .from(branches)
    .where(
      and(
        isNull(branches.deletedAt),
        sql`lower(${branches.name}) = lower(${name})`,
        id === null ? undefined : ne(branches.id, id),
      ),
    )
    .limit(1)
  return rows.length > 0
}

export async function devicesAt(tx: Tx, branchIds: number[]): Promise<Map<number, { gate: number; counter: number }>> {
  const rows = await tx
    .select({ id: devices.branchId, kind: devices.kind, total: count() })
    .from(devices)
    .where(and(inArray(devices.branchId, [0, ...branchIds]), isNotNull(devices.pairedAt), isNull(devices.unpairedAt)))
    .groupBy(devices.branchId, devices.kind)
  const found = new Map(branchIds.map((id) => [id, { gate: 0, counter: 0 }]))
  for (const { id, kind, total } of rows) Object.assign(found.get(id) ?? {}, { [kind]: total })
  return found
}

/** Another product of this kind with this name, on sale or not; in the bin it is nobody's. */
export async function namesakeOf(
  tx: Tx,
  { kind, name, id, onSale }: { kind: 'goods' | 'rider'; name: string; id: number | null; onSale: boolean },
): Promise<boolean> {
  const rows = await tx
    .select({ id: products.id })
    .from(products)
    .where(
      and(
        eq(products.kind, kind),
        isNull(products.deletedAt),
        sql`lower(${products.name}) = lower(${name})`,
        onSale ? eq(products.onSale, true) : undefined,
        id === null ? undefined : ne(products.id, id),
      ),
    )
    .limit(1)
  return rows.length > 0
}
