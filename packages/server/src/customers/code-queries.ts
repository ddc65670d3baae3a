import { and, eq, isNull, lt, sql } from 'drizzle-orm'
import type { Tx } from '../db/database.ts'
import { signInCodes } from './tables.ts'

type NewCode = { phone: string; codeHash: string; sentAt: Date; expiresAt: Date }

/** A new code voids the old by taking its place. */
export const keepCode = (tx: Tx, { phone, ...code }: NewCode) =>
  tx.insert(signInCodes).values({ phone, ...code })
    .onConflictDoUpdate({ target: signInCodes.phone, set: { ...code, wrongTries: 0, usedAt: null } })

export async function readCode(tx: Tx, phone: string) {
  const [kept] = await tx.select().from(signInCodes).where(eq(signInCodes.phone, phone))
  return kept
}

export const countWrongTry = (tx: Tx, phone: string, codeHash: string) =>
  tx.update(signInCodes).set({ wrongTries: sql`${signInCodes.wrongTries} + 1` })
    .where(and(eq(signInCodes.phone, phone), eq(signInCodes.codeHash, codeHash), lt(signInCodes.wrongTries, 5)))

/** Whether it was there to be used: of two at once, one gets it. */
export async function useCode(tx: Tx, phone: string, codeHash: string, at: Date): Promise<boolean> {
  const used = await tx.update(signInCodes).set({ usedAt: at })
    .where(and(eq(signInCodes.phone, phone), eq(signInCodes.codeHash, codeHash), isNull(signInCodes.usedAt)))
    .returning({ phone: signInCodes.phone })
  return used.length > 0
}

export const deleteExpiredCodes = (tx: Tx, before: Date) => tx.delete(signInCodes).where(lt(signInCodes.expiresAt, before))
