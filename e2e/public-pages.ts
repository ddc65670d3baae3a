/** Every address of the site that is there to be found; longer lists have further pages. */
export const publicPages = [
  '/',
  '/services',
  '/fun-rides',
  '/gallery',
  '/tickets',
  '/package-and-offers',
  '/about',
  '/contact',
  '/terms-and-conditions',
  '/privacy-policy',
  '/refund-policy',
  '/service-delivery-policy',
]
