import { paths } from '#contract/paths.ts'
import { terms as title } from '#words/app.ts'
import { termsDescription } from '#words/pages.ts'
import { PageHead } from '../features/content/page-head.tsx'
import { askPolicy, usePolicyQuery } from '../features/policies/policies-api.ts'
import { PolicyPage } from '../features/policies/policy-page.tsx'
import { described } from '../features/policies/policy-parts.ts'

const NAME = 'terms-and-conditions'

export const queries = () => [askPolicy(NAME)]

export function Component() {
  const policy = usePolicyQuery(NAME)
  const description = described(policy.currentData?.data, termsDescription)
  return (
    <>
      <PageHead title={title} description={description} path={paths.terms} />
      <PolicyPage title={title} query={policy} />
    </>
  )
}
