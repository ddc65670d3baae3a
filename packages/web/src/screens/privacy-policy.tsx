import { paths } from '#contract/paths.ts'
import { PageHead } from '../features/content/page-head.tsx'
import { ReachUs } from '../features/content/reach-us.tsx'
import { PolicyPage } from '../features/policies/policy-page.tsx'
import { privacy } from '../features/policies/privacy.ts'

export function Component() {
  return (
    <>
      <PageHead title={privacy.title} description={privacy.description} path={paths.privacy} />
      <PolicyPage policy={privacy}>
        <ReachUs />
      </PolicyPage>
    </>
  )
}
