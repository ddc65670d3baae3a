import { type ReactNode, useEffect } from 'react'
import { Navigate, Outlet, useLocation } from 'react-router'
import { paths } from '#contract/paths.ts'
import { Failure, Loading } from '#ui/state.tsx'
import * as words from '#words/app.ts'
import { PageHead } from '../features/content/page-head.tsx'
import { setShowLogin, useAuth } from '../features/session/auth.ts'
import { findUser } from '../features/session/session.ts'
import { useSessionDispatch } from '../features/session/use-session.ts'
import './guard.css'
import type { OriginState } from './sign-in-origin.ts'

function Place({ children }: { children: ReactNode }) {
  return (
    <div className="page-head wrap wrap--text">
      <PageHead title={words.myAccount} />
      {children}
    </div>
  )
}

const waiting = (
  <Place>
    <Loading text={words.loading} />
  </Place>
)

/** The home page stands behind the drawer; the address asked for waits in the history entry until someone has signed in. */
function AskToSignIn() {
  const dispatch = useSessionDispatch()
  const origin = useLocation()
  useEffect(() => void dispatch(setShowLogin(true)), [dispatch])
  return (
    <>
      {waiting}
      <Navigate to={paths.home} replace state={{ origin } satisfies OriginState} />
    </>
  )
}

function Guarded() {
  const dispatch = useSessionDispatch()
  const { user, isLoading, unreachable } = useAuth()
  if (user) return <Outlet key={user.id} />
  if (isLoading) return waiting
  if (!unreachable) return <AskToSignIn />
  return (
    <Place>
      <Failure text={words.stillSignedIn} onRetry={() => void dispatch(findUser())} />
    </Place>
  )
}

/** Stands before every signed-in screen, which begins anew for another customer. The server knows nobody, so it draws the waiting. */
export const Guard = () => (
  <div className="own-page">
    <Guarded />
  </div>
)
