import { dhakaDay } from '#contract/rules/dates.ts'
import type { Count } from '#contract/schemas/gate.ts'
import type { StaffActor } from '../actor.ts'
import { atGate, type Gate } from './gate.ts'
import { readContext } from './gate-queries.ts'

/** How many were let in today at this branch, and how many are inside now. */
export async function countNow({ database, clock }: Gate, staff: StaffActor): Promise<Count> {
  const [{ id: device, branchId: branch }, now] = [atGate(staff).device, clock.now()]
  const asked = { branch, device, day: dhakaDay(now), scan: null, order: null, since: now }
  const [context] = await readContext.on(database.pool)(asked)
  return { let_in: context?.let_in ?? 0, inside: context?.inside ?? 0, limit: context?.inside_limit ?? null }
}
