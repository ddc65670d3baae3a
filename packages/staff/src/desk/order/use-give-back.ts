import { useRef, useState } from 'react'
import { toTaka } from '#contract/rules/money.ts'
import type { Order, Refund } from '#contract/schemas/staff-orders.ts'
import { useCancelOrderMutation, useGiveBackMutation } from '../../api/desk-api.ts'
import { newId } from '../../api/new-id.ts'
import { isOpen, type RefundChoice, shareOf, wantedOf } from './refund-choice.ts'
import { useOrderAct } from './use-order-act.tsx'

export type Start = 'people' | 'order' | { otherWay: Refund }

function firstChoice({ kind, places, can }: Order, start: Start): RefundChoice {
  const none = { places: [], amount: '', free: false, reference: '', reason: '' }
  const way = can.refund_by_gateway ? 'gateway' : 'bkash'
  if (typeof start === 'object') return { ...none, by: 'same', way: 'bkash', reason: start.otherWay.reason }
  if (!can.cancel) return { ...none, by: 'amount', way }
  if (kind === 'memberships') return { ...none, by: 'whole', way, free: can.refund_at_most === 0 }
  const chosen = start === 'order' ? places.filter(isOpen).map(({ place }) => place) : []
  return { ...none, by: 'people', places: chosen, way, free: can.refund_at_most === 0 }
}

/** One id for what was chosen: pressed again it is the same refund, and another choice is another one. */
function useIdOf(): (choice: object) => string {
  const ids = useRef(new Map<string, string>())
  return (choice) => {
    const key = JSON.stringify(choice)
    const id = ids.current.get(key) ?? newId()
    ids.current.set(key, id)
    return id
  }
}

/** Gives money back, or cancels people with or without it. The sum that was read goes along: another one is refused. */
export function useGiveBack(order: Order, start: Start, onDone: () => void) {
  const same = typeof start === 'object' ? start.otherWay : null
  const [choice, setChoice] = useState(() => firstChoice(order, start))
  const [before] = useState(order.refunds.length)
  const idOf = useIdOf()
  const [giveBack] = useGiveBackMutation()
  const [cancel] = useCancelOrderMutation()
  const { act, ...acting } = useOrderAct()
  const share = shareOf(order, choice, same)
  const bodyOf = () => {
    const { free, way, reference, reason } = choice
    const money = free ? {} : { expected: toTaka(share.amount), way, ...(way !== 'gateway' && { reference }) }
    const what = { ...wantedOf(order, choice, same), ...money, reason }
    return { ...what, client_id: idOf(what) }
  }
  const send = async () => {
    const body = bodyOf()
    const isCancelled = choice.by === 'people' || choice.by === 'whole'
    const done = await act((approval) =>
      isCancelled
        ? cancel({ order, body: { ...body, refund: !choice.free }, approval })
        : giveBack({ order, body, approval }),
    )
    if (done) onDone()
  }
  const change = (part: Partial<RefundChoice>) => {
    acting.forget()
    setChoice((chosen) => ({ ...chosen, ...part }))
  }
  // A gateway that is silent or refuses leaves a refund behind, and its people are cancelled.
  const isBegun = !acting.busy && order.refunds.length > before
  return { choice, change, share, same, isBegun, send, ...acting }
}

export type GivingBack = ReturnType<typeof useGiveBack>
