import type { Package } from '#contract/schemas/package.ts'
import type { PlaceSubscription } from '#contract/schemas/place-subscription.ts'
import type { User } from '#contract/schemas/user.ts'
import { toast } from '#ui/toast.ts'
import type { Answered } from '../orders/purchase.ts'
import { usePurchase } from '../orders/use-purchase.ts'
import {
  addProblem,
  draftNameOf,
  membershipOrder,
  parseMembershipDraft,
  removeProblem,
  type RiderType,
  riderTypesOf,
} from './membership-order.ts'
import { withoutRow } from './participant.ts'
import { useDraft } from './use-draft.ts'

export type MembershipCheckoutProps = {
  user: User
  pack: Package
  send: (request: { key: string; order: PlaceSubscription }) => Promise<Answered>
}

export function useMembershipCheckout({ user, pack, send }: MembershipCheckoutProps) {
  const { value, change, placed, keyFor } = useDraft(user.id, draftNameOf(pack.id), parseMembershipDraft)
  const { people, added } = value
  const types = riderTypesOf(pack, value)

  const add = (rider: RiderType) => {
    const problem = addProblem(rider, types)
    if (problem !== null) return toast.bad(problem)
    change({ added: { ...added, [rider.id]: rider.added + 1 } })
    toast(`${rider.type} added successfully`)
  }
  /** The row at `at`, or the last one: then what was typed in it waits, should another be added. */
  const remove = (rider: RiderType, at?: number) => {
    const problem = removeProblem(rider)
    if (problem !== null) return toast.bad(problem)
    const left = at === undefined ? people : { ...people, [rider.id]: withoutRow(people[rider.id] ?? [], at) }
    change({ people: left, added: { ...added, [rider.id]: rider.added - 1 } })
    toast(`${rider.type} removed successfully`)
  }
  const ask = () => {
    const order = membershipOrder({ customer: user.id, pack, draft: value })
    return send({ key: keyFor(order), order })
  }
  const { buy, busy, problem } = usePurchase(ask, { onLeave: placed, onProblem: ({ order }) => order && placed(order) })
  return { people, types, change, add, remove, place: () => void buy(), busy, problem }
}
