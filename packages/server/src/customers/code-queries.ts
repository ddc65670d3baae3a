import { lt } from 'drizzle-orm'
import type { Tx } from '../db/database.ts'
import { signInCodes } from './tables.ts'

type NewCode = { phone: string; codeHash: string; sentAt: Date; expiresAt: Date }

/** A new code voids the old by taking its place. */
export const keepCode = (tx: Tx, { phone, ...code }: NewCode) =>
  tx.insert(signInCodes).values({ phone, ...code })
    .onConflictDoUpdate({ target: signInCodes.phone, set: { ...code, wrongTries: 0, usedAt: null } })

export const deleteExpiredCodes = (tx: Tx, before: Date) => tx.delete(signInCodes).where(lt(signInCodes.expiresAt, before))
