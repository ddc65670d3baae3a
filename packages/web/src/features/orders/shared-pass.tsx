import { paths } from '#contract/paths.ts'
import type { BusinessInfo } from '#contract/schemas/business.ts'
import type { Pass } from '#contract/schemas/pass.ts'
import { ButtonLink } from '#ui/button.tsx'
import { langOf } from '#ui/lang-of.ts'
import { Loading, StateCard } from '#ui/state.tsx'
import { Swing } from '#ui/swing.tsx'
import { loading } from '#words/app.ts'
import * as words from '#words/passes.ts'
import { MissingOrder } from './missing-order.tsx'
import { PassTicket } from './pass-ticket.tsx'
import { useSharedPassQuery } from './passes-api.ts'

function Gone() {
  return (
    <StateCard drawing={<Swing mood="loose" />}>
      <h1>{words.linkEnded}</h1>
      <p>{words.linkEndedText}</p>
      <ButtonLink size="sm" to={paths.tickets}>
        {words.tickets}
      </ButtonLink>
    </StateCard>
  )
}

/** What whoever has the link sees of a pass; it is passed on by those who bought it. */
const toShow = (pass: Omit<Pass, 'invoice_url' | 'share_url' | 'names'>): Pass => ({
  ...pass,
  invoice_url: null,
  share_url: null,
  names: [],
})

export function SharedPass({ token, info }: { token: string; info: BusinessInfo | null }) {
  const { data, error, isFetching, refetch } = useSharedPassQuery(token)
  if (error && !isFetching)
    return 'status' in error && error.status === 404 ? <Gone /> : <MissingOrder onRetry={() => void refetch()} />
  if (data === undefined) return <Loading text={loading} />
  const pass = toShow(data.data)
  return (
    <div className="stack">
      <h1 lang={pass.title === null ? undefined : langOf(pass.title)}>{pass.title ?? words.yourTicket}</h1>
      <PassTicket pass={pass} info={info} alone />
    </div>
  )
}
