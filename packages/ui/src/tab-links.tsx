import { NavLink } from './link.tsx'
import './tab-links.css'

type Props = { label: string; tabs: readonly { to: string; name: string }[] }

/** The pages of one place; on a phone the row scrolls sideways. */
export function TabLinks({ label, tabs }: Props) {
  return (
    <nav className="tab-links" aria-label={label}>
      <ul>
        {tabs.map(({ to, name }) => (
          <li key={to}>
            <NavLink to={to}>{name}</NavLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
