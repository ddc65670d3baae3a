import type { BusinessInfo } from '#contract/schemas/business.ts'
import type { Subscription } from '#contract/schemas/subscription.ts'
import { PassActs } from '../orders/pass-acts.tsx'
import { PassCode } from '../orders/pass-code.tsx'
import './membership-code.css'

const ACTIVE = 1

type Props = { subscription: Subscription; info: BusinessInfo | null }

/** The part that is held up at the gate, once it is paid. */
export function MembershipCode({ subscription: { pass, status }, info }: Props) {
  if (pass === null) return null
  return (
    <div className={status === ACTIVE ? 'member-code' : 'member-code is-off'}>
      <PassCode pass={pass} centre={info?.name} />
      <PassActs pass={pass} info={info} />
    </div>
  )
}
