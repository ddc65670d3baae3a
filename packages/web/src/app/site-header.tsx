import { useDispatch } from 'react-redux'
import { setShowLogin, useAuth, type User } from '../auth.ts'
import { useBusinessInfo } from '../features/content/business-api.ts'
import { Button } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { Link, NavLink } from '../ui/link.tsx'
import { Logo } from './logo.tsx'
import { mainEntries } from './navigation.ts'
import { paths } from './paths.ts'
import { signInIntent } from './sign-in.tsx'
import './site-header.css'

function Profile({ user }: { user: User }) {
  return (
    <Link className="avatar" to={paths.profile} aria-label="My Profile">
      {user.image ? <img src={user.image} alt="" /> : (user.name?.trim()[0] ?? <Icon name="user-fill" />)}
    </Link>
  )
}

function SignInButton() {
  const dispatch = useDispatch()
  return (
    <Button size="sm" aria-haspopup="dialog" {...signInIntent} onClick={() => dispatch(setShowLogin(true))}>
      <Icon name="user-fill" />
      Sign In
    </Button>
  )
}

export function SiteHeader() {
  const info = useBusinessInfo()
  const { user } = useAuth()
  return (
    <header className="site-header">
      <div className="site-header__bar">
        <Link className="logo" to={paths.home}>
          <Logo info={info} />
        </Link>
        <nav className="site-nav" aria-label="Main">
          <ul>
            {mainEntries.map(({ label, to }) => (
              <li key={to}>
                <NavLink to={to}>{label}</NavLink>
              </li>
            ))}
          </ul>
        </nav>
        <div className="site-header__end">{user ? <Profile user={user} /> : <SignInButton />}</div>
      </div>
    </header>
  )
}
