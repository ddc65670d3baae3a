import { useDeferredValue } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { type PolicyBlock, policySections } from '#contract/rules/policy-text.ts'
import { previewTitle } from '#words/office.ts'
import './policy-preview.css'
import type { PolicyValues } from './policy-form.tsx'

/** What the marks make of the text; long texts are drawn when the typing rests. */
export function PolicyPreview() {
  const { control } = useFormContext<PolicyValues>()
  const text = useDeferredValue(useWatch({ control, name: 'text' }))
  return (
    <section className="policy-preview" aria-label={previewTitle}>
      <p className="label">{previewTitle}</p>
      <div className="policy-preview__page">
        {policySections(text).map(({ heading, blocks }, at) => (
          <div key={at}>
            {heading !== null && <h3>{heading}</h3>}
            {blocks.map((block, place) => (
              <Shown key={place} block={block} />
            ))}
          </div>
        ))}
      </div>
    </section>
  )
}

function Shown({ block }: { block: PolicyBlock }) {
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
