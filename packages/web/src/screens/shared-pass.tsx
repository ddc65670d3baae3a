import { useParams } from 'react-router'
import { yourTicket } from '#words/passes.ts'
import { useBusinessInfo } from '../features/content/business-api.ts'
import { PageHead } from '../features/content/page-head.tsx'
import { SharedPass } from '../features/orders/shared-pass.tsx'

/** Whoever follows a link from here takes nothing of its address along. */
export function Component() {
  const token = useParams()['token'] ?? ''
  const info = useBusinessInfo()
  return (
    <div className="page-head wrap wrap--text">
      <PageHead title={yourTicket} />
      <meta name="referrer" content="no-referrer" />
      <SharedPass key={token} token={token} info={info} />
    </div>
  )
}
