import { and, eq, gte, isNotNull, isNull, lt, lte, ne, or, sql } from 'drizzle-orm'
import type { Transaction, Tx } from '../db/database.ts'
import { limitEvents } from '../db/limit-tables.ts'
import type { Limit } from '../db/limits.ts'
import { MOST_WRONG_TRIES, signInCodes } from './tables.ts'
import type { KeptCode } from './try-queries.ts'

export type NewCode = { phone: string; codeHash: string; sentAt: Date; expiresAt: Date }

const afresh = ({ codeHash, sentAt, expiresAt }: NewCode) => ({
  codeHash,
  sentAt,
  expiresAt,
  wrongTries: 0,
  usedAt: null,
})

/** A code that is still to be sent: good at once, unless there is another that is good. */
export const offerCode = (tx: Tx, code: NewCode) =>
  tx
    .insert(signInCodes)
    .values(code)
    .onConflictDoUpdate({
      target: signInCodes.phone,
      set: afresh(code),
      setWhere: or(
        lte(signInCodes.expiresAt, code.sentAt),
        isNotNull(signInCodes.usedAt),
        gte(signInCodes.wrongTries, MOST_WRONG_TRIES),
      ),
    })

/** A code that is on its way voids the one before it by taking its place. What is there already may have been used; what is younger stays. */
export const keepCode = (tx: Tx, code: NewCode) =>
  tx
    .insert(signInCodes)
    .values(code)
    .onConflictDoUpdate({
      target: signInCodes.phone,
      set: afresh(code),
      setWhere: and(ne(signInCodes.codeHash, sql`excluded.code_hash`), lte(signInCodes.sentAt, sql`excluded.sent_at`)),
    })

export const deleteExpiredCodes = (tx: Tx, before: Date) =>
  tx.delete(signInCodes).where(lt(signInCodes.expiresAt, before))

/** Uses a right code up, unless another try moved it on from where it was seen to stand. */
export async function useCode(
  tx: Transaction,
  { phone, codeHash, wrongTries }: KeptCode,
  { name, subject }: Limit,
  at: Date,
): Promise<boolean> {
  const used = await tx
    .update(signInCodes)
    .set({ usedAt: at })
    .where(
      and(
        eq(signInCodes.phone, phone),
        eq(signInCodes.codeHash, codeHash),
        eq(signInCodes.wrongTries, wrongTries),
        isNull(signInCodes.usedAt),
      ),
    )
    .returning({ phone: signInCodes.phone })
  if (used.length > 0) await tx.insert(limitEvents).values({ limit: name, subject, at })
  return used.length > 0
}
