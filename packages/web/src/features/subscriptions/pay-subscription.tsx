import type { ComponentProps } from 'react'
import { PayButton } from '../orders/pay-button.tsx'
import { usePaySubscriptionMutation } from './subscriptions-api.ts'

type Props = Omit<ComponentProps<typeof PayButton>, 'ask'> & { id: number }

export function PaySubscription({ id, ...button }: Props) {
  const [pay] = usePaySubscriptionMutation()
  return <PayButton {...button} ask={() => pay(id)} />
}
