import type { DueOrder } from '../payments/order-book.ts'

/** What the gateway's page and the bank statement say was bought. */
export const productOf = ({ name, qty }: { name: string; qty: number }): DueOrder['product'] =>
  ({ name: `${name} membership x ${qty}`, category: 'Memberships', count: qty })
