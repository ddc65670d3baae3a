import { paths } from '#contract/paths.ts'
import { ButtonLink } from '#ui/button.tsx'
import { useAnswer } from '#ui/page-context.ts'
import { StateCard } from '#ui/state.tsx'
import * as words from '#words/app.ts'
import drawing from '../art/spot-empty.svg?url'
import { PageHead } from '../features/content/page-head.tsx'

export function Component() {
  useAnswer({ status: 404 })
  return (
    <div className="page-head wrap wrap--text">
      <PageHead title={words.notFound} />
      <StateCard drawing={<img src={drawing} alt="" width="480" height="400" />}>
        <h1>{words.notFound}</h1>
        <p>{words.notFoundText}</p>
        <div className="row">
          <ButtonLink size="sm" to={paths.home}>
            {words.barHome}
          </ButtonLink>
          <ButtonLink kind="soft" size="sm" to={paths.tickets}>
            {words.navTickets}
          </ButtonLink>
        </div>
      </StateCard>
    </div>
  )
}
