import type { Branch } from '#contract/schemas/branch.ts'
import { useBranchesQuery } from '../api/centre-api.ts'
import { useBranch } from '../api/store.ts'
import { useMe } from '../api/use-me.ts'

export type DeskBranch = {
  /** Null: what holds for all. */
  branch: number | null
  name: string | null
  branches: Branch[]
  /** Whether they may say something for all. */
  all: boolean
  choose: (branch: number | null) => void
}

/** The branch of the top bar; who does not work at all of them looks at one. */
export function useDeskBranch(): DeskBranch {
  const { branches, role } = useMe()
  const [chosen, choose] = useBranch()
  const everywhere = useBranchesQuery().data ?? []
  const all = role === 'owner' || everywhere.every(({ id }) => branches.some((own) => own.id === id))
  const known = branches.find(({ id }) => id === chosen) ?? (all ? undefined : branches[0])
  return { branch: known?.id ?? null, name: known?.name ?? null, branches, all, choose }
}
