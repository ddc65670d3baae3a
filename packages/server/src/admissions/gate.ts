import { named } from '#contract/words/named.ts'
import type { StaffActor } from '../actor.ts'
import type { Clock } from '../clock.ts'
import type { Database } from '../db/database.ts'
import { AppError } from '../http/app-error.ts'
import type { PassCodes } from '../orders/pass-codes.ts'
import type { Payments } from '../payments/payments.ts'

/** What every verb of the gate works with. */
export type Gate = { database: Database; clock: Clock; codes: PassCodes; payments: Payments }

/** One of the staff at a gate or a counter. */
export type GateActor = StaffActor & { device: NonNullable<StaffActor['device']> }

/** A scan belongs to the branch of a paired device. */
export function atGate(by: StaffActor): GateActor {
  if (by.device === null) throw new AppError('forbidden', { message: named('gate').gateOnly })
  return { ...by, device: by.device }
}
