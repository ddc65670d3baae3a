import type { ReactNode } from 'react'
import { Navigate } from 'react-router'
import type { Room as RoomName } from '#contract/staff-paths.ts'
import { useMe } from '../api/use-me.ts'
import { homeOf, mayEnter } from './nav.ts'
import { NotAllowed, NothingHere } from './states.tsx'

/** A screen that only some may use. */
export function Room({ name, children }: { name: RoomName; children: ReactNode }) {
  const { role } = useMe()
  return mayEnter(role, name) ? children : <NotAllowed role={role} />
}

export function Landing() {
  return <Navigate to={homeOf(useMe().role)} replace />
}

export function Nowhere() {
  return <NothingHere role={useMe().role} />
}
