import type { ReactNode } from 'react'
import { Button } from '../../ui/button.tsx'
import { usePurchase } from '../../use-purchase.ts'
import { usePaySubscriptionMutation } from './subscriptions-api.ts'

/** Opens the gateway for a membership that is kept and not paid. */
export function PaySubscription({ id, go = false, children }: { id: number; go?: boolean; children: ReactNode }) {
  const [pay] = usePaySubscriptionMutation()
  const { buy, busy } = usePurchase(() => pay(id))
  return (
    <Button kind={go ? 'go' : undefined} busy={busy} onClick={() => void buy()}>
      {busy ? 'Opening payment...' : children}
    </Button>
  )
}
