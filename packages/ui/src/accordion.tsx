import { type CSSProperties, type ReactNode, useState } from 'react'
import './accordion.css'
import { Block } from './block.tsx'
import { Icon } from './icon.tsx'

export type Fold = {
  id: number
  title: string
  lang?: string
  icon: ReactNode
  style?: CSSProperties
  content: ReactNode
}
type Heading = 'h2' | 'h3'

type SectionProps = { fold: Fold; heading: Heading; open: boolean; onToggle: () => void }

function Section({ fold: { id, title, lang, icon, style, content }, heading: Heading, open, onToggle }: SectionProps) {
  const panel = `group-${id}`
  return (
    <Block as="section" style={style}>
      <Heading className="accordion__head">
        <button type="button" className="accordion__btn" aria-expanded={open} aria-controls={panel} onClick={onToggle}>
          <span className="accordion__i">{icon}</span>
          <span className="h3" lang={lang}>
            {title}
          </span>
          <Icon name="caret-down-bold" />
        </button>
      </Heading>
      <div className="accordion__panel" id={panel} hidden={!open}>
        {content}
      </div>
    </Block>
  )
}

/** One is open at a time, the first one at first; what is closed stays in the page for whoever has no script. */
export function Accordion({ folds, heading = 'h2' }: { folds: Fold[]; heading?: Heading }) {
  const [openId, setOpenId] = useState(folds[0]?.id)
  return (
    <div className="accordion">
      {folds.map((fold) => {
        const open = fold.id === openId
        return (
          <Section
            key={fold.id}
            fold={fold}
            heading={heading}
            open={open}
            onToggle={() => setOpenId(open ? undefined : fold.id)}
          />
        )
      })}
    </div>
  )
}
