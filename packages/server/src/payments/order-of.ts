import type { Attempt } from './queries.ts'
import type { Payable } from './receipt-link.ts'

/** The order an attempt is for. */
export function orderOf({ kind, saleId, subscriptionId }: Pick<Attempt, 'kind' | 'saleId' | 'subscriptionId'>): Payable {
  const id = kind === 'sale' ? saleId : subscriptionId
  if (id === null) throw new Error(`An attempt for a ${kind} names none.`)
  return { kind, id }
}
