export const ticketsDescription =
  'Day tickets for children and grown-ups, with their prices in Taka: pick your tickets, choose the day and come to play.'
export const packagesDescription =
  'Membership packages for children and their families: months, riders, days, hours and prices at a glance.'
export const ridesTitle = 'Fun Rides'
export const ridesTitlePage = (n: number): string => `Fun Rides, page ${n}`
export const ridesDescription = 'Rides, soft play and games for children aged 2 to 12: see every ride before you come.'
export const galleryTitlePage = (n: number): string => `Photo Gallery, page ${n}`
export const galleryDescription =
  'Birthdays, slides, festivals and first rides: photos of what children do here all day.'
export const servicesTitle = 'Services'
export const servicesDescription =
  'Play zones, parties, food, care and everything for parents: what we do while your children play.'
export const aboutTitle = 'About'
export const aboutTitlePage = (n: number): string => `About, page ${n}`
export const contactTitle = 'Contact Us'
export const contactDescription =
  'Where to find us, whom to call and where to write: address, phone numbers, emails and a map.'
export const termsDescription =
  'The nine rules for a safe and happy visit: guardians, height, socks, food, payments and more.'
export const privacyDescription =
  'What we ask of a family, why we ask it, who sees it, and how to have it shown to you or erased.'
export const refundDescription =
  'Payments are non-refundable unless we cancel; refunds return to the original payment method in 3 to 10 business days.'
export const deliveryDescription =
  'E-tickets and memberships are ready instantly after payment; event and party bookings take 2 to 7 business days.'
export const policyFailed = 'Failed to load this page.'
export const lastUpdated = (day: string): string => `Last updated ${day}`
