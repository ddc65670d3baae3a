import { useEffect, useState } from 'react'
import type { Sale } from '#contract/schemas/sale.ts'
import { useSaleQuery } from './sales-api.ts'

/** Quickly at first, then with growing patience: half a minute in all. */
const PAUSES_MS = [1_000, 1_500, 2_000, 3_000, 4_000, 5_000, 6_000, 8_000]
const LATER_MS = 15_000
const MOST_ASKED = 60

/** What is known of the payment: nothing yet; on its way; on its way for longer than anyone waits gladly; arrived; not coming. */
export type PaymentNews = 'unknown' | 'waiting' | 'late' | 'paid' | 'failed'

export function newsOf(sale: Sale | undefined, asked: number): PaymentNews {
  if (sale === undefined) return 'unknown'
  if (sale.status === 'paid') return 'paid'
  if (!sale.payment_pending) return 'failed'
  return asked < PAUSES_MS.length ? 'waiting' : 'late'
}

/** A customer can be back before the gateway has told us: asks again until the matter is settled. */
export function usePaymentNews(id: number) {
  const { currentData, isFetching, isError, refetch } = useSaleQuery(id, { refetchOnMountOrArgChange: true })
  const [asked, setAsked] = useState(0)
  const sale = currentData?.data
  const news = newsOf(sale, asked)
  const open = news === 'waiting' || news === 'late'
  useEffect(() => {
    if (!open || isFetching || asked >= MOST_ASKED) return
    const timer = setTimeout(() => {
      setAsked(asked + 1)
      void refetch()
    }, PAUSES_MS[asked] ?? LATER_MS)
    return () => clearTimeout(timer)
  }, [open, isFetching, asked, refetch])
  return { sale, news, missing: isError && !isFetching && sale === undefined, refetch }
}
