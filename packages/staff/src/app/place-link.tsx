import { useLocation } from 'react-router'
import { staffPaths } from '#contract/staff-paths.ts'
import { DeskIcon } from '#ui/desk-icon.tsx'
import { Icon } from '#ui/icon.tsx'
import { Link } from '#ui/link.tsx'
import { isThere, type Place } from './nav.ts'
import { OpenCases } from './open-cases.tsx'

export function PlaceLink({ place }: { place: Place }) {
  const { pathname } = useLocation()
  return (
    <Link to={place.to} aria-current={isThere(pathname, place.to) ? 'page' : undefined}>
      {place.desk ? <DeskIcon name={place.icon} /> : <Icon name={place.icon} />}
      <span>{place.name}</span>
      {place.to === staffPaths.payments && <OpenCases />}
    </Link>
  )
}
