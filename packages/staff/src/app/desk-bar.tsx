import { staffPaths } from '#contract/staff-paths.ts'
import * as words from '#words/frame.ts'
import { useMe } from '../api/use-me.ts'
import './desk-bar.css'
import { type Place, placesOf } from './nav.ts'
import { PlaceLink } from './place-link.tsx'

/** Four places, and what is besides. */
export function DeskBar() {
  const { role } = useMe()
  const more: Place = { to: staffPaths.more, name: words.more, icon: 'squares-four-fill' }
  return (
    <nav className="desk-bar" aria-label={words.quickNav}>
      <ul>
        {[...placesOf(role).slice(0, 4), more].map((place) => (
          <li key={place.to}>
            <PlaceLink place={place} />
          </li>
        ))}
      </ul>
    </nav>
  )
}
