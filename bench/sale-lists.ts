import { fillSales } from './many-sales.ts'
import { ORDERS_EACH, ownLists } from './own-lists.ts'

export const saleLists = ownLists({
  what: 'ticket orders',
  asked: {
    list: () => '/sales?filter=paid',
    search: (customer) => `/sales?search=INV-20250101-${String(customer * ORDERS_EACH).padStart(7, '0')}`,
    detail: (customer) => `/sales/${customer * ORDERS_EACH}`,
  },
  fill: fillSales,
})
