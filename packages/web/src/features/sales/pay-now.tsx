import * as words from '#words/orders.ts'
import { PayButton } from '../orders/pay-button.tsx'
import { usePaySaleMutation } from './sales-api.ts'

export function PayNow({ id, small = false }: { id: number; small?: boolean }) {
  const [pay] = usePaySaleMutation()
  return (
    <PayButton kind="go" size={small ? 'sm' : undefined} ask={() => pay(id)}>
      {words.payNow}
    </PayButton>
  )
}
