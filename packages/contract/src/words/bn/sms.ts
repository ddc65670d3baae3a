import { digits } from './digits.ts'

/** In English for everyone: one part, for any phone. */
export {
  code,
  codeDesk,
  codeDeskData,
  codeDeskErase,
  codeDeskPhone,
  codeNoHost,
  codeShort,
  newSignIn,
  paymentHeld,
} from '../en/sms.ts'
export const paidTickets = (invoice: string, link: string): string =>
  `পেমেন্ট পেয়েছি, ইনভয়েস ${invoice}। আপনার টিকিট: ${link}`
export const paidMoved = (invoice: string, day: string, link: string): string =>
  `পেমেন্ট পেয়েছি, ${invoice}। আসার নতুন দিন ${day}। টিকিট: ${link}`
export const paidMovedShort = (day: string, link: string): string => `পেমেন্ট পেয়েছি। আসার নতুন দিন ${day}। টিকিট: ${link}`
export const paidMembership = (invoice: string, link: string): string =>
  `পেমেন্ট পেয়েছি, ইনভয়েস ${invoice}। আপনার মেম্বারশিপ: ${link}`
export const paidMembershipShort = (link: string): string => `পেমেন্ট পেয়েছি। আপনার মেম্বারশিপ: ${link}`
export const refused = (invoice: string, amount: string): string =>
  `ইনভয়েস ${invoice}-এর পেমেন্ট নেওয়া যায়নি। ${digits(amount)} টাকা ৩-১০ কর্মদিবসে ফেরত পাবেন।`
export const ending = (name: string, day: string, link: string): string =>
  `আপনার ${name} মেম্বারশিপের মেয়াদ শেষ হবে ${day}। আবার নিন: ${link}`
export const endingNoName = (day: string, link: string): string =>
  `আপনার মেম্বারশিপের মেয়াদ শেষ হবে ${day}। আবার নিন: ${link}`
export const goesBack = (invoice: string, amount: string): string =>
  `ইনভয়েস ${invoice}-এর ${digits(amount)} টাকা ৩-১০ কর্মদিবসে ফেরত পাবেন।`
export const ticketsCancelled = (people: number, bought: number, invoice: string): string =>
  `ইনভয়েস ${invoice}-এর ${digits(bought)}টি টিকিটের ${digits(people)}টি বাতিল হয়েছে।`
export const cancelledGoesBack = (people: number, bought: number, invoice: string, amount: string): string =>
  `${ticketsCancelled(people, bought, invoice)} ${digits(amount)} টাকা ৩-১০ কর্মদিবসে ফেরত পাবেন।`
export const membershipCancelled = (invoice: string): string => `ইনভয়েস ${invoice}-এর মেম্বারশিপ বাতিল হয়েছে।`
export const moved = (invoice: string, day: string, branch: string, link: string): string =>
  `${invoice}: নতুন দিন ${day}, ${branch}। টিকিট: ${link}`
export const movedNoInvoice = (day: string, branch: string, link: string): string =>
  `আসার নতুন দিন ${day}, ${branch}। টিকিট: ${link}`
export const movedShort = (day: string, link: string): string => `আসার নতুন দিন ${day}। টিকিট: ${link}`
export const extended = (name: string, day: string): string => `আপনার ${name} মেম্বারশিপের মেয়াদ এখন শেষ হবে ${day}।`
export const extendedNoName = (day: string): string => `আপনার মেম্বারশিপের মেয়াদ এখন শেষ হবে ${day}।`
