import type { Product } from '../orders/order.ts'

/** What the gateway's page and the bank statement say was bought. */
export const productOf = ({ name, qty }: { name: string; qty: number }): Product => ({
  name: `${name} membership x ${qty}`,
  category: 'Memberships',
  count: qty,
})
