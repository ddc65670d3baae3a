import type { Subscription } from '#contract/schemas/subscription.ts'
import { Block } from '#ui/block.tsx'
import { participants } from '#words/orders.ts'
import * as words from '#words/subscriptions.ts'
import { RiderPlates } from '../orders/rider-plates.tsx'

export function MembershipPeople({ subscription: { ridingUsers } }: { subscription: Subscription }) {
  return (
    <Block as="section" pad className="stack">
      <h2 className="h3">{participants}</h2>
      {ridingUsers.length > 0 ? <RiderPlates riders={ridingUsers} /> : <p className="mute">{words.noNames}</p>}
    </Block>
  )
}
