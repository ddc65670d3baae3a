import { useCallback, useRef, useState } from 'react'
import type { Day } from '#contract/rules/dates.ts'
import type { Branch } from '#contract/schemas/branch.ts'
import type { PlaceSale } from '#contract/schemas/place-sale.ts'
import type { User } from '#contract/schemas/user.ts'
import { isWithin } from '#ui/calendar-days.ts'
import { useToday } from '#ui/use-today.ts'
import * as words from '#words/checkout.ts'
import type { Answered } from '../orders/purchase.ts'
import { usePurchase } from '../orders/use-purchase.ts'
import { VISIT_DAY_KEY } from '../session/visit-day.ts'
import { branchOf } from './branch-step.tsx'
import { TICKETS } from './draft.ts'
import { bookingRange, parseTicketDraft, type TicketLine, ticketOrder } from './ticket-order.ts'
import { useDraft } from './use-draft.ts'
import { useKept } from './use-kept.ts'
import { useOwnName } from './use-own-name.ts'
import { readVisitDay, writeVisitDay } from './visit-day.ts'

export type TicketCheckoutProps = {
  user: User
  lines: TicketLine[]
  branches: Branch[]
  send: (request: { key: string; order: PlaceSale }) => Promise<Answered>
  onLeave: () => void
}

/** A day that is over, or too far ahead, is no choice any more: then it is today. */
function useVisitDay(owner: number, today: Day) {
  const { value, keep } = useKept<Day | null>({
    key: VISIT_DAY_KEY,
    read: () => readVisitDay(owner),
    write: (day) => day !== null && writeVisitDay(owner, day),
  })
  return { day: value !== null && isWithin(value, bookingRange(today)) ? value : today, pickDay: keep }
}

export function useTicketCheckout({ user, lines, branches, send, onLeave }: TicketCheckoutProps) {
  const today = useToday()
  const { value, change, placed, keyFor } = useDraft(user.id, TICKETS, parseTicketDraft)
  const { day, pickDay } = useVisitDay(user.id, today)
  const ownName = useOwnName(user)
  const branch = branchOf(branches, value.branch)

  const ask = async (): Promise<Answered> => {
    const error = await ownName.save()
    if (error !== undefined) return { error }
    const order = ticketOrder({ customer: user.id, branch: branch ?? 0, day, lines, people: value.people })
    return send({ key: keyFor(order), order: { ...order, sale_date: today } })
  }
  const { buy, busy, problem } = usePurchase(ask, {
    onLeave(order) {
      placed(order)
      onLeave()
    },
    onProblem: ({ order }) => order && placed(order),
  })

  const branchField = useRef<HTMLSelectElement>(null)
  const [branchError, setBranchError] = useState<string>()
  const place = () => {
    if (branch !== null) return void buy()
    setBranchError(words.selectBranch)
    branchField.current?.focus()
  }
  return {
    today,
    branch,
    day,
    pickDay,
    ownName,
    people: value.people,
    chooseBranch: useCallback((chosen: number) => change({ branch: chosen }), [change]),
    typePeople: useCallback((people: typeof value.people) => change({ people }), [change]),
    place,
    busy,
    problem,
    branchField,
    branchError: branch === null ? branchError : undefined,
  }
}
