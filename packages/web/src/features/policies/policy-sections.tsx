import type { PolicyBlock, PolicySection } from '#contract/rules/policy-text.ts'
import { Block } from '#ui/block.tsx'
import './number-tile.css'
import './policy-sections.css'

function Items({ block }: { block: PolicyBlock }) {
  if (!('items' in block)) return <p>{block.text}</p>
  const List = block.kind === 'rules' ? 'ol' : 'ul'
  return (
    <List>
      {block.items.map((item, at) => (
        <li key={at}>{item}</li>
      ))}
    </List>
  )
}

type Props = { sections: PolicySection[]; lang: 'en' | 'bn' | undefined }

export function PolicySections({ sections, lang }: Props) {
  return (
    <Block pad className="policy number-tiles" lang={lang}>
      {sections.map(({ heading, blocks }, at) => (
        <section key={at}>
          {heading !== null && <h2 className="h3">{heading}</h2>}
          {blocks.map((block, place) => (
            <Items key={place} block={block} />
          ))}
        </section>
      ))}
    </Block>
  )
}
