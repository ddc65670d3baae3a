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

/** A screen whose heading is known beforehand shows it while the rest is on its way. */
type Props = { heading?: string; framed?: boolean }

function Place({ heading, framed, children }: Props & { children: ReactNode }) {
  const place = (
    <>
      <PageHead title={heading ?? words.myAccount} />
      {heading && <h1>{heading}</h1>}
      {children}
    </>
  )
  return framed ? place : <div className="page-head wrap stack">{place}</div>
}

/** The home page stands behind the drawer; the address asked for waits in the history entry until someone has signed in. */
function AskToSignIn({ children }: { children: ReactNode }) {
  const dispatch = useSessionDispatch()
  const origin = useLocation()
  useEffect(() => void dispatch(setShowLogin(true)), [dispatch])
  return (
    <>
      {children}
      <Navigate to={paths.home} replace state={{ origin } satisfies OriginState} />
    </>
  )
}

/** Stands before every signed-in screen, which begins anew for another customer. The server knows nobody, so it draws the waiting. */
export function Guard(screen: Props) {
  const dispatch = useSessionDispatch()
  const { user, isLoading, unreachable } = useAuth()
  if (user) return <Outlet key={user.id} />
  if (unreachable && !isLoading)
    return (
      <Place {...screen}>
        <Failure text={words.stillSignedIn} onRetry={() => void dispatch(findUser())} />
      </Place>
    )
  const waiting = (
    <Place {...screen}>
      <Loading text={words.loading} />
    </Place>
  )
  return isLoading ? waiting : <AskToSignIn>{waiting}</AskToSignIn>
}

export const OwnPage = () => (
  <div className="own-page">
    <Outlet />
  </div>
)
