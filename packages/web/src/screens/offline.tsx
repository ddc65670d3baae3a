import { title } from '#words/kept.ts'
import { useBusinessInfo } from '../features/content/business-api.ts'
import { PageHead } from '../features/content/page-head.tsx'
import { ReachUs } from '../features/content/reach-us.tsx'
import { WithoutLine } from '../features/kept-passes/without-line.tsx'

/** Kept on the phone by the service worker, and shown when nothing can be fetched. It is drawn for nobody. */
export function Component() {
  return (
    <>
      <PageHead title={title} />
      <WithoutLine centre={useBusinessInfo()?.name}>
        <ReachUs />
      </WithoutLine>
    </>
  )
}
