export const title = 'Ticket Pricing'
export const lead = 'Pick your tickets, choose the day, and come hungry for fun.'
export const failed = 'Failed to load tickets.'
export const none = 'No tickets on sale right now.'
export const age = 'Age'
export const includes = (name: string): string => `What ${name} includes`
export const height = (feet: number, cm: number): string => `${feet} ft (${cm} cm)`
export const heightBetween = (min: string, max: string): string => `Height ${min} to ${max}`
export const heightUpTo = (max: string): string => `Up to ${max}`
export const heightFrom = (min: string): string => `From ${min}`
export const socksIncluded = 'Socks included'
export const socksRequired = 'Socks required'
export const reentry = 'Re-entry allowed'
export const noReentry = 'No re-entry'
export const plusVat = '+ VAT'
export const noVat = 'No VAT'
export const withVat = (price: string): string => `${price} with VAT`
export const yourTickets = 'Your tickets'
export const inYourCart = 'Tickets in your cart'
export const details = 'Cart details'
export const total = 'Total'
export const each = (price: string): string => `TK ${price} each`
export const quantityField = (name: string): string => `Quantity of ${name}`
export const remove = (name: string): string => `Remove ${name}`
export const clear = 'Clear cart'
export const empty = 'Your cart is empty.'
export const undo = 'Undo'
export const added = 'Item added to cart'
export const updated = 'Item quantity updated'
export const lessThanOne = 'Quantity cannot be less than 1'
export const notFound = 'Item not found in the cart'
export const removed = 'Item removed from cart'
export const cleared = 'Cart cleared'
export const restored = 'Cart restored'
export const mostKinds = (n: number): string => `An order holds at most ${n} kinds of tickets`
export const mostOfOne = (n: number): string => `At most ${n} of one ticket in an order`
export const noLongerSold = (name: string): string => `${name} is no longer sold and was removed from the cart`
export const newPrice = (name: string, price: string): string => `The price of ${name} is now TK ${price}`
export const leftOut = (named: string): string => `Not on sale and left out: ${named}`
export const leftOutMore = (named: string, n: number): string => `${named} and ${n} more`
