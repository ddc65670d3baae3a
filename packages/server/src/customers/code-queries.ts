import { and, gte, isNotNull, lt, lte, ne, or, sql } from 'drizzle-orm'
import type { Tx } from '../db/database.ts'
import { MOST_WRONG_TRIES, signInCodes } from './tables.ts'

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
