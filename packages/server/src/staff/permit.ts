import { approversOf, rightOf, type Act } from '#contract/rights.ts'
import type { StaffActor } from '../actor.ts'
import type { Transaction } from '../db/database.ts'
import { hash } from 'node:crypto'
import { AppError } from '../http/app-error.ts'
import { useApproval } from './approval-queries.ts'
import { notAllowed } from './refusals.ts'

type Asked = { act: Act; subject: string; now: Date }
export type Permit = { approvedById: number | null }

/** Lets an act happen by right, or by an approval that is used up here; refuses it otherwise. */
export async function permit(
  tx: Transaction,
  by: Pick<StaffActor, 'staffId' | 'role' | 'approval'>,
  { act, subject, now }: Asked,
): Promise<Permit> {
  const right = rightOf(by.role, act)
  if (right === 'no' || right === 'read') throw notAllowed()
  if (right !== 'approval') return { approvedById: null }
  const used =
    by.approval === null
      ? undefined
      : await useApproval(tx, { hash: hash('sha256', by.approval), act, subject, askedById: by.staffId, now })
  if (used === undefined) throw new AppError('approval_needed', { data: { roles: approversOf(act), act, subject } })
  return { approvedById: used.approvedById }
}
