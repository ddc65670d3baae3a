import { HoursCard } from '#cards/hours-card.tsx'
import { lines } from '#contract/rules/lines.ts'
import type { BusinessInfo } from '#contract/schemas/business.ts'
import { Block } from '#ui/block.tsx'
import { Icon } from '#ui/icon.tsx'
import { langOf } from '#ui/lang-of.ts'
import * as words from '#words/content.ts'
import { guidelineIcon } from './guideline-icon.ts'
import { OpenNow } from './open-now.tsx'
import './time-and-guideline.css'

/** The icon is chosen by the English line at the same place. */
function Guideline({ text, english }: { text: string; english: string }) {
  const readable = lines(english)
  return (
    <Block pad className="stack time-guide__guide">
      <div className="row">
        <Icon name="shield-check-fill" big />
        <h3>{words.guideline}</h3>
      </div>
      <ul className="ticks ticks--2">
        {lines(text).map((line, at) => (
          <li key={line} lang={langOf(line)}>
            <span className="ticks__i">
              <Icon name={guidelineIcon(readable[at] ?? line)} />
            </span>
            {line}
          </li>
        ))}
      </ul>
    </Block>
  )
}

/** Either half stands without the other; with neither there is nothing to say. */
export function TimeAndGuideline({ info }: { info: BusinessInfo | null }) {
  if (!info?.opening_hours && !info?.guideline) return null
  return (
    <section className="section wrap" aria-labelledby="time-and-guideline">
      <div className="head head--center">
        <h2 id="time-and-guideline">{words.timeAndGuideline}</h2>
      </div>
      <div className="time-guide">
        {info.opening_hours && (
          <HoursCard text={info.opening_hours}>
            <OpenNow closed />
          </HoursCard>
        )}
        {info.guideline && <Guideline text={info.guideline} english={info.guideline_en ?? info.guideline} />}
      </div>
    </section>
  )
}
