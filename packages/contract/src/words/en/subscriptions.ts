export { mySubscriptions as title } from './app.ts'
export const titleOne = 'Subscription'
export const failed = 'Failed to load subscriptions.'
export const searchPlaceholder = 'Search subscriptions'
export const none = 'No subscriptions found'
export const noneLead = 'A membership brings you back as often as its days allow.'
export const noneSuch = 'Try the name of a package or of a participant, or a date such as 21-Nov-2026.'
export const showAll = 'Show all subscriptions'
export const active = 'Active'
export const pending = 'Pending'
export const expired = 'Expired'
export const upcoming = 'Upcoming'
export const inactiveList = 'In-Active'
export const inactive = 'Inactive'
export const unknown = 'Unknown'
export const orderedHeld = (day: string): string => `Ordered on ${day}, payment being checked`
export const orderedPending = (day: string): string => `Ordered on ${day}, a payment may be on its way`
export const orderedPayable = (day: string): string => `Ordered on ${day}, not paid yet`
export const orderedOver = (day: string): string => `Ordered on ${day}, can no longer be paid`
export const participantsCount = (n: number): string => (n === 1 ? '1 participant' : `${n} participants`)
export const noNames = 'No names were given. Please tell us who you are at the gate.'
export const months = 'Months'
export const hoursPerSession = 'Hours per session'
export const days = 'Days'
export const startDate = 'Start date'
export const endDate = 'End date'
export const notActivated = 'Not activated'
export const oncePaid = 'Once it is paid'
export const quantity = 'Quantity'
export const price = 'Price'
export const addedRiders = 'Added riders'
export const packagePrice = 'Package price'
export const packagePriceTimes = (n: number): string => `Package price × ${n}`
export const progress = 'Membership progress'
export const complete = (n: number): string => `${n}% complete`
export const remaining = (n: number): string => (n === 1 ? '1 day remaining' : `${n} days remaining`)
export const buyAgain = 'Buy it again'
export const activatedTitle = 'Subscription Activated'
export const yours = (name: string): string => `${name} is yours.`
export const yoursToday = (name: string, n: number): string =>
  n === 1 ? `${name} is yours. 1 month of play starts today!` : `${name} is yours. ${n} months of play start today!`
export const yoursOn = (name: string, n: number, day: string): string =>
  n === 1
    ? `${name} is yours. 1 month of play starts on ${day}.`
    : `${name} is yours. ${n} months of play start on ${day}.`
export const failedTitle = 'Subscription Payment Failed'
export const failedLead = 'Your subscription is not activated until payment succeeds.'
export const failedOver =
  'Your subscription is not activated. This order can no longer be paid. If money has left your account for it, it goes back to you in 3 to 10 business days.'
export const tryPayment = 'Try Payment Again'
export const seeSubscription = 'See your subscription'
export const viewPackages = 'View Packages'
export const nextStart = 'You have this membership until {until}. The new one starts on {start}.'
export const dashboard = 'Dashboard'
export const navProfile = 'Profile'
