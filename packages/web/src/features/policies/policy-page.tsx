import type { ReactNode } from 'react'
import { Block } from '#ui/block.tsx'
import { spellDay } from '#words/dates.ts'
import { lastUpdated } from '#words/pages.ts'
import './number-tile.css'
import './policy-page.css'
import type { Policy } from './policy.ts'

function Section({ section: { heading, points = [], paragraphs = [] } }: { section: Policy['sections'][number] }) {
  return (
    <section>
      <h2 className="h3">{heading}</h2>
      {points.length > 0 && (
        <ul>
          {points.map((point, at) => (
            <li key={at}>{point}</li>
          ))}
        </ul>
      )}
      {paragraphs.map((paragraph, at) => (
        <p key={at}>{paragraph}</p>
      ))}
    </section>
  )
}

type Props = { policy: Policy; children: ReactNode }

/** `children` follows the policy: how to reach the centre about it. */
export function PolicyPage({ policy: { title, lead, updated, sections }, children }: Props) {
  return (
    <>
      <div className="page-head">
        <div className="wrap wrap--text head">
          <h1>{title}</h1>
          <p className="lead">{lead}</p>
          <p className="sm mute">{lastUpdated(spellDay(updated))}</p>
        </div>
      </div>
      <div className="wrap wrap--text">
        <Block pad className="policy number-tiles">
          {sections.map((section, at) => (
            <Section key={at} section={section} />
          ))}
        </Block>
        {children}
      </div>
    </>
  )
}
