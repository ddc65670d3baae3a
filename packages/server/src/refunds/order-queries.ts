import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import { visits } from '../admissions/tables.ts'
import { settings } from '../content/tables.ts'
import type { Transaction, Tx } from '../db/database.ts'
import { orders, voidCodes } from '../orders/tables.ts'
import { paymentAttempts, strayMoney } from '../payments/tables.ts'
import { saleDetails, saleRiders, sales } from '../sales/tables.ts'
import { auditLog } from '../staff/tables.ts'
import { subscriptionRiders, subscriptions } from '../subscriptions/tables.ts'

/** Until the transaction ends nobody else gives back of it, and nobody is let in with it: the gate waits for the same row. */
export const lockOrder = (tx: Transaction, table: typeof sales | typeof subscriptions, id: number) =>
  tx
    .select({ id: orders.id })
    .from(orders)
    .where(sql`${orders.id} = (select ${table.orderId} from ${table} where ${table.id} = ${id})`)
    .for('no key update')

/** Before a refund of it: whoever gives back by hand has the order, and waits for the next credit note. */
export const lockOrderOf = (tx: Transaction, orderId: number) =>
  tx.select({ id: orders.id }).from(orders).where(eq(orders.id, orderId)).for('no key update')

/** Read by a statement of its own, after the lock: the one that waited sees what was there before. */
export const readSale = async (tx: Tx, id: number) =>
  (
    await tx
      .select({ order: orders, sale: sales })
      .from(orders)
      .innerJoin(sales, eq(sales.orderId, orders.id))
      .where(eq(sales.id, id))
  )[0]

export const readMembership = async (tx: Tx, id: number) =>
  (
    await tx
      .select({ order: orders, membership: subscriptions })
      .from(orders)
      .innerJoin(subscriptions, eq(subscriptions.orderId, orders.id))
      .where(eq(subscriptions.id, id))
  )[0]

export const linesOf = (tx: Tx, saleId: number) =>
  tx
    .select({
      id: saleDetails.id,
      type: saleDetails.name,
      typeBn: saleDetails.nameBn,
      qty: saleDetails.qty,
      price: saleDetails.price,
      minutes: saleDetails.minutes,
    })
    .from(saleDetails)
    .where(eq(saleDetails.saleId, saleId))
    .orderBy(asc(saleDetails.id))

export const ridersOf = (tx: Tx, saleId: number) =>
  tx
    .select({ name: saleRiders.name, age: saleRiders.age, type: saleRiders.type })
    .from(saleRiders)
    .where(eq(saleRiders.saleId, saleId))
    .orderBy(asc(saleRiders.id))

/** Who has come in with it, by their places. */
export const cameIn = (tx: Tx, orderId: number) =>
  tx
    .select({ place: visits.place, day: visits.day, state: visits.state, lastIn: visits.lastIn })
    .from(visits)
    .where(and(eq(visits.orderId, orderId), eq(visits.extra, false)))
    .orderBy(asc(visits.id))

/** Whoever is inside with a membership today, by the name of the rider or of the type. */
export const insideOfMembership = async (tx: Tx, orderId: number, day: string) =>
  (
    await tx
      .select({
        name: sql<string | null>`coalesce(nullif(${subscriptionRiders.name}, ''), ${subscriptionRiders.type})`,
        since: visits.lastIn,
      })
      .from(visits)
      .leftJoin(subscriptionRiders, eq(sql`'r' || ${subscriptionRiders.id}`, visits.place))
      .where(and(eq(visits.orderId, orderId), eq(visits.day, day), eq(visits.state, 'in')))
      .orderBy(asc(visits.id))
      .limit(1)
  )[0]

/** What it was paid with: its attempt, or stray money that staff used for it. */
export const paymentOf = async (tx: Tx, orderId: number) =>
  (
    await tx
      .select({ tranId: paymentAttempts.tranId, bankTranId: paymentAttempts.bankTranId })
      .from(paymentAttempts)
      .where(and(eq(paymentAttempts.orderId, orderId), eq(paymentAttempts.status, 'paid')))
      .unionAll(
        tx
          .select({ tranId: strayMoney.tranId, bankTranId: strayMoney.bankTranId })
          .from(strayMoney)
          .where(eq(strayMoney.usedForId, orderId)),
      )
      .limit(1)
  )[0]

export const vatRate = async (tx: Tx): Promise<number> =>
  (await tx.select({ rate: settings.vatRateBp }).from(settings))[0]?.rate ?? 0

export const addCancelled = (tx: Transaction, saleId: number, places: string[]) =>
  tx
    .update(sales)
    .set({ cancelledPlaces: sql`${sales.cancelledPlaces} || ${sql.param(places)}::text[]` })
    .where(eq(sales.id, saleId))

