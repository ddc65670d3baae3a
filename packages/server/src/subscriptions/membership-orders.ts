import { pathOf, paths } from '#contract/paths.ts'
import { named } from '#contract/words/named.ts'
import type { OrderKind } from '../orders/kinds.ts'
import { beginMembership } from './begin-membership.ts'
import { ownSubscriptions } from './own-data.ts'
import { stripSubscriptions } from './privacy-queries.ts'
import { readMembershipReceipt } from './receipt-part.ts'
import { subscriptionRoutes } from './routes.ts'
import { subscriptions } from './tables.ts'

const sms = named('sms')

export const membershipOrders: OrderKind = {
  kind: 'subscription',
  serve: subscriptionRoutes,
  table: subscriptions,
  screens: {
    success: (id) => pathOf(paths.membershipSuccess, id),
    fail: (id) => pathOf(paths.membershipFail, id),
    detail: (id) => pathOf(paths.mySubscription, id),
  },
  word: 'membership',
  tellPaid: ({ invoiceNumber, link }) => [sms.paidMembership(invoiceNumber, link), sms.paidMembershipShort(link)],
  deliver: beginMembership,
  readReceipt: readMembershipReceipt,
  strip: stripSubscriptions,
  ownData: ownSubscriptions,
}
