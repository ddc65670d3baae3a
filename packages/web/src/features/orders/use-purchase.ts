import { useEffect, useRef, useState } from 'react'
import { toast } from '#ui/toast.ts'
import { type Answered, type Order, type PaymentProblem, paymentStartOf, sentenceOf } from './purchase.ts'

type Purchase = { buy: () => Promise<void>; busy: boolean; problem: PaymentProblem | null }
/** Whoever shows the problem beside the button says so by `onProblem`; one error is told once. */
type Ways = { onLeave?: (order: Order) => void; onProblem?: (problem: PaymentProblem) => void }

/**
 * Asks for a payment and takes the browser to the gateway. However often it is pressed, it asks once at a time, and it
 * stays busy until the page is left; a page that the browser kept aside and brings back can be used again.
 */
export function usePurchase(ask: () => Promise<Answered>, { onLeave, onProblem }: Ways = {}): Purchase {
  const asking = useRef(false)
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<PaymentProblem | null>(null)
  const setAsking = (on: boolean) => {
    asking.current = on
    setBusy(on)
  }
  useEffect(() => {
    const onShow = ({ persisted }: PageTransitionEvent) => persisted && setAsking(false)
    addEventListener('pageshow', onShow)
    return () => removeEventListener('pageshow', onShow)
  }, [])
  const buy = async () => {
    if (asking.current) return
    setAsking(true)
    setProblem(null)
    const start = paymentStartOf(await ask(), location.href)
    if ('url' in start) {
      onLeave?.(start.order)
      location.assign(start.url)
      return
    }
    setAsking(false)
    setProblem(start)
    if (start.signedOut || !onProblem) toast.bad(sentenceOf(start))
    onProblem?.(start)
  }
  return { buy, busy, problem }
}
