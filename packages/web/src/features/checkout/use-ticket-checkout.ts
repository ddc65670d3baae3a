import { useRef, useState } from 'react'
import type { Branch } from '#contract/schemas/branch.ts'
import type { PlaceSale } from '#contract/schemas/place-sale.ts'
import type { User } from '#contract/schemas/user.ts'
import { isWithin } from '#ui/calendar-days.ts'
import { toast } from '#ui/toast.ts'
import { useToday } from '#ui/use-today.ts'
import type { Answered } from '../orders/purchase.ts'
import { usePurchase } from '../orders/use-purchase.ts'
import { branchOf, NO_BRANCH } from './branch-step.tsx'
import { TICKETS } from './draft.ts'
import { bookingRange, parseTicketDraft, type TicketLine, ticketOrder } from './ticket-order.ts'
import { useDraft } from './use-draft.ts'

export type TicketCheckoutProps = {
  user: User
  lines: TicketLine[]
  branches: Branch[]
  send: (request: { key: string; order: PlaceSale }) => Promise<Answered>
  onLeave: () => void
}

export function useTicketCheckout({ user, lines, branches, send, onLeave }: TicketCheckoutProps) {
  const today = useToday()
  const { value, change, placed, keyFor } = useDraft(user.id, TICKETS, parseTicketDraft)
  const branch = branchOf(branches, value.branch)
  const day = value.day !== null && isWithin(value.day, bookingRange(today)) ? value.day : today

  const ask = () => {
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
    setBranchError(NO_BRANCH)
    toast.bad(NO_BRANCH)
    branchField.current?.focus()
  }
  return {
    today,
    branch,
    day,
    people: value.people,
    change,
    place,
    busy,
    problem,
    branchField,
    branchError: branch === null ? branchError : undefined,
  }
}
