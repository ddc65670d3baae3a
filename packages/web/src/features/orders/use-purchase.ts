import { useEffect, useRef, useState } from 'react'
import { toast } from '#ui/toast.ts'
import { type Answered, type Order, outcomeOf, type Refusal, sentenceOf } from './purchase.ts'

type Purchase = { buy: () => Promise<void>; busy: boolean; refusal: Refusal | null }
type Ways = { onLeave?: (order: Order) => void; onRefused?: (refusal: Refusal) => void }

/**
 * Asks for a payment and takes the browser to the gateway. However often it is pressed, it asks once at a time, and it
 * stays busy until the page is left; a page that the browser kept aside and brings back can be used again.
 */
export function usePurchase(ask: () => Promise<Answered>, { onLeave, onRefused }: Ways = {}): Purchase {
  const asking = useRef(false)
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<Refusal | null>(null)
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
    setRefusal(null)
    const outcome = outcomeOf(await ask(), location.href)
    if ('url' in outcome) {
      onLeave?.(outcome.order)
      location.assign(outcome.url)
      return
    }
    setAsking(false)
    setRefusal(outcome)
    toast.bad(sentenceOf(outcome))
    onRefused?.(outcome)
  }
  return { buy, busy, refusal }
}
