import type { Manager } from '#contract/schemas/gate.ts'
import type { StaffActor } from '../actor.ts'
import { managersAt } from '../staff/people-queries.ts'
import { atGate, type Gate } from './gate.ts'

/** Whom this gate may call, and whose PIN opens what its own people may not. */
export const listManagers = async ({ database: { db } }: Gate, staff: StaffActor): Promise<Manager[]> =>
  (await managersAt(db, atGate(staff).device.branchId)).map(({ id, name, phone, pinSet }) => ({
    id,
    name,
    phone,
    pin_set: pinSet,
  }))
