import type { ReactNode } from 'react'
import type { OneOf } from '#contract/schemas/paging.ts'
import type { Policy } from '#contract/schemas/policy.ts'
import { langOf } from '#ui/lang-of.ts'
import { Loaded, type Query } from '#ui/loaded.tsx'
import { Loading } from '#ui/state.tsx'
import { loading } from '#words/app.ts'
import { spellDay } from '#words/dates.ts'
import { lastUpdated, policyFailed } from '#words/pages.ts'
import { policyParts } from './policy-parts.ts'
import { PolicySections } from './policy-sections.tsx'
import { RuleList } from './rule-list.tsx'

type Props = { title: string; query: Query<OneOf<Policy>>; children?: ReactNode }

/** What the centre wrote, or our own text; `children` follows it: how to reach the centre about it. */
export function PolicyPage({ title, query, children }: Props) {
  return (
    <>
      <Head title={title} policy={query.currentData?.data} />
      <div className="wrap wrap--text">
        <Loaded query={query} loading={<Loading text={loading} />} failed={policyFailed}>
          {({ data }) => <Body text={data.text} />}
        </Loaded>
        {children}
      </div>
    </>
  )
}

function Head({ title, policy }: { title: string; policy: Policy | undefined }) {
  const lead = policy && policyParts(policy.text).lead
  return (
    <div className="page-head">
      <div className="wrap wrap--text head">
        <h1>{title}</h1>
        {lead && (
          <p className="lead" lang={langOf(lead)}>
            {lead}
          </p>
        )}
        {policy?.updated && <p className="sm mute">{lastUpdated(spellDay(policy.updated))}</p>}
      </div>
    </div>
  )
}

function Body({ text }: { text: string }) {
  const { rules, sections } = policyParts(text)
  const lang = langOf(text)
  return (
    <>
      {rules.length > 0 && <RuleList rules={rules} lang={lang} />}
      {sections.length > 0 && <PolicySections sections={sections} lang={lang} />}
    </>
  )
}
