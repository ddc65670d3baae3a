import { fillSubscriptions } from './many-subscriptions.ts'
import { ORDERS_EACH, ownLists } from './own-lists.ts'

export const subscriptionLists = ownLists({
  what: 'memberships',
  asked: {
    list: () => '/subscriptions',
    search: (customer) => `/subscriptions?search=Rider%20${customer * ORDERS_EACH}-2`,
    detail: (customer) => `/subscriptions/${customer * ORDERS_EACH}`,
  },
  fill: fillSubscriptions,
})
