import { digits } from './digits.ts'

export const title = 'টিকিটের দাম'
export const lead = 'টিকিট বাছুন, দিন ঠিক করুন, আর মজা করতে চলে আসুন।'
export const failed = 'টিকিটের তালিকা আনা যায়নি।'
export const none = 'এই মুহূর্তে কোনো টিকিট বিক্রি হচ্ছে না।'
export const age = 'বয়স'
export const includes = (name: string): string => `${name}: যা যা আছে`
export const height = (feet: number, cm: number): string => `${digits(feet)} ফুট (${digits(cm)} সেমি)`
export const heightBetween = (min: string, max: string): string => `উচ্চতা ${min} থেকে ${max}`
export const heightUpTo = (max: string): string => `উচ্চতা সর্বোচ্চ ${max}`
export const heightFrom = (min: string): string => `উচ্চতা কমপক্ষে ${min}`
export const socksIncluded = 'মোজাসহ'
export const socksRequired = 'মোজা লাগবে'
export const reentry = 'বেরিয়ে আবার ঢোকা যায়'
export const noReentry = 'বেরোলে আর ঢোকা যায় না'
export const plusVat = '+ ভ্যাট'
export const noVat = 'ভ্যাট নেই'
export const withVat = (price: string): string => `ভ্যাটসহ ${price}`
export const yourTickets = 'আপনার টিকিট'
export const inYourCart = 'কার্টে থাকা টিকিট'
export const details = 'কার্টের বিস্তারিত'
export const total = 'মোট'
export const each = (price: string): string => `প্রতিটি ৳${digits(price)}`
export const quantityField = (name: string): string => `${name}: কয়টি`
export const remove = (name: string): string => `${name}: বাদ দিন`
export const clear = 'কার্ট খালি করুন'
export const empty = 'আপনার কার্ট খালি।'
export const undo = 'ফিরিয়ে আনুন'
export const added = 'কার্টে যোগ হয়েছে'
export const updated = 'সংখ্যা বদলানো হয়েছে'
export const lessThanOne = 'সংখ্যা ১-এর কম হতে পারে না'
export const notFound = 'এটি কার্টে নেই'
export const removed = 'কার্ট থেকে বাদ দেওয়া হয়েছে'
export const cleared = 'কার্ট খালি করা হয়েছে'
export const restored = 'কার্ট ফিরিয়ে আনা হয়েছে'
export const mostKinds = (n: number): string => `এক অর্ডারে সর্বোচ্চ ${digits(n)} ধরনের টিকিট নেওয়া যায়`
export const mostOfOne = (n: number): string => `এক অর্ডারে একই টিকিট সর্বোচ্চ ${digits(n)}টি`
export const noLongerSold = (name: string): string => `${name} এখন আর বিক্রি হচ্ছে না, তাই কার্ট থেকে বাদ দেওয়া হয়েছে`
export const newPrice = (name: string, price: string): string => `${name}: দাম এখন ৳${digits(price)}`
export const leftOut = (named: string): string => `বিক্রিতে নেই, তাই বাদ গেছে: ${named}`
export const leftOutMore = (named: string, n: number): string => `${named} ও আরও ${digits(n)}টি`
