import { useLocation } from 'react-router'
import { paths } from '#contract/paths.ts'
import { Link } from '#ui/link.tsx'
import { Note } from '#ui/note.tsx'
import type { WayBackState } from './way-back.tsx'

export function NameBanner() {
  const { pathname, state } = useLocation()
  return (
    <Note kind="warn" role="status">
      <b>Please fill in your profile first.</b>
      <p className="sm">
        We need your name before you can place an order.{' '}
        <Link to={paths.profile} state={{ wayBack: { pathname, state } } satisfies WayBackState}>
          Edit Profile
        </Link>
      </p>
    </Note>
  )
}
