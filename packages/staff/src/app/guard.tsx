import { Navigate, Outlet, useLocation } from 'react-router'
import type { Me } from '#contract/schemas/staff.ts'
import { staffPaths } from '#contract/staff-paths.ts'
import { useMeQuery } from '../api/session-api.ts'
import { useAppSelector } from '../api/store.ts'
import { LockScreen } from '../door/lock-screen.tsx'
import { SetPin } from '../door/set-pin.tsx'
import { LoadingScreen, ServerSilent } from './states.tsx'
import { useIdleLock } from './use-idle-lock.ts'
import { useOwnLanguage } from './use-own-language.ts'

/** Open screens call at least once a minute: so the server knows who is there, and they learn what has ended. */
const EVERY_MS = 30_000

/** Everything behind the door: who is signed in, has a PIN, and whose screen is not locked. */
export function Guard() {
  const { pathname, search } = useLocation()
  const ended = useAppSelector(({ session }) => session.ended)
  const { data: me, isError, refetch } = useMeQuery(undefined, { pollingInterval: EVERY_MS })
  if (ended) return <Navigate to={staffPaths.signIn} replace state={{ from: pathname + search }} />
  if (me) return <Inside me={me} />
  return isError ? <ServerSilent onRetry={() => void refetch()} /> : <LoadingScreen />
}

function Inside({ me }: { me: Me }) {
  useIdleLock(me)
  const isTurning = useOwnLanguage(me.language)
  if (isTurning) return <LoadingScreen />
  if (me.needs_pin) return <SetPin me={me} />
  if (me.locked) return <LockScreen me={me} />
  return <Outlet />
}

/** The way in is not for who is in. */
export function Outside() {
  const { state } = useLocation() as { state: { from?: string } | null }
  const ended = useAppSelector(({ session }) => session.ended)
  const { data: me, isLoading } = useMeQuery()
  if (me && !ended) return <Navigate to={state?.from ?? staffPaths.home} replace />
  return isLoading ? <LoadingScreen /> : <Outlet />
}
