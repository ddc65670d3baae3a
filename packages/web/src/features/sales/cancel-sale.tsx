import type { Sale } from '#contract/schemas/sale.ts'
import { CancelButton } from '../orders/cancel-button.tsx'
import { useCancelSaleMutation } from './sales-api.ts'

/** For as long as it can be paid, unless something is paid already. */
export function CancelSale({ sale }: { sale: Sale }) {
  const [cancel] = useCancelSaleMutation()
  return sale.payable && sale.paid === 0 && <CancelButton order={sale} cancel={() => cancel(sale.id)} />
}
