import { Outlet, useLocation } from 'react-router'
import { pastelOf } from '#contract/rules/pastel.ts'
import { staffPaths } from '#contract/staff-paths.ts'
import { Avatar } from '#ui/avatar.tsx'
import { DeskIcon } from '#ui/desk-icon.tsx'
import { Icon } from '#ui/icon.tsx'
import { langOf } from '#ui/lang-of.ts'
import { Link } from '#ui/link.tsx'
import * as words from '#words/frame.ts'
import { useCentreName } from '../api/centre-api.ts'
import { useMe } from '../api/use-me.ts'
import { ErrorBoundary } from '#ui/error-boundary.tsx'
import './frame.css'
import { homeOf, isThere, type Place, placesOf } from './nav.ts'
import { OfflineStrip } from './offline-strip.tsx'
import { Broken } from './states.tsx'
import { TopBar } from './top-bar.tsx'

/** The desk: places at the side, or below on a phone; the branch above; one screen in it. */
export function Frame() {
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
            <Outlet />
          </ErrorBoundary>
        </main>
      </div>
      <BottomBar />
    </div>
  )
}

function PlaceLink({ place }: { place: Place }) {
  const { pathname } = useLocation()
  return (
    <Link to={place.to} aria-current={isThere(pathname, place.to) ? 'page' : undefined}>
      {place.desk ? <DeskIcon name={place.icon} /> : <Icon name={place.icon} />}
      <span>{place.name}</span>
    </Link>
  )
}

function SideNav() {
  const me = useMe()
  const centre = useCentreName()
  return (
    <nav className="side-nav" aria-label={words.mainNav}>
      <Link className="side-nav__brand" to={homeOf(me.role)}>
        <img src="/favicon.svg" alt="" width="36" height="36" />
        <span>
          <span lang={langOf(centre)}>{centre}</span>
          <small>{words.staffSide}</small>
        </span>
      </Link>
      <ul>
        {placesOf(me.role).map((place) => (
          <li key={place.to}>
            <PlaceLink place={place} />
          </li>
        ))}
      </ul>
      <Link className="side-nav__me" to={staffPaths.more}>
        <Avatar name={me.name} pastel={pastelOf(me.id)} />
        <span>
          <b lang={langOf(me.name)}>{me.name}</b>
          <small>{words.roleNames(me.role)}</small>
        </span>
      </Link>
    </nav>
  )
}

/** Four places, and what is besides. */
function BottomBar() {
  const { role } = useMe()
  const more: Place = { to: staffPaths.more, name: words.more, icon: 'squares-four-fill' }
  return (
    <nav className="desk-bar" aria-label={words.quickNav}>
      <ul>
        {[...placesOf(role).slice(0, 4), more].map((place) => (
          <li key={place.to}>
            <PlaceLink place={place} />
          </li>
        ))}
      </ul>
    </nav>
  )
}
