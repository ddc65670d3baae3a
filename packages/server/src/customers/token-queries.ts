import { and, eq, gt, lt, lte, or, sql } from 'drizzle-orm'
import type { Tx } from '../db/database.ts'
import { tokens } from './tables.ts'

const hash = sql.placeholder('hash')

/** Asked with every signed-in call, so it is prepared once. */
export const prepareTokenRead = (db: Tx) =>
  db
    .select({ customerId: tokens.customerId, lastUsedAt: tokens.lastUsedAt })
    .from(tokens)
    .where(
      and(
        eq(tokens.hash, hash),
        gt(tokens.lastUsedAt, sql.placeholder('usedSince')),
        gt(tokens.createdAt, sql.placeholder('givenSince')),
      ),
    )
    .prepare('token_by_hash')

export const touchToken = (tx: Tx, tokenHash: string, at: Date) =>
  tx
    .update(tokens)
    .set({ lastUsedAt: at })
    .where(and(eq(tokens.hash, tokenHash), lt(tokens.lastUsedAt, at)))

export const deleteToken = (tx: Tx, tokenHash: string) => tx.delete(tokens).where(eq(tokens.hash, tokenHash))

export const deleteTokensOf = async (tx: Tx, customerId: number): Promise<number> =>
  (await tx.delete(tokens).where(eq(tokens.customerId, customerId))).rowCount ?? 0

export type Deadlines = { usedSince: Date; givenSince: Date }

export const deleteDeadTokens = (tx: Tx, { usedSince, givenSince }: Deadlines) =>
  tx.delete(tokens).where(or(lte(tokens.lastUsedAt, usedSince), lte(tokens.createdAt, givenSince)))
