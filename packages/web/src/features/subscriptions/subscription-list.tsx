import { paths } from '#contract/paths.ts'
import type { Subscription } from '#contract/schemas/subscription.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { StateCard } from '#ui/state.tsx'
import { Swing } from '#ui/swing.tsx'
import drawing from '../../art/empty-subscriptions.svg?url'
import { SubscriptionCard } from './subscription-card.tsx'

export function SubscriptionList({ subscriptions, busy }: { subscriptions: Subscription[]; busy: boolean }) {
  return (
    <div className="subscription-list" aria-busy={busy}>
      {subscriptions.map((subscription) => (
        <SubscriptionCard key={subscription.id} subscription={subscription} />
      ))}
    </div>
  )
}

const NONE = 'No subscriptions found'

export function NoSubscriptions() {
  return (
    <StateCard drawing={<img src={drawing} alt="" width="480" height="360" />}>
      <p className="h3">{NONE}</p>
      <p>A membership brings you back as often as its days allow.</p>
      <ButtonLink to={paths.packages}>View Packages</ButtonLink>
    </StateCard>
  )
}

/** There may be memberships, but none like this. */
export function NoSuchSubscriptions({ onAll }: { onAll: () => void }) {
  return (
    <StateCard role="status" drawing={<Swing mood="still" />}>
      <p className="h3">{NONE}</p>
      <p>Try the name of a package or of a participant, or a date such as 21-Nov-2026.</p>
      <Button kind="soft" size="sm" onClick={onAll}>
        Show all subscriptions
      </Button>
    </StateCard>
  )
}
