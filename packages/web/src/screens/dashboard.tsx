import { Outlet, useLocation } from 'react-router'
import { paths } from '#contract/paths.ts'
import type { User } from '#contract/schemas/user.ts'
import { Avatar } from '#ui/avatar.tsx'
import type { IconName } from '#ui/icon-names.ts'
import { Icon } from '#ui/icon.tsx'
import { langOf } from '#ui/lang-of.ts'
import { Link } from '#ui/link.tsx'
import { title as tickets } from '#words/sales.ts'
import * as words from '#words/subscriptions.ts'
import { useAuth } from '../features/session/auth.ts'
import './dashboard.css'

const entries: { label: string; to: string; icon: IconName }[] = [
  { label: words.navProfile, to: paths.profile, icon: 'user-fill' },
  { label: tickets, to: paths.myTickets, icon: 'ticket-fill' },
  { label: words.title, to: paths.mySubscriptions, icon: 'crown-simple-fill' },
]

/** Its place is kept until it is known who it is. */
function Who({ user }: { user: User | null }) {
  const name = user ? user.name : '\u00a0'
  return (
    <div className="dash-nav__me">
      <Avatar name={user?.name ?? null} image={user?.image} size="lg" />
      {name && (
        <p className="h3" lang={langOf(name)}>
          {name}
        </p>
      )}
      <p className="sm mute num">{user ? `+88 ${user.phone}` : '\u00a0'}</p>
    </div>
  )
}

/** An order belongs to its list, so the list stays marked. */
function markOf(to: string, pathname: string): 'page' | 'true' | undefined {
  if (pathname === to) return 'page'
  return pathname.startsWith(`${to}/`) ? 'true' : undefined
}

export function Component() {
  const { user } = useAuth()
  const { pathname } = useLocation()
  return (
    <div className="wrap dash">
      <nav className="dash-nav" aria-label={words.dashboard}>
        <Who user={user} />
        <ul>
          {entries.map(({ label, to, icon }) => (
            <li key={to}>
              <Link to={to} aria-current={markOf(to, pathname)}>
                <Icon name={icon} />
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <div className="stack dash__content">
        <Outlet />
      </div>
    </div>
  )
}
