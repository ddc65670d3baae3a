import { Suspense, useEffect, useLayoutEffect, useRef } from 'react'
import { type Location, Outlet, useLocation, useNavigationType } from 'react-router'
import { prepareToasts } from '#ui/toast.ts'
import * as words from '#words/app.ts'
import { askBusinessInfo, askSettings, useSettingsQuery } from '../features/content/business-api.ts'
import { useSession } from '../features/session/use-session.ts'
import { BottomBar } from './bottom-bar.tsx'
import { ErrorBoundary } from '#ui/error-boundary.tsx'
import { ErrorState } from './error-page.tsx'
import { SignIn } from './sign-in.tsx'
import { SiteFooter } from './site-footer.tsx'
import { SiteHeader } from './site-header.tsx'

export const layoutQueries = () => [askBusinessInfo(), askSettings()]

/**
 * A page reached by a link starts at its top, also the one that was shown already, or one that takes the place of another.
 * A list that is narrowed stays where it is; going back, the browser itself finds the old place.
 */
function useTopOfPage({ key, pathname, search }: Location) {
  const type = useNavigationType()
  const shown = useRef({ pathname, search })
  useLayoutEffect(() => {
    const isNarrowed = shown.current.pathname === pathname && shown.current.search !== search
    shown.current = { pathname, search }
    if (type === 'PUSH' || (type === 'REPLACE' && !isNarrowed)) scrollTo(0, 0)
  }, [key, type, pathname, search])
}

/** A new page is read from its start: the focus goes there, not to where the link was. */
function useFreshFocus(pathname: string) {
  const main = useRef<HTMLElement>(null)
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    main.current?.focus({ preventScroll: true })
  }, [pathname])
  return main
}

/** By itself, so that its news does not draw the whole page anew. */
function Background() {
  useSession()
  useSettingsQuery()
  useEffect(prepareToasts, [])
  return null
}

export function PublicLayout() {
  const location = useLocation()
  const main = useFreshFocus(location.pathname)
  useTopOfPage(location)
  return (
    <div className="page has-bar">
      <a className="skip" href="#main">
        {words.skipToContent}
      </a>
      <SiteHeader />
      <main id="main" tabIndex={-1} ref={main}>
        <ErrorBoundary at={location.key} fallback={<ErrorState />}>
          <Outlet />
        </ErrorBoundary>
      </main>
      <Suspense>
        <SiteFooter />
      </Suspense>
      <BottomBar />
      <SignIn />
      <Background />
    </div>
  )
}
