import { and, eq, gte, isNull, max, sql } from 'drizzle-orm'
import type { Period } from '#contract/rules/validity.ts'
import { customers } from '../customers/tables.ts'
import { awaitsMoney } from '../db/columns.ts'
import type { Tx } from '../db/database.ts'
import { locks } from '../db/locks.ts'
import { subscriptions } from './tables.ts'

/** What a membership was sold as; the customer is null once erased. */
export const termsOf = async (tx: Tx, id: number) =>
  (await tx.select({ customerId: subscriptions.customerId, packageId: subscriptions.packageId, month: subscriptions.month })
    .from(subscriptions).where(eq(subscriptions.id, id)))[0]

/** Until the transaction ends, no other membership of this customer is given its dates. */
export const lockDates = (tx: Tx, customerId: number) => tx.execute(sql`select pg_advisory_xact_lock(${locks.stackMemberships}, ${customerId})`)

/** The last day of the memberships of a package that a customer has, today or later; null when they have none. */
export const lastDayOf = async (tx: Tx, { customerId, packageId, today }: { customerId: number; packageId: number; today: string }) =>
  (await tx.select({ day: max(subscriptions.endDate) }).from(subscriptions).where(and(
    eq(subscriptions.customerId, customerId), eq(subscriptions.packageId, packageId), gte(subscriptions.endDate, today), isNull(subscriptions.cancelledAt),
  )))[0]?.day ?? null

/** One conditional update, so that money is taken once. The phone is null once the customer has been erased. */
export const markPaid = async (tx: Tx, id: number, { at, membershipCode, period }: { at: Date; membershipCode: string; period: Period }) =>
  (await tx.update(subscriptions)
    .set({ paid: sql`${subscriptions.totalAmount}`, paidAt: at, membershipCode, startDate: period.start, endDate: period.end })
    .where(and(eq(subscriptions.id, id), awaitsMoney(subscriptions, subscriptions.totalAmount))).returning({
      invoiceNumber: subscriptions.invoiceNumber,
      phone: sql<string | null>`(select ${customers.phone} from ${customers} where ${customers.id} = ${subscriptions.customerId})`,
    }))[0]

export const moneyFacts = async (tx: Tx, id: number) =>
  (await tx.select({ expiredAt: subscriptions.expiredAt, cancelledAt: subscriptions.cancelledAt }).from(subscriptions).where(eq(subscriptions.id, id)))[0]

export const subscriptionIdentity = async (tx: Tx, id: number) =>
  (await tx.select({ invoiceNumber: subscriptions.invoiceNumber, name: customers.name, phone: customers.phone })
    .from(subscriptions).leftJoin(customers, eq(customers.id, subscriptions.customerId)).where(eq(subscriptions.id, id)))[0]
