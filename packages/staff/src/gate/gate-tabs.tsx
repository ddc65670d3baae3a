import { staffPaths } from '#contract/staff-paths.ts'
import { DeskIcon } from '#ui/desk-icon.tsx'
import { Icon } from '#ui/icon.tsx'
import { Link } from '#ui/link.tsx'
import * as words from '#words/gate-screen.ts'
import './gate-tabs.css'

/** The three things one does at a gate. */
export type View = 'scan' | 'find' | 'last'

export const addressOf = (view: View): string => (view === 'scan' ? staffPaths.gate : `${staffPaths.gate}?view=${view}`)

const tabs = [
  { view: 'scan', name: words.scan, icon: <Icon name="scan-fill" /> },
  { view: 'find', name: words.find, icon: <Icon name="magnifying-glass-bold" /> },
  { view: 'last', name: words.lastScans, icon: <DeskIcon name="list-bullets-bold" /> },
] as const

export function GateTabs({ view, onTap }: { view: View; onTap: () => void }) {
  return (
    <nav className="gate-tabs" aria-label={words.gate}>
      <ul>
        {tabs.map((tab) => (
          <li key={tab.view}>
            <Link to={addressOf(tab.view)} aria-current={tab.view === view ? 'page' : undefined} onClick={onTap}>
              {tab.icon}
              {tab.name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
