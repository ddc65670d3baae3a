import { useEffect, useState } from 'react'
import { paymentStatus } from '#contract/rules/status.ts'
import type { OneOf } from '#contract/schemas/paging.ts'

/** Quickly at first, then with growing patience: half a minute in all. */
const PAUSES_MS = [1_000, 1_500, 2_000, 3_000, 4_000, 5_000, 6_000, 8_000]
const LATER_MS = 15_000
const MOST_ASKED = 60

/** An order of any kind, as far as its payment goes. */
export type Payable = { paid: number; due: number; payment_pending: boolean }

/** What is known of the payment: nothing yet; on its way; on its way for longer than anyone waits gladly; arrived; not coming. */
export type PaymentNews = 'unknown' | 'waiting' | 'late' | 'paid' | 'failed'

export function newsOf(order: Payable | undefined, asked: number): PaymentNews {
  if (order === undefined) return 'unknown'
  if (paymentStatus(order) === 'paid') return 'paid'
  if (!order.payment_pending) return 'failed'
  return asked < PAUSES_MS.length ? 'waiting' : 'late'
}

export type OrderQuery<Order> = { currentData?: OneOf<Order>; isFetching: boolean; isError: boolean; refetch: () => unknown }

/** A customer can be back before the gateway has told us: asks again until the matter is settled. */
export function usePaymentNews<Order extends Payable>({ currentData, isFetching, isError, refetch }: OrderQuery<Order>) {
  const [asked, setAsked] = useState(0)
  const order = currentData?.data
  const news = newsOf(order, asked)
  const open = news === 'waiting' || news === 'late'
  useEffect(() => {
    if (!open || isFetching || asked >= MOST_ASKED) return
    const timer = setTimeout(() => {
      setAsked(asked + 1)
      void refetch()
    }, PAUSES_MS[asked] ?? LATER_MS)
    return () => clearTimeout(timer)
  }, [open, isFetching, asked, refetch])
  return { order, news, missing: isError && !isFetching && order === undefined }
}