/** Nobody else can come in with it: it is used up by whoever let in the last. */
export const markUsedUp = (tx: Transaction, orderId: number) =>
  tx.execute(sql`update ${sales} set scanned_by_id = last.staff_id, scanned_at = last.at
    from (select s.staff_id, v.last_in as at from visits v join scans s on s.id = v.last_scan_id
      where v.order_id = ${orderId} and not v.extra order by v.last_in desc, v.id desc limit 1) last
    where sales.order_id = ${orderId} and sales.scanned_at is null`)

/** Every place that nobody came in with. */
export const cancelOpenPlaces = (tx: Transaction, orderId: number) =>
  tx.execute(sql`update ${sales} set cancelled_places = coalesce((
      select array_agg(place order by id, n) from (
        select 'd' || d.id || '.' || n as place, d.id, n from sale_details d, generate_series(1, d.qty) n where d.sale_id = sales.id
      ) bought where not exists (select from visits v where v.order_id = sales.order_id and v.place = bought.place and not v.extra)), '{}')
    where sales.order_id = ${orderId}`)

/** A membership ends on that day, if it has begun before; one that has not is only cancelled. */
export const endMembership = (tx: Transaction, orderId: number, day: string) =>
  tx
    .update(subscriptions)
    .set({ endDate: day })
    .where(
      and(
        eq(subscriptions.orderId, orderId),
        sql`${subscriptions.startDate} < ${day} and ${subscriptions.endDate} > ${day}`,
      ),
    )

export const markCancelled = (tx: Transaction, orderId: number, at: Date) =>
  tx
    .update(orders)
    .set({ cancelledAt: at })
    .where(and(eq(orders.id, orderId), isNull(orders.cancelledAt)))

export const voidCodeOf = (tx: Transaction, orderId: number, at: Date) =>
  tx
    .insert(voidCodes)
    .select(
      tx
        .select({
          hash: sql<string>`encode(sha256(convert_to(${orders.code}, 'UTF8')), 'hex')`.as('hash'),
          why: sql`'given_back'`.as('why'),
          at: sql`${at.toISOString()}::timestamptz`.as('at'),
        })
        .from(orders)
        .where(and(eq(orders.id, orderId), sql`${orders.code} is not null`)),
    )
    .onConflictDoNothing()

/** What was kept of its receipt is out of date. */
export const renewReceipt = (tx: Transaction, orderId: number) =>
  tx
    .update(orders)
    .set({ receiptVersion: sql`${orders.receiptVersion} + 1` })
    .where(eq(orders.id, orderId))

export const placesBought = async (tx: Tx, orderId: number): Promise<number> =>
  (
    await tx
      .select({ qty: sql<number>`coalesce(sum(${saleDetails.qty}), 0)::int` })
      .from(saleDetails)
      .innerJoin(sales, eq(sales.id, saleDetails.saleId))
      .where(eq(sales.orderId, orderId))
  )[0]?.qty ?? 0

type Logged = { thingKind: string; thingId: string; clientId: string }

/** Whether this was done under the same id: nothing else remembers people who were cancelled without money back. */
export const wasCancelledBy = async (tx: Tx, { thingKind, thingId, clientId }: Logged): Promise<boolean> =>
  (
    await tx
      .select({ id: auditLog.id })
      .from(auditLog)
      .where(
        and(
          eq(auditLog.thingKind, thingKind),
          eq(auditLog.thingId, thingId),
          eq(auditLog.act, 'order.cancel_people'),
          sql`${auditLog.changes} -> 'client_id' ->> 1 = ${clientId}`,
        ),
      )
      .limit(1)
  ).length > 0

/** The order as addresses and the log name it. */
export async function orderThing(tx: Tx, orderId: number): Promise<OrderThing> {
  const [found] = await tx
    .select({
      invoiceNumber: orders.invoiceNumber,
      customerId: orders.customerId,
      saleId: sales.id,
      membershipId: subscriptions.id,
      branchId: sales.branchId,
    })
    .from(orders)
    .leftJoin(sales, eq(sales.orderId, orders.id))
    .leftJoin(subscriptions, eq(subscriptions.orderId, orders.id))
    .where(eq(orders.id, orderId))
  if (found === undefined) throw new Error(`There is no order ${orderId}.`)
  const { saleId, membershipId, branchId, ...common } = found
  return saleId === null
    ? { ...common, kind: 'memberships', id: membershipId ?? 0, branchId: null }
    : { ...common, kind: 'tickets', id: saleId, branchId }
}
export type OrderThing = {
  kind: 'tickets' | 'memberships'
  id: number
  invoiceNumber: string
  customerId: number | null
  branchId: number | null
}
