import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { isAt, Link } from './link.tsx'
import './tab-links.css'

/** `current` is said where the path alone does not tell. */
type Tab = { to: string; name: string; count?: number | undefined; current?: boolean }
type Props = { label: string; tabs: readonly Tab[] }

/** The pages of one place; on a phone the row scrolls sideways. */
export function TabLinks({ label, tabs }: Props) {
  const { pathname } = useLocation()
  const row = useRef<HTMLElement>(null)
  const isCurrent = ({ to, current }: Tab): boolean => current ?? isAt(pathname, to)
  const at = tabs.findIndex(isCurrent)
  useEffect(() => {
    row.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [at])
  return (
    <nav className="tab-links" aria-label={label} ref={row}>
      <ul>
        {tabs.map((tab) => (
          <li key={tab.to}>
            <Link to={tab.to} aria-current={isCurrent(tab) ? 'page' : undefined}>
              {tab.name}
              {tab.count !== undefined && <span className="tab-links__count">{tab.count}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
