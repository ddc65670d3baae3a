import { paths } from '#contract/paths.ts'
import { ButtonLink } from '#ui/button.tsx'
import { useAnswer } from '#ui/page-context.ts'
import { StateCard } from '#ui/state.tsx'
import drawing from '../art/spot-empty.svg?url'
import { PageHead } from '../features/content/page-head.tsx'

export function Component() {
  useAnswer({ status: 404 })
  return (
    <div className="page-head wrap wrap--text">
      <PageHead title="Page not found" />
      <StateCard drawing={<img src={drawing} alt="" width="480" height="400" />}>
        <h1>Page not found</h1>
        <p>This page is not here. It may have moved, or the address may have a typing mistake.</p>
        <div className="row">
          <ButtonLink size="sm" to={paths.home}>
            Home
          </ButtonLink>
          <ButtonLink kind="soft" size="sm" to={paths.tickets}>
            Tickets
          </ButtonLink>
        </div>
      </StateCard>
    </div>
  )
}
