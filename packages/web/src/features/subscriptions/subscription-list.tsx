import { paths } from '#contract/paths.ts'
import type { Subscription } from '#contract/schemas/subscription.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { StateCard } from '#ui/state.tsx'
import { Swing } from '#ui/swing.tsx'
import * as words from '#words/subscriptions.ts'
import drawing from '../../art/empty-subscriptions.svg?url'
import { SubscriptionCard } from './subscription-card.tsx'

export function SubscriptionList({ subscriptions, busy }: { subscriptions: Subscription[]; busy: boolean }) {
  return (
    <div className="subscription-list" aria-busy={busy}>
      {subscriptions.map((subscription, at) => (
        <SubscriptionCard key={subscription.id} subscription={subscription} first={at === 0} />
      ))}
    </div>
  )
}

export function NoSubscriptions() {
  return (
    <StateCard drawing={<img src={drawing} alt="" width="480" height="360" />}>
      <p className="h3">{words.none}</p>
      <p>{words.noneLead}</p>
      <ButtonLink to={paths.packages}>{words.viewPackages}</ButtonLink>
    </StateCard>
  )
}

/** There may be memberships, but none like this. */
export function NoSuchSubscriptions({ onAll }: { onAll: () => void }) {
  return (
    <StateCard role="status" drawing={<Swing mood="still" />}>
      <p className="h3">{words.none}</p>
      <p>{words.noneSuch}</p>
      <Button kind="soft" size="sm" onClick={onAll}>
        {words.showAll}
      </Button>
    </StateCard>
  )
}
