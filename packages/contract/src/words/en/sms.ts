/** By the last line a browser knows which site the code is for, and fills it in (WebOTP). */
export const code = (code: string, host: string): string => `${codeNoHost(code)}\n\n@${host} #${code}`
export const codeShort = (code: string, host: string): string => `Your sign-in code is ${code}.\n\n@${host} #${code}`
export const codeNoHost = (code: string): string =>
  `Your sign-in code is ${code}. It is valid for 5 minutes. Please do not share it with anyone.`
/** At the desk. */
export const codeDesk = (code: string, what: string): string =>
  `Your code is ${code}. Read it out at our desk ${what}. Not there? Then tell nobody. It is valid for 5 minutes.`
export const codeDeskPhone = 'to use this number from now on'
export const codeDeskErase = 'to have your data erased'
export const codeDeskData = 'to be given your data'
export const paidTickets = (invoice: string, link: string): string =>
  `Payment received, invoice ${invoice}. Your tickets: ${link}`
export const paidMoved = (invoice: string, day: string, link: string): string =>
  `Payment received, invoice ${invoice}. Visit moved to ${day}. Your tickets: ${link}`
/** Where the address of the site is so long that there is no room for the invoice number. */
export const paidMovedShort = (day: string, link: string): string =>
  `Payment received. Visit moved to ${day}. Your tickets: ${link}`
export const paidMembership = (invoice: string, link: string): string =>
  `Payment received, invoice ${invoice}. Your membership: ${link}`
export const paidMembershipShort = (link: string): string => `Payment received. Your membership: ${link}`
export const refused = (invoice: string, amount: string): string =>
  `We could not accept your payment for invoice ${invoice}. Tk ${amount} will go back to you in 3 to 10 business days.`
export const ending = (name: string, day: string, link: string): string =>
  `Your ${name} membership ends on ${day}. Renew it: ${link}`
export const endingNoName = (day: string, link: string): string => `Your membership ends on ${day}. Renew it: ${link}`
/** In English for everyone: it goes to owners. */
export const newSignIn = (name: string, day: string, time: string): string =>
  `New sign-in to the owner's side: ${name}, ${day} ${time}.`
export const goesBack = (invoice: string, amount: string): string =>
  `Tk ${amount} for invoice ${invoice} goes back to you in 3 to 10 business days.`
export const ticketsCancelled = (people: number, bought: number, invoice: string): string =>
  `${people} of ${bought} tickets of invoice ${invoice} ${people === 1 ? 'is' : 'are'} cancelled.`
export const cancelledGoesBack = (people: number, bought: number, invoice: string, amount: string): string =>
  `${ticketsCancelled(people, bought, invoice)} Tk ${amount} goes back to you in 3 to 10 business days.`
export const membershipCancelled = (invoice: string): string => `Your membership, invoice ${invoice}, is cancelled.`
/** In English for everyone: it goes to managers. */
export const paymentHeld = (amount: string, link: string): string => `A payment of Tk ${amount} waits for you: ${link}`
export const moved = (invoice: string, day: string, branch: string, link: string): string =>
  `Your visit, invoice ${invoice}, is now on ${day} at ${branch}. Tickets: ${link}`
export const movedNoInvoice = (day: string, branch: string, link: string): string =>
  `Your visit is now on ${day} at ${branch}. Tickets: ${link}`
export const movedShort = (day: string, link: string): string => `Your visit is now on ${day}. Tickets: ${link}`
export const extended = (name: string, day: string): string => `Your ${name} membership now ends on ${day}.`
export const extendedNoName = (day: string): string => `Your membership now ends on ${day}.`
