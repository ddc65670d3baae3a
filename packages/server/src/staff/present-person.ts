import { mayKeep } from '#contract/rights.ts'
import type { Branch } from '#contract/schemas/branch.ts'
import type { Person } from '#contract/schemas/staff-people.ts'
import type { StaffActor } from '../actor.ts'
import type { PersonRow, listPeople } from './people-queries.ts'

/** Whom somebody knows of: who shares a branch with them. */
export const sharesBranch = ({ branchIds }: Pick<StaffActor, 'branchIds'>, row: PersonRow): boolean =>
  branchIds === null || row.person.allBranches || row.branchIds.some((id) => branchIds.includes(id))

/** Whoever also works elsewhere is changed by somebody who works there, too. */
export const canChange = ({ role, branchIds }: Pick<StaffActor, 'role' | 'branchIds'>, row: PersonRow): boolean =>
  mayKeep(role, row.person.role) &&
  (branchIds === null || (!row.person.allBranches && row.branchIds.every((id) => branchIds.includes(id))))

type Listed = Awaited<ReturnType<typeof listPeople>>['rows'][number]

export function presentPerson(by: StaffActor, branches: Branch[], row: Listed): Person {
  const { person, branchIds, lastSeen } = row
  return {
    id: person.id,
    name: person.name,
    phone: person.phone,
    role: person.role,
    branches: branches.filter(({ id }) => person.allBranches || branchIds.includes(id)),
    all_branches: person.allBranches,
    language: person.language,
    active: person.active,
    pin_set: person.pinHash !== null,
    last_seen_at: lastSeen && new Date(lastSeen.at).toISOString(),
    last_seen_on: lastSeen?.on ?? null,
    can_change: canChange(by, row),
  }
}
