import { and, eq, exists, gt, isNull, lt } from 'drizzle-orm'
import type { Act } from '#contract/rights.ts'
import type { Tx } from '../db/database.ts'
import { approvals, staff } from './tables.ts'

export const insertApproval = (tx: Tx, approval: typeof approvals.$inferInsert) => tx.insert(approvals).values(approval)

type Used = { hash: string; act: Act; subject: string; askedById: number; now: Date }

/** Of several who use it at once, one does. Who was made inactive meanwhile approves nothing. */
export async function useApproval(tx: Tx, { hash, act, subject, askedById, now }: Used) {
  const approver = tx
    .select({ id: staff.id })
    .from(staff)
    .where(and(eq(staff.id, approvals.approvedById), eq(staff.active, true)))
  const [used] = await tx
    .update(approvals)
    .set({ usedAt: now })
    .where(
      and(
        eq(approvals.hash, hash),
        eq(approvals.act, act),
        eq(approvals.subject, subject),
        eq(approvals.askedById, askedById),
        isNull(approvals.usedAt),
        gt(approvals.endsAt, now),
        exists(approver),
      ),
    )
    .returning({ approvedById: approvals.approvedById })
  return used
}

export const deleteOldApprovals = (tx: Tx, before: Date) => tx.delete(approvals).where(lt(approvals.endsAt, before))
