import { useEffect, useLayoutEffect, useRef } from 'react'
import { Outlet, useLocation, useNavigationType } from 'react-router'
import { askBusinessInfo, askSettings, useSettingsQuery } from '../features/content/business-api.ts'
import { useSession } from '../features/customers/use-session.ts'
import { BottomBar } from './bottom-bar.tsx'
import { ErrorBoundary } from './error-boundary.tsx'
import { ErrorState } from './error-page.tsx'
import { SignIn } from './sign-in.tsx'
import { SiteFooter } from './site-footer.tsx'
import { SiteHeader } from './site-header.tsx'

export const layoutQueries = () => [askBusinessInfo(), askSettings()]

/** A page reached by a link starts at its top; going back, the browser itself finds the old place. */
function useTopOfPage(key: string) {
  const type = useNavigationType()
  useLayoutEffect(() => {
    if (type === 'PUSH') scrollTo(0, 0)
  }, [key, type])
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
  return null
}

export function PublicLayout() {
  const { pathname, key } = useLocation()
  const main = useFreshFocus(pathname)
  useTopOfPage(key)
  return (
    <div className="page has-bar">
      <a className="skip" href="#main">
        Skip to content
      </a>
      <SiteHeader />
      <main id="main" tabIndex={-1} ref={main}>
        <ErrorBoundary at={key} fallback={<ErrorState />}>
          <Outlet />
        </ErrorBoundary>
      </main>
      <SiteFooter />
      <BottomBar />
      <SignIn />
      <Background />
    </div>
  )
}
