import { eq, max, sql } from 'drizzle-orm'
import type { Transaction, Tx } from '../db/database.ts'
import { passKeys } from './tables.ts'

/** The number of a key, its own when it is new. Processes that start at once take turns. */
export async function keepPassKey(tx: Transaction, lock: number, publicKey: string): Promise<number> {
  await tx.execute(sql`select pg_advisory_xact_lock(${lock})`)
  const [known] = await tx.select({ number: passKeys.number }).from(passKeys).where(eq(passKeys.publicKey, publicKey))
  if (known) return known.number
  const [last] = await tx.select({ number: max(passKeys.number) }).from(passKeys)
  const number = (last?.number ?? 0) + 1
  await tx.insert(passKeys).values({ number, publicKey })
  return number
}

export const passKeyOf = async (tx: Tx, number: number): Promise<string | undefined> =>
  (await tx.select({ key: passKeys.publicKey }).from(passKeys).where(eq(passKeys.number, number)))[0]?.key
