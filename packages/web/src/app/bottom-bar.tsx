import { useLocation } from 'react-router'
import { paths } from '#contract/paths.ts'
import { Icon } from '#ui/icon.tsx'
import { isAt, NavLink } from '#ui/link.tsx'
import * as words from '#words/app.ts'
import './bottom-bar.css'
import { LanguageSwitch } from './language-switch.tsx'
import { barEntries, menuEntries } from './navigation.ts'
import { useMenu } from './use-menu.ts'

function Slot({ entry: { label, to, icon, name } }: { entry: (typeof barEntries)[number] }) {
  return (
    <li>
      <NavLink className={to === paths.home ? 'bar__item bar__item--home' : 'bar__item'} to={to} aria-label={name}>
        <span className="bar__pip">
          <Icon name={icon} />
        </span>
        {label}
      </NavLink>
    </li>
  )
}

export function BottomBar() {
  const { open, toggle, menu, button } = useMenu()
  const { pathname } = useLocation()
  const inMenu = menuEntries.some(({ to }) => isAt(pathname, to))
  return (
    <nav className="bar" aria-label={words.bottomBar}>
      <div className="menu" id="menu" hidden={!open} ref={menu}>
        <div className="menu__grid">
          {menuEntries.map(({ label, to, icon }) => (
            <NavLink key={to} to={to}>
              <Icon name={icon} />
              {label}
            </NavLink>
          ))}
        </div>
        <LanguageSwitch at="menu" />
      </div>
      <ul className="bar__row">
        {barEntries.map((entry) => (
          <Slot key={entry.to} entry={entry} />
        ))}
        <li>
          <button
            type="button"
            className="bar__item"
            ref={button}
            aria-expanded={open}
            aria-controls="menu"
            aria-current={inMenu || undefined}
            onClick={toggle}
          >
            <span className="bar__pip">
              <Icon name={open ? 'x-bold' : 'squares-four-fill'} />
            </span>
            {words.barMore}
          </button>
        </li>
      </ul>
    </nav>
  )
}
