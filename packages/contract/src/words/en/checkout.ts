export const ticketTitle = 'Ticket Checkout'
export { membershipCheckout as membershipTitle } from './app.ts'
export const title = 'Checkout'
export const vatFailed = 'Failed to load the VAT rate.'
export const branchesFailed = 'Failed to load branches.'
export const branch = 'Branch'
export const chooseBranch = 'Choose a branch'
export const selectBranch = 'Please select a branch'
export const bookingDate = 'Booking Date'
export const soon = 'Soon'
export const closedToday = 'We are closed for today.'
export const anotherDay = 'Please choose another day for your visit.'
export const yourVisit = 'Your visit'
export const closedForToday = 'Closed for today'
export const participants = 'Participants'
export const tickets = (n: number): string => (n === 1 ? '1 ticket' : `${n} tickets`)
export const blankRows = 'Rows left blank are fine. Names help us welcome you at the gate.'
export const fromProfile = 'From your profile'
export const name = 'Name'
export const age = 'Age'
export const nameOf = (n: number): string => `Name, participant ${n}`
export const ageOf = (n: number): string => `Age, participant ${n}`
export const removeParticipant = (n: number): string => `Remove participant ${n}`
export const orderSummary = 'Order Summary'
export const quantity = 'Quantity'
export const subTotal = 'Sub Total'
export const vat = (rate: number): string => `VAT (${rate}%)`
export const totalAmount = 'Total Amount'
export const packagePrice = 'Package price'
export const addedRider = '{n} × {type} {added}'
export const added = 'added'
export const total = 'Total'
export const ridersInformation = 'Riders Information'
export const riders = (n: number): string => (n === 1 ? '1 rider' : `${n} riders`)
export const riderNumber = (type: string, n: number): string => `${type} ${n}`
export const extraPrice = (price: string): string => `extra TK ${price}`
export const included = 'included'
export const includedCount = (n: number): string => `${n} included`
export const plusPrice = (price: string): string => `+ TK ${price}`
export const removeRider = (type: string, n: number): string => `Remove ${type} ${n}`
export const addPerson = 'Add Person'
export const noRiderTypes = 'No rider types available'
export const noPrice = (type: string): string => `Price not available for ${type}`
export const cannotRemove = (type: string, n: number): string => `Cannot remove ${type}: minimum quantity is ${n}`
export const riderAdded = (type: string): string => `${type} added successfully`
export const riderRemoved = (type: string): string => `${type} removed successfully`
export const mostAdded = (n: number): string => `At most ${n} participants can be added.`
export const payment = 'Payment'
export const gateway = 'SSL gateway'
export const agree = 'I agree to the {terms}, {privacy} and {refund}'
export const placeOrder = 'Place Order'
export const placingOrder = 'Placing Order...'
export const nameBanner =
  'We need your name before you can place an order. Type it here, or open your whole profile: {profile}'
export const yourName = 'Your name'
export const nameFirst = 'Please type your name first.'
export const agreeFirst = 'Please agree to the terms first.'
export const editProfile = 'Edit Profile'
export const backToOrder = 'Back to your order'
export const pickFirst = 'Pick your tickets first, then come back here.'
export const noSuchPackage = 'This package may no longer be on sale.'
export const viewPackages = 'View Packages'
export const orderWaits = (invoice: string): string => `Order ${invoice} waits for its payment.`
export const seeOrder = 'See your order'
export const seeUnpaid = 'See your {tickets} or your {subscriptions}.'
export const unpaidTickets = 'unpaid tickets'
export const subscriptions = 'subscriptions'
