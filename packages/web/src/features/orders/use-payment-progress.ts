import { useEffect, useState } from 'react'
import { paymentStatus } from '#contract/rules/status.ts'
import type { OneOf } from '#contract/schemas/paging.ts'
import type { OnItsWay } from './payment-on-its-way.tsx'

/** Quickly at first, then with growing patience: half a minute in all. */
const PAUSES_MS = [1_000, 1_500, 2_000, 3_000, 4_000, 5_000, 6_000, 8_000]
const LATER_MS = 15_000
const MOST_ASKED = 60

export type Payable = { paid: number; due: number; payment_pending: boolean; payment_held: boolean }

export type PaymentProgress = 'unknown' | OnItsWay | 'paid' | 'failed'

export function progressOf(order: Payable | undefined, asked: number): PaymentProgress {
  if (order === undefined) return 'unknown'
  if (paymentStatus(order) === 'paid') return 'paid'
  if (order.payment_held) return 'held'
  if (!order.payment_pending) return 'failed'
  return asked < PAUSES_MS.length ? 'waiting' : 'late'
}

export const isOnItsWay = (progress: PaymentProgress): progress is OnItsWay =>
  progress === 'waiting' || progress === 'late' || progress === 'held'

/** People take longer than machines. */
const pauseAfter = (progress: PaymentProgress, asked: number): number =>
  progress === 'held' ? LATER_MS : (PAUSES_MS[asked] ?? LATER_MS)

export type OrderQuery<Order> = {
  currentData?: OneOf<Order>
  isFetching: boolean
  isError: boolean
  refetch: () => unknown
}

/** A customer can be back before the gateway has told us: asks again until the matter is settled. */
export function usePaymentProgress<Order extends Payable>(query: OrderQuery<Order>) {
  const { currentData, isFetching, isError, refetch } = query
  const [asked, setAsked] = useState(0)
  const order = currentData?.data
  const progress = progressOf(order, asked)
  useEffect(() => {
    if (!isOnItsWay(progress) || isFetching || asked >= MOST_ASKED) return
    const askAgain = () => {
      setAsked(asked + 1)
      void refetch()
    }
    const timer = setTimeout(askAgain, pauseAfter(progress, asked))
    return () => clearTimeout(timer)
  }, [progress, isFetching, asked, refetch])
  return { order, progress, missing: isError && !isFetching && order === undefined }
}
