import { and, asc, eq } from 'drizzle-orm'
import { branches } from '../catalogue/tables.ts'
import { businessInfo } from '../content/tables.ts'
import { customers } from '../customers/tables.ts'
import type { Tx } from '../db/database.ts'
import { paymentAttempts } from '../payments/tables.ts'
import { saleDetails, saleRiders, sales } from '../sales/tables.ts'
import { subscriptionRiders, subscriptions } from '../subscriptions/tables.ts'

const buyer = { name: customers.name, phone: customers.phone }
const payment = { cardType: paymentAttempts.cardType, bankTranId: paymentAttempts.bankTranId, settledAt: paymentAttempts.settledAt }
const isPaid = eq(paymentAttempts.status, 'paid')

export const readSale = async (tx: Tx, id: number) =>
  (await tx.select({ sale: sales, branch: branches.name, buyer, payment }).from(sales)
    .innerJoin(branches, eq(branches.id, sales.branchId))
    .leftJoin(customers, eq(customers.id, sales.customerId))
    .leftJoin(paymentAttempts, and(eq(paymentAttempts.saleId, sales.id), isPaid))
    .where(eq(sales.id, id)))[0]

export const readSaleLines = (tx: Tx, id: number) =>
  tx.select({ name: saleDetails.name, qty: saleDetails.qty, price: saleDetails.price }).from(saleDetails)
    .where(eq(saleDetails.saleId, id)).orderBy(asc(saleDetails.id))

export const readSaleRiders = (tx: Tx, id: number) =>
  tx.select({ name: saleRiders.name, age: saleRiders.age, type: saleRiders.type }).from(saleRiders)
    .where(eq(saleRiders.saleId, id)).orderBy(asc(saleRiders.id))

export const readSubscription = async (tx: Tx, id: number) =>
  (await tx.select({ subscription: subscriptions, buyer, payment }).from(subscriptions)
    .leftJoin(customers, eq(customers.id, subscriptions.customerId))
    .leftJoin(paymentAttempts, and(eq(paymentAttempts.subscriptionId, subscriptions.id), isPaid))
    .where(eq(subscriptions.id, id)))[0]

export const readMembers = (tx: Tx, id: number) =>
  tx.select().from(subscriptionRiders).where(eq(subscriptionRiders.subscriptionId, id)).orderBy(asc(subscriptionRiders.id))

export const readBusiness = async (tx: Tx) => (await tx.select().from(businessInfo))[0]
