import { Button } from '../../ui/button.tsx'
import { usePurchase } from '../../use-purchase.ts'
import { usePaySaleMutation } from './sales-api.ts'

/** Opens the gateway for an order that is kept and not paid. */
export function PayNow({ id, small = false }: { id: number; small?: boolean }) {
  const [pay] = usePaySaleMutation()
  const { buy, busy } = usePurchase(() => pay(id))
  return (
    <Button kind="go" size={small ? 'sm' : undefined} busy={busy} onClick={() => void buy()}>
      {busy ? 'Opening payment...' : 'Pay now'}
    </Button>
  )
}
