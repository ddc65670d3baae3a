export const code = (code: string, host: string): string =>
  `Your sign-in code is ${code}. It is valid for 5 minutes. Please do not share it with anyone.\n\n@${host} #${code}`
export const paidTickets = (invoice: string, link: string): string =>
  `Payment received, invoice ${invoice}. Your tickets: ${link}`
export const paidMembership = (invoice: string, link: string): string =>
  `Payment received, invoice ${invoice}. Your membership: ${link}`
export const refused = (invoice: string, amount: string): string =>
  `We could not accept your payment for invoice ${invoice}. Tk ${amount} will go back to you in 3 to 10 business days.`
export const ending = (name: string, day: string, link: string): string =>
  `Your ${name} membership ends on ${day}. Renew it: ${link}`
export const endingNoName = (day: string, link: string): string => `Your membership ends on ${day}. Renew it: ${link}`
