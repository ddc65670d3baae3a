import type { ReactNode } from 'react'
import { openingHours } from '#contract/rules/lines.ts'
import { Block } from '#ui/block.tsx'
import { Icon } from '#ui/icon.tsx'
import { langOf } from '#ui/lang-of.ts'
import * as words from '#words/content.ts'
import './hours-card.css'

/** When the doors are open, a line a day or several; `children` says what holds right now. */
export function HoursCard({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <div className="hang">
      <span className="beam" />
      <Block pad className="stack">
        <div className="row">
          <Icon name="clock-fill" big />
          <h3>{words.time}</h3>
        </div>
        <dl className="hours">
          {openingHours(text).map(({ days, hours }) => (
            <div key={days} lang={langOf(days + hours)}>
              <dt>{days}</dt>
              <dd>{hours}</dd>
            </div>
          ))}
        </dl>
        {children}
      </Block>
    </div>
  )
}
