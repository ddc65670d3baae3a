import { paths } from '#contract/paths.ts'
import { PageHead } from '../features/content/page-head.tsx'
import { ReachUs } from '../features/content/reach-us.tsx'
import { PolicyPage } from '../features/policies/policy-page.tsx'
import { refund } from '../features/policies/refund.ts'

export function Component() {
  return (
    <>
      <PageHead title={refund.title} description={refund.description} path={paths.refund} />
      <PolicyPage policy={refund}>
        <ReachUs />
      </PolicyPage>
    </>
  )
}
