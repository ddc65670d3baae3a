import type { Role } from '#contract/rights.ts'

/** Who does something: a customer for themselves, one of the staff, a job of the timetable, or the gateway by ringing. */
export type Actor = CustomerActor | { staff: string } | { job: string } | 'gateway'
export type CustomerActor = { customer: number }

/** One of the staff who came in by the door: who, what they may, where they stand. */
export type StaffActor = {
  /** Their name. */
  staff: string
  staffId: number
  role: Role
  /** Null: all there are. */
  branchIds: number[] | null
  /** Null on an own phone or an office computer. */
  device: { id: number; name: string; kind: 'gate' | 'counter'; branchId: number } | null
  requestId: string
  /** What the call brought along of somebody else's PIN. */
  approval: string | null
}

/** Whether this branch is one of theirs; of the others they know nothing. */
export const worksAt = ({ branchIds }: Pick<StaffActor, 'branchIds'>, branchId: number): boolean =>
  branchIds === null || branchIds.includes(branchId)
