import type { ReactNode } from 'react'
import { Button } from '../../ui/button.tsx'
import { usePurchase } from '../../use-purchase.ts'
import { usePaySubscriptionMutation } from './subscriptions-api.ts'

type Props = { id: number; kind?: 'go'; size?: 'sm'; children: ReactNode }

/** Opens the gateway for a membership that is kept and not paid. */
export function PaySubscription({ id, kind, size, children }: Props) {
  const [pay] = usePaySubscriptionMutation()
  const { buy, busy } = usePurchase(() => pay(id))
  return (
    <Button kind={kind} size={size} busy={busy} onClick={() => void buy()}>
      {busy ? 'Opening payment...' : children}
    </Button>
  )
}
