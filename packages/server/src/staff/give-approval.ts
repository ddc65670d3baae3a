import { approversOf, rightOf } from '#contract/rights.ts'
import type { Approval, AskApproval } from '#contract/schemas/staff-approval.ts'
import { named } from '#contract/words/named.ts'
import type { StaffActor } from '../actor.ts'
import type { Clock } from '../clock.ts'
import { drawToken } from '../customers/session.ts'
import type { Database } from '../db/database.ts'
import { AppError } from '../http/app-error.ts'
import { refuseIf } from '../http/refuse-field.ts'
import { insertApproval } from './approval-queries.ts'
import { checkPin } from './check-pin.ts'
import { personById } from './people-queries.ts'
import { sharesBranch } from './present-person.ts'
import { writeLog } from './write-log.ts'

const words = named('staff')
const SECONDS = 60

type Needs = { database: Database; clock: Clock }

/** A manager or an owner enters their PIN on a gate or a counter of somebody else, for one act on one thing; no act of the office asks for it. */
export async function giveApproval(
  needs: Needs,
  by: StaffActor,
  { act, subject, staff_id, pin }: AskApproval,
): Promise<Approval> {
  const { db } = needs.database
  if (!by.device) throw new AppError('forbidden', { message: words.approvalDeviceOnly })
  refuseIf('act', rightOf(by.role, act) === 'approval' ? null : words.actUnknown)
  const found = await personById(db, staff_id)
  const isHere = found && sharesBranch({ branchIds: [by.device.branchId] }, found)
  const approver = isHere && approversOf(act).includes(found.person.role) ? found.person : null
  refuseIf('staff_id', approver?.active ? null : words.notApprover)
  if (!approver) throw new Error('Refused above.')
  await checkPin(needs, approver, pin, by)
  const [now, { token, hash }] = [needs.clock.now(), drawToken()]
  const endsAt = new Date(now.getTime() + SECONDS * 1000)
  await db.transaction(async (tx) => {
    const given = { hash, act, subject, askedById: by.staffId, approvedById: approver.id, createdAt: now, endsAt }
    await insertApproval(tx, given)
    const thing = { kind: 'approval', id: subject, name: act }
    await writeLog(tx, by, { at: now, act: 'approval.give', thing, approvedById: approver.id })
  })
  return { approval: token, expires_in: SECONDS }
}
