import { useEffect, useState } from 'react'
import { paymentStatus } from '#contract/rules/status.ts'
import type { OneOf } from '#contract/schemas/paging.ts'
import type { OnItsWay } from './payment-on-its-way.tsx'

/** Quickly at first, then with growing patience: half a minute in all. */
const PAUSES_MS = [1_000, 1_500, 2_000, 3_000, 4_000, 5_000, 6_000, 8_000]
const LATER_MS = 15_000
const MOST_ASKED = 60

/** An order of any kind, as far as its payment goes. */
export type Payable = { paid: number; due: number; payment_pending: boolean; payment_held: boolean }

/** What is known of the payment: nothing yet; where it is; arrived; not coming. */
export type PaymentNews = 'unknown' | OnItsWay | 'paid' | 'failed'

export function newsOf(order: Payable | undefined, asked: number): PaymentNews {
  if (order === undefined) return 'unknown'
  if (paymentStatus(order) === 'paid') return 'paid'
  if (order.payment_held) return 'held'
  if (!order.payment_pending) return 'failed'
  return asked < PAUSES_MS.length ? 'waiting' : 'late'
}

export const isOnItsWay = (news: PaymentNews): news is OnItsWay => news === 'waiting' || news === 'late' || news === 'held'

/** People take longer than machines. */
const pauseAfter = (news: PaymentNews, asked: number): number => (news === 'held' ? LATER_MS : (PAUSES_MS[asked] ?? LATER_MS))

export type OrderQuery<Order> = { currentData?: OneOf<Order>; isFetching: boolean; isError: boolean; refetch: () => unknown }

/** A customer can be back before the gateway has told us: asks again until the matter is settled. */
export function usePaymentNews<Order extends Payable>({ currentData, isFetching, isError, refetch }: OrderQuery<Order>) {
  const [asked, setAsked] = useState(0)
  const order = currentData?.data
  const news = newsOf(order, asked)
  useEffect(() => {
    if (!isOnItsWay(news) || isFetching || asked >= MOST_ASKED) return
    const timer = setTimeout(() => {
      setAsked(asked + 1)
      void refetch()
    }, pauseAfter(news, asked))
    return () => clearTimeout(timer)
  }, [news, isFetching, asked, refetch])
  return { order, news, missing: isError && !isFetching && order === undefined }
}
