import { digits } from './digits.ts'

export const closed = 'বন্ধ'
export const closedOn = (day: string, reason: string): string => `${day} আমরা বন্ধ: ${reason}।`
export const closedThen = (day: string): string => `${day} আমরা বন্ধ।`
export const dayClosed = (day: string, reason: string): string => `${day}, বন্ধ: ${reason}`
export const dayRests = (day: string): string => `${day}, বন্ধ`
export const openHours = (opens: string, closes: string): string => `এই দিন ${opens} থেকে ${closes} পর্যন্ত খোলা।`
export const toldClosed = (day: string, reason: string): string => `${day} বন্ধ: ${reason}।`
export const toldClosedAt = (branch: string, day: string, reason: string): string => `${branch}: ${day} বন্ধ: ${reason}।`
export const backwards = 'শেষ দিন প্রথম দিনের আগে হয়ে গেছে।'
export const most = (n: number): string => `সর্বোচ্চ ${digits(n)} দিন বাছুন।`
/** The rest is said to staff, in English for everyone. */
export {
  addForm,
  far,
  holidayNeeded,
  hourForm,
  hoursBoth,
  hoursSame,
  kindForm,
  monthForm,
  ordersForm,
  past,
  reasonForm,
  reasonLong,
  reasonNeeded,
} from '../en/days.ts'
