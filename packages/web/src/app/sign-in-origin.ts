import type { Location } from 'react-router'

/** The page that sent the visitor to sign in. In the history entry it outlives a reload, and a visit elsewhere leaves it behind. */
export type OriginState = { origin: Location }

export const originOf = ({ state }: Location): Location | null => (state as Partial<OriginState> | null)?.origin ?? null
