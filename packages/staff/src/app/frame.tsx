import { Outlet, useLocation } from 'react-router'
import { ErrorBoundary } from '#ui/error-boundary.tsx'
import * as words from '#words/frame.ts'
import { DeskBar } from './desk-bar.tsx'
import { FirstSteps } from './first-steps.tsx'
import './frame.css'
import { OfflineStrip } from './offline-strip.tsx'
import { Shortcuts } from './shortcuts.tsx'
import { SideNav } from './side-nav.tsx'
import { Broken } from './states.tsx'
import { TopBar } from './top-bar.tsx'

/** The desk: places at the side, or below on a phone; the branch above; one screen in it. */
export function Component() {
  const { pathname } = useLocation()
  return (
    <div className="desk">
      <a className="skip" href="#main">
        {words.skip}
      </a>
      <SideNav />
      <div className="desk__column">
        <TopBar />
        <OfflineStrip />
        <main id="main" className="desk__main" tabIndex={-1}>
          <ErrorBoundary at={pathname} fallback={<Broken />}>
            <FirstSteps />
            <Outlet />
          </ErrorBoundary>
        </main>
      </div>
      <DeskBar />
      <Shortcuts />
    </div>
  )
}
