import { rightOf } from '#contract/rights.ts'
import { dhakaDay } from '#contract/rules/dates.ts'
import { readGateInput } from '#contract/rules/gate-input.ts'
import type { Hit } from '#contract/schemas/gate.ts'
import type { StaffActor } from '../actor.ts'
import { findByName, findByPhone, findOne, type HitRow } from './find-queries.ts'
import { atGate, type Gate } from './gate.ts'

/** Passes by a phone number or a name, for who has no code at hand; at most twenty. Tapping one is the scan. */
export async function findPasses({ database, clock }: Gate, typed: string, staff: StaffActor): Promise<Hit[]> {
  const [{ branchId: branch }, day] = [atGate(staff).device, dhakaDay(clock.now())]
  const read = readGateInput(typed, day)
  const one = findOne.on(database.pool)
  const only = rightOf(staff.role, 'find_orders') === 'today' ? day : null
  if (read.as === 'phone')
    return (await findByPhone.on(database.pool)({ phone: read.phone, branch, day })).map(presentHit)
  if (read.as === 'name') return (await findByName.on(database.pool)({ name: read.name, branch, day })).map(presentHit)
  if (read.as === 'invoice')
    return (await one({ invoice: read.invoiceNumber, code: null, branch, only })).map(presentHit)
  const code = read.as === 'code' ? read.code : read.as === 'signed' ? read.signed.code : null
  return code === null ? [] : (await one({ invoice: null, code, branch, only })).map(presentHit)
}

const presentHit = ({ rank: _rank, kind, ...row }: HitRow): Hit => ({
  ...row,
  kind: kind === 'tickets' ? 'tickets' : 'memberships',
  name: row.name || null,
})
