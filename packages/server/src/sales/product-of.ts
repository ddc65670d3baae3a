import type { Product } from '../orders/order.ts'

/** What the gateway's page and the bank statement say was bought. */
export const productOf = (lines: { name: string; qty: number }[]): Product => ({
  name: lines.map(({ name, qty }) => `${name} x ${qty}`).join(', '),
  category: 'Tickets',
  count: lines.reduce((sum, { qty }) => sum + qty, 0),
})
