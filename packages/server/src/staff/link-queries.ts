import { and, eq, gt, isNull, lt } from 'drizzle-orm'
import type { Transaction, Tx } from '../db/database.ts'
import { staffLinks } from './tables.ts'

export const insertLink = (tx: Transaction, link: typeof staffLinks.$inferInsert) => tx.insert(staffLinks).values(link)

/** Works once: of several at once, for one of them. */
export async function useLink(tx: Transaction, hash: string, now: Date): Promise<number | undefined> {
  const [used] = await tx
    .update(staffLinks)
    .set({ usedAt: now })
    .where(and(eq(staffLinks.hash, hash), isNull(staffLinks.usedAt), gt(staffLinks.endsAt, now)))
    .returning({ staffId: staffLinks.staffId })
  return used?.staffId
}

export const deleteOldLinks = (tx: Tx, before: Date) => tx.delete(staffLinks).where(lt(staffLinks.endsAt, before))
