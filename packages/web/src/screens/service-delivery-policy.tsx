import { paths } from '#contract/paths.ts'
import { PageHead } from '../features/content/page-head.tsx'
import { ReachUs } from '../features/content/reach-us.tsx'
import { PolicyPage } from '../features/policies/policy-page.tsx'
import { serviceDelivery } from '../features/policies/service-delivery.ts'

export function Component() {
  return (
    <>
      <PageHead title={serviceDelivery.title} description={serviceDelivery.description} path={paths.delivery} />
      <PolicyPage policy={serviceDelivery}>
        <ReachUs />
      </PolicyPage>
    </>
  )
}
