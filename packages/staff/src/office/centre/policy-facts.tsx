import { useFormContext, useWatch } from 'react-hook-form'
import { policyLength } from '#contract/rules/policy-problem.ts'
import type { PolicyThing } from '#contract/schemas/content.ts'
import { Panel, PanelBody } from '#ui/panel.tsx'
import { changed } from '#words/office.ts'
import * as words from '#words/office-centre.ts'
import { showWhen } from '../../api/show-time.ts'
import type { PolicyValues } from './policy-form.tsx'

/** Whose text is on the site, and how long it is. */
export function PolicyFacts({ thing: { text, updated_at: at, updated_by: by } }: { thing: PolicyThing }) {
  return (
    <>
      <Panel title={words.versions}>
        <PanelBody>
          <p>{text === null ? words.ourText : lastChange(at, by)}</p>
        </PanelBody>
      </Panel>
      <Panel title={words.length}>
        <PanelBody>
          <Length />
        </PanelBody>
      </Panel>
    </>
  )
}

const lastChange = (at: string | null, by: PolicyThing['updated_by']): string =>
  at === null ? '' : changed(showWhen(new Date(at), new Date()), by?.name ?? null)

/** Drawn by itself at each key. */
function Length() {
  const { control } = useFormContext<PolicyValues>()
  const text = useWatch({ control, name: 'text' })
  return <p>{words.lengthNow(policyLength(text).toLocaleString('en-IN'))}</p>
}
