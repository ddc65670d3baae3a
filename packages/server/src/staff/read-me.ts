import type { Me } from '#contract/schemas/staff.ts'
import type { StaffActor } from '../actor.ts'
import type { Tx } from '../db/database.ts'
import { presentDevice, type KnownDevice } from './known-device.ts'
import { allBranches, type PersonRow } from './people-queries.ts'

/** How many things wait for a person who may look at them; handed in, because they are of other domains. */
export type CountLook = (by: Pick<StaffActor, 'role' | 'branchIds'>) => Promise<number>

type Mine = PersonRow & { locked: boolean }

export async function readMe(
  db: Tx,
  { person, branchIds, locked }: Mine,
  device: KnownDevice | null,
  look: CountLook,
): Promise<Me> {
  const { id, name, role, language, pinHash } = person
  const own = person.allBranches ? null : branchIds
  const all = await allBranches(db)
  return {
    id,
    name,
    role,
    branches: all.filter((branch) => own === null || own.includes(branch.id)),
    all_branches: person.allBranches,
    language,
    device: device && presentDevice(device),
    locked,
    needs_pin: pinHash === null,
    look: await look({ role, branchIds: own }),
  }
}
