import type { Subscription } from '#contract/schemas/subscription.ts'
import { Block } from '#ui/block.tsx'
import { RiderPlates } from '../orders/rider-plates.tsx'

export function MembershipPeople({ subscription: { ridingUsers } }: { subscription: Subscription }) {
  return (
    <Block as="section" pad className="stack">
      <h2 className="h3">Participants</h2>
      {ridingUsers.length > 0 ? (
        <RiderPlates riders={ridingUsers} />
      ) : (
        <p className="mute">No names were given. Please tell us who you are at the gate.</p>
      )}
    </Block>
  )
}
