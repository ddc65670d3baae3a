import { asc, desc, eq, getTableColumns, inArray, or } from 'drizzle-orm'
import { branches } from '../catalogue/tables.ts'
import { businessInfo } from '../content/tables.ts'
import { tokens } from '../customers/tables.ts'
import type { Tx } from '../db/database.ts'
import { limitEvents } from '../db/limit-tables.ts'
import { outbox } from '../notifications/tables.ts'
import { paymentAttempts, strayMoney } from '../payments/tables.ts'
import { saleDetails, saleRiders, sales } from '../sales/tables.ts'
import { subscriptionRiders, subscriptions } from '../subscriptions/tables.ts'

export const centreName = async (tx: Tx): Promise<string> =>
  (await tx.select({ name: businessInfo.name }).from(businessInfo))[0]?.name ?? ''

export const salesOf = (tx: Tx, customerId: number) =>
  tx.select({ ...getTableColumns(sales), branch: branches.name }).from(sales).innerJoin(branches, eq(branches.id, sales.branchId))
    .where(eq(sales.customerId, customerId)).orderBy(desc(sales.id))

export const detailsOf = (tx: Tx, saleIds: number[]) =>
  tx.select().from(saleDetails).where(inArray(saleDetails.saleId, saleIds)).orderBy(asc(saleDetails.id))

export const saleRidersOf = (tx: Tx, saleIds: number[]) =>
  tx.select().from(saleRiders).where(inArray(saleRiders.saleId, saleIds)).orderBy(asc(saleRiders.id))

export const subscriptionsOf = (tx: Tx, customerId: number) =>
  tx.select().from(subscriptions).where(eq(subscriptions.customerId, customerId)).orderBy(desc(subscriptions.id))

export const subscriptionRidersOf = (tx: Tx, subscriptionIds: number[]) =>
  tx.select().from(subscriptionRiders).where(inArray(subscriptionRiders.subscriptionId, subscriptionIds)).orderBy(asc(subscriptionRiders.id))

export type OrderIds = { saleIds: number[]; subscriptionIds: number[] }

export const isForOneOf = ({ saleIds, subscriptionIds }: OrderIds) =>
  or(inArray(paymentAttempts.saleId, saleIds), inArray(paymentAttempts.subscriptionId, subscriptionIds))

const { id, saleId, subscriptionId, tranId, amount, status, cardType, bankTranId, failReason, openedAt, settledAt } = paymentAttempts

/** Without the gateway's session, its page and its answers: these would open something, or are its own. */
export const attemptsFor = (tx: Tx, orders: OrderIds) =>
  tx.select({ id, saleId, subscriptionId, tranId, amount, status, cardType, bankTranId, failReason, openedAt, settledAt })
    .from(paymentAttempts).where(isForOneOf(orders)).orderBy(desc(id))

export const strayMoneyOf = (tx: Tx, attemptIds: number[]) =>
  tx.select().from(strayMoney).where(inArray(strayMoney.attemptId, attemptIds)).orderBy(desc(strayMoney.id))

export const messagesTo = (tx: Tx, phone: string) =>
  tx.select().from(outbox).where(eq(outbox.phone, phone)).orderBy(desc(outbox.id))

export const signInsOf = (tx: Tx, customerId: number) =>
  tx.select({ createdAt: tokens.createdAt, lastUsedAt: tokens.lastUsedAt }).from(tokens)
    .where(eq(tokens.customerId, customerId)).orderBy(desc(tokens.createdAt))

export const signInTriesOf = (tx: Tx, phone: string) =>
  tx.select({ what: limitEvents.limit, at: limitEvents.at }).from(limitEvents)
    .where(eq(limitEvents.subject, phone)).orderBy(desc(limitEvents.at))
