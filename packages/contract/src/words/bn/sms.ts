import { digits } from './digits.ts'

export const code = (code: string, host: string): string =>
  `Your sign-in code is ${code}. It is valid for 5 minutes. Please do not share it with anyone.\n\n@${host} #${code}`
export const paidTickets = (invoice: string, link: string): string =>
  `পেমেন্ট পেয়েছি, ইনভয়েস ${invoice}। আপনার টিকিট: ${link}`
export const paidMembership = (invoice: string, link: string): string =>
  `পেমেন্ট পেয়েছি, ইনভয়েস ${invoice}। আপনার মেম্বারশিপ: ${link}`
export const refused = (invoice: string, amount: string): string =>
  `ইনভয়েস ${invoice}-এর পেমেন্ট নেওয়া যায়নি। ${digits(amount)} টাকা ৩-১০ কর্মদিবসে ফেরত পাবেন।`
export const ending = (name: string, day: string, link: string): string =>
  `আপনার ${name} মেম্বারশিপের মেয়াদ শেষ হবে ${day}। আবার নিন: ${link}`
export const endingNoName = (day: string, link: string): string =>
  `আপনার মেম্বারশিপের মেয়াদ শেষ হবে ${day}। আবার নিন: ${link}`
