import { useDispatch } from 'react-redux'
import { paths } from '#contract/paths.ts'
import { addressHere } from '#words/language.ts'
import { Avatar } from '#ui/avatar.tsx'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { Link, NavLink } from '#ui/link.tsx'
import * as words from '#words/app.ts'
import { useBusinessInfo } from '../features/content/business-api.ts'
import { TodayTicket } from '../features/kept-passes/today-ticket.tsx'
import { setShowLogin, useAuth } from '../features/session/auth.ts'
import { LanguageSwitch } from './language-switch.tsx'
import { Logo } from './logo.tsx'
import { mainEntries } from './navigation.ts'
import { signInIntent } from './sign-in.tsx'
import './site-header.css'

/** It stands from the first paint, whoever it will turn out to be. */
function Profile() {
  const { user } = useAuth()
  return (
    <Link className="site-header__me when-signed-in" to={paths.profile} aria-label={words.myProfile}>
      <Avatar name={user?.name ?? null} image={user?.image} />
    </Link>
  )
}

function SignInButton() {
  const dispatch = useDispatch()
  return (
    <Button
      size="sm"
      className="when-signed-out"
      aria-haspopup="dialog"
      {...signInIntent}
      onClick={() => dispatch(setShowLogin(true))}
    >
      <Icon name="user-fill" />
      {words.signIn}
    </Button>
  )
}

export function SiteHeader() {
  const info = useBusinessInfo()
  return (
    <header className="site-header">
      <div className="site-header__bar">
        <Link className="logo" to={paths.home}>
          <Logo info={info} />
        </Link>
        <nav className="site-nav" aria-label={words.mainNavigation}>
          <ul>
            {mainEntries.map(({ label, to }) => (
              <li key={to}>
                <NavLink to={to}>{label}</NavLink>
              </li>
            ))}
          </ul>
        </nav>
        <div className="site-header__end">
          <TodayTicket centre={info?.name} />
          <LanguageSwitch at="header" />
          <SignInButton />
          <Profile />
        </div>
      </div>
      {/* A page of its own: without a line its style is in the kept document alone. */}
      <a className="site-header__kept when-kept-only" href={addressHere(paths.offline)}>
        {words.noLine}
      </a>
    </header>
  )
}
