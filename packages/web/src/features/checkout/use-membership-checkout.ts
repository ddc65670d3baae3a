import { useCallback, useMemo } from 'react'
import type { Package } from '#contract/schemas/package.ts'
import type { PlaceSubscription } from '#contract/schemas/place-subscription.ts'
import type { User } from '#contract/schemas/user.ts'
import { toast } from '#ui/toast.ts'
import * as words from '#words/checkout.ts'
import type { Answered } from '../orders/purchase.ts'
import { usePurchase } from '../orders/use-purchase.ts'
import {
  addProblem,
  draftNameOf,
  type MembershipDraft,
  membershipOrder,
  parseMembershipDraft,
  removeProblem,
  type RiderType,
  riderTypesOf,
} from './membership-order.ts'
import { withoutRow } from './participant.ts'
import { useDraft } from './use-draft.ts'
import { useOwnName } from './use-own-name.ts'

export type MembershipCheckoutProps = {
  user: User
  pack: Package
  send: (request: { key: string; order: PlaceSubscription }) => Promise<Answered>
}

export function useMembershipCheckout({ user, pack, send }: MembershipCheckoutProps) {
  const { value, now, change, placed, keyFor } = useDraft(user.id, draftNameOf(pack.id), parseMembershipDraft)
  const { people, added } = value
  const types = useMemo(() => riderTypesOf(pack, { added }), [pack, added])
  const ownName = useOwnName(user)

  // Each starts from what is there now: two quick taps may come from one drawing.
  const add = useCallback(
    ({ id }: RiderType) => {
      const draft = now()
      const rider = riderTypesOf(pack, draft).find((each) => each.id === id)
      if (rider === undefined) return
      const problem = addProblem(rider, riderTypesOf(pack, draft))
      if (problem !== null) return toast.bad(problem)
      change({ added: { ...draft.added, [id]: rider.added + 1 } })
      toast(words.riderAdded(rider.name))
    },
    [pack, now, change],
  )
  /** The row at `at`, or the last one: then what was typed in it waits, should another be added. */
  const remove = useCallback(
    ({ id }: RiderType, at?: number) => {
      const draft = now()
      const rider = riderTypesOf(pack, draft).find((each) => each.id === id)
      if (rider === undefined) return
      const problem = removeProblem(rider)
      if (problem !== null) return toast.bad(problem)
      const left = at === undefined ? draft.people : { ...draft.people, [id]: withoutRow(draft.people[id] ?? [], at) }
      change({ people: left, added: { ...draft.added, [id]: rider.added - 1 } })
      toast(words.riderRemoved(rider.name))
    },
    [pack, now, change],
  )
  const ask = async (): Promise<Answered> => {
    const error = await ownName.save()
    if (error !== undefined) return { error }
    const order = membershipOrder({ customer: user.id, pack, draft: value })
    return send({ key: keyFor(order), order })
  }
  const { buy, busy, problem } = usePurchase(ask, { onLeave: placed, onProblem: ({ order }) => order && placed(order) })
  const typePeople = useCallback((typed: MembershipDraft['people']) => change({ people: typed }), [change])
  return { people, types, ownName, typePeople, add, remove, place: () => void buy(), busy, problem }
}
