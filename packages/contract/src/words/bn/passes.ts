import { digits } from './digits.ts'

export const showAtGate = 'গেটে দেখান'
export const showThisAtGate = 'গেটে এটি দেখান'
export const brightness = 'ফোনের আলো বাড়িয়ে নিন'
export const brightnessPlease = 'ফোনের আলো বাড়িয়ে নিন।'
export const used = 'ব্যবহার হয়ে গেছে'
export const usedText = 'টিকিটটি গেটে স্ক্যান করা হয়েছে।'
export const someAreIn = (n: number, all: number): string => `${digits(all)} জনের ${digits(n)} জন ভেতরে।`
export const comeBack = 'আজ আবার ঢুকতে এটি দেখান।'
export const cancelled = 'বাতিল'
export const orderCancelled = 'অর্ডারটি বাতিল হয়েছে।'
export const membershipCancelled = 'মেম্বারশিপটি বাতিল হয়েছে।'
export const notYet = 'এখনো নয়'
export const startsOn = (day: string): string => `মেম্বারশিপ শুরু হবে ${day}।`
export const over = 'শেষ'
export const endedOn = (day: string): string => `মেম্বারশিপ শেষ হয়েছে ${day}।`
export const visitWasOn = (day: string): string => `আসার দিন ছিল ${day}।`
export const qr = 'গেটের QR কোড'
export const qrCode = 'QR কোড'
export const showQr = 'QR কোড দেখুন'
export const saved = 'এই ফোনে রাখা আছে, ইন্টারনেট ছাড়াও চলবে'
export const noLine = 'সংযোগ নেই। কোডটি তবু চলবে'
export const lastChecked = (since: string): string => `শেষ খবর ${since}।`
export const passes = 'পাসগুলো'
export const previousPass = 'আগের পাস'
export const nextPass = 'পরের পাস'
export const yourTicket = 'আপনার টিকিট'
export const tickets = 'টিকিট'
export const membership = 'মেম্বারশিপ'
export const visitDay = 'আসার দিন'
export const branch = 'শাখা'
export const anyBranch = 'যেকোনো শাখা'
export const people = 'কতজন'
export const peopleCount = (n: number): string => `${digits(n)} জন`
export const line = (qty: number, name: string): string => `${digits(qty)} × ${name}`
export const today = (weekday: string): string => `আজ, ${weekday}`
export const tomorrow = (weekday: string): string => `আগামীকাল, ${weekday}`
export const onDay = (weekday: string, day: string): string => `${weekday}, ${day}`
export const ticketTerms = (lines: string): string => `${lines}।`
export const membershipTerms = (days: string, last: string): string => `যেকোনো শাখায়, ${days}। মেয়াদ ${last} পর্যন্ত।`
export const addToCalendar = 'ক্যালেন্ডারে যোগ করুন'
export const directions = 'রাস্তা দেখুন'
export const share = 'শেয়ার করুন'
export const shareTicket = 'টিকিটটি শেয়ার করুন'
export const shareMembership = 'মেম্বারশিপটি শেয়ার করুন'
export const whoeverHasIt = 'কোডটি যাঁর কাছে থাকবে, তিনিই ঢুকতে পারবেন।'
export const whoeverHasItOnce = 'কোডটি যাঁর কাছে থাকবে, তিনিই ঢুকতে পারবেন। কোডটি একবারই চলবে।'
export const whoeverHasItEach = (n: number): string =>
  `কোডটি যাঁর কাছে থাকবে, তিনিই ঢুকতে পারবেন। ${digits(n)} জনের প্রত্যেকের জন্য কোডটি একবার করে চলবে।`
export const linkEndsWithMembership = 'মেম্বারশিপ শেষ হলে লিংকটি আর কাজ করবে না।'
export const linkEndsWithVisit = 'আসার দিন পেরিয়ে গেলে লিংকটি আর কাজ করবে না।'
export const sms = 'এসএমএস'
export const savePicture = 'ছবি সেভ করুন'
export const noPicture = 'ছবিটি তৈরি করা যায়নি। লিংকটি শেয়ার করুন।'
export const copyLink = 'লিংক কপি করুন'
export const linkCopied = 'লিংক কপি হয়েছে'
export const copyYourself = (url: string): string => `লিংকটি কপি করে নিন: ${url}`
export const linkEnded = 'লিংকটির মেয়াদ শেষ'
export const linkEndedText = 'আসার দিন পেরিয়ে গেছে, অথবা অর্ডারটি বাতিল হয়েছে। যিনি পাঠিয়েছেন, তাঁকে জিজ্ঞেস করুন।'
