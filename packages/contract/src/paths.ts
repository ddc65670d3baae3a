/** Every address of the site; `:name` marks what a screen reads from it. */
export const paths = {
  home: '/',
  services: '/services',
  about: '/about',
  gallery: '/gallery',
  funRides: '/fun-rides',
  tickets: '/tickets',
  contact: '/contact',
  packages: '/package-and-offers',
  terms: '/terms-and-conditions',
  privacy: '/privacy-policy',
  refund: '/refund-policy',
  delivery: '/service-delivery-policy',
  dashboard: '/dashboard',
  profile: '/dashboard/profile',
  myTickets: '/dashboard/tickets',
  myTicket: '/dashboard/tickets/show/:saleId',
  mySubscriptions: '/dashboard/subscriptions',
  mySubscription: '/dashboard/subscriptions/show/:subscriptionId',
  ticketCheckout: '/ticket-checkout',
  ticketSuccess: '/ticket-checkout/success/:saleId',
  ticketFail: '/ticket-checkout/fail/:saleId',
  membershipCheckout: '/membership-checkout/:packageId',
  membershipSuccess: '/membership-checkout/success/:subscriptionId',
  membershipFail: '/membership-checkout/fail/:subscriptionId',
  checkout: '/checkout',
  sharedPass: '/pass/:token',
  offline: '/offline',
} as const

/** What cannot be found has one page, whatever was looked for. */
export const NOT_FOUND = '/404'

/** The number in an address; null for what cannot be one. */
export const idOf = (raw: string | undefined): number | null =>
  raw !== undefined && /^[1-9]\d{0,8}$/.test(raw) ? Number(raw) : null

/** The address of the one thing with this number. */
export const pathOf = (path: string, id: number): string => path.replace(/:\w+$/, String(id))
