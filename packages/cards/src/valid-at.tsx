import type { Branch } from '#contract/schemas/branch.ts'
import { Icon } from '#ui/icon.tsx'
import { langOf } from '#ui/lang-of.ts'
import * as words from '#words/catalogue.ts'
import './valid-at.css'

/** A membership is good at every branch; until they are known, only that is said. */
export function ValidAt({ branches = [] }: { branches?: Branch[] }) {
  return (
    <div className="valid-at">
      <Icon name="map-pin-fill" />
      <div>
        <p>{words.validEverywhere}</p>
        <ul>
          {branches.map(({ id, name }) => (
            <li key={id} lang={langOf(name)}>
              {name}
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
