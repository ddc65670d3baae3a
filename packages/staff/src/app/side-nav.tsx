import { pastelOf } from '#contract/rules/pastel.ts'
import { staffPaths } from '#contract/staff-paths.ts'
import { Avatar } from '#ui/avatar.tsx'
import { langOf } from '#ui/lang-of.ts'
import { Link } from '#ui/link.tsx'
import * as words from '#words/frame.ts'
import { useCentreName } from '../api/centre-api.ts'
import { useMe } from '../api/use-me.ts'
import { homeOf, placesOf } from './nav.ts'
import { PlaceLink } from './place-link.tsx'
import './side-nav.css'

export function SideNav() {
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
