import type { Me } from '#contract/schemas/staff.ts'
import { useMeQuery } from './session-api.ts'

/** Whoever is signed in: a screen of theirs is drawn only when that is known. */
export function useMe(): Me {
  const { data } = useMeQuery()
  if (!data) throw new Error('Nobody is signed in.')
  return data
}
