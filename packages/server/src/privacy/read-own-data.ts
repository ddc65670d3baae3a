import type { Tx } from '../db/database.ts'
import {
  attemptsFor, centreName, detailsOf, messagesTo, saleRidersOf, salesOf, signInsOf, signInTriesOf, strayMoneyOf, subscriptionRidersOf, subscriptionsOf,
} from './own-data-queries.ts'

export type OwnRows = Awaited<ReturnType<typeof readOwnRows>>

/** All that is kept under a customer's number and name, as the tables have it. */
export async function readOwnRows(tx: Tx, { id, phone }: { id: number; phone: string }) {
  const [sales, subscriptions] = [await salesOf(tx, id), await subscriptionsOf(tx, id)]
  const [saleIds, subscriptionIds] = [sales.map((sale) => sale.id), subscriptions.map((one) => one.id)]
  const attempts = await attemptsFor(tx, { saleIds, subscriptionIds })
  return {
    centre: await centreName(tx),
    sales,
    details: await detailsOf(tx, saleIds),
    saleRiders: await saleRidersOf(tx, saleIds),
    subscriptions,
    subscriptionRiders: await subscriptionRidersOf(tx, subscriptionIds),
    attempts,
    strayMoney: await strayMoneyOf(tx, attempts.map((attempt) => attempt.id)),
    messages: await messagesTo(tx, phone),
    signIns: await signInsOf(tx, id),
    signInTries: await signInTriesOf(tx, phone),
  }
}
