import { paths } from '#contract/paths.ts'
import { refund as title } from '#words/app.ts'
import { refundDescription } from '#words/pages.ts'
import { PageHead } from '../features/content/page-head.tsx'
import { ReachUs } from '../features/content/reach-us.tsx'
import { askPolicy, usePolicyQuery } from '../features/policies/policies-api.ts'
import { PolicyPage } from '../features/policies/policy-page.tsx'
import { described } from '../features/policies/policy-parts.ts'

const NAME = 'refund-policy'

export const queries = () => [askPolicy(NAME)]

export function Component() {
  const policy = usePolicyQuery(NAME)
  const description = described(policy.currentData?.data, refundDescription)
  return (
    <>
      <PageHead title={title} description={description} path={paths.refund} />
      <PolicyPage title={title} query={policy}>
        <ReachUs />
      </PolicyPage>
    </>
  )
}
