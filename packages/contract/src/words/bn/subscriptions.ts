import { digits } from './digits.ts'

export { mySubscriptions as title } from './app.ts'
export const titleOne = 'মেম্বারশিপ'
export const failed = 'মেম্বারশিপ আনা যায়নি।'
export const searchPlaceholder = 'মেম্বারশিপ খুঁজুন'
export const none = 'কোনো মেম্বারশিপ পাওয়া যায়নি'
export const noneLead = 'মেম্বারশিপ নিলে নির্দিষ্ট দিনগুলোতে যতবার খুশি আসতে পারবেন।'
export const noneSuch = 'প্যাকেজ বা কারও নাম, কিংবা তারিখ লিখে দেখুন, যেমন ২১ নভেম্বর ২০২৬।'
export const showAll = 'সব মেম্বারশিপ দেখুন'
export const active = 'চালু'
export const pending = 'পেমেন্ট বাকি'
export const expired = 'মেয়াদ শেষ'
export const upcoming = 'শুরু হবে'
export const inactiveList = 'চালু নয়'
export const inactive = 'চালু নয়'
export const unknown = 'অজানা'
export const orderedHeld = (day: string): string => `${day} তারিখে অর্ডার, পেমেন্ট যাচাই হচ্ছে`
export const orderedPending = (day: string): string => `${day} তারিখে অর্ডার, পেমেন্ট হয়তো আসছে`
export const orderedPayable = (day: string): string => `${day} তারিখে অর্ডার, পেমেন্ট বাকি`
export const orderedOver = (day: string): string => `${day} তারিখে অর্ডার, আর পেমেন্ট করা যাবে না`
export const participantsCount = (n: number): string => `${digits(n)} জন`
export const noNames = 'কোনো নাম দেওয়া হয়নি। গেটে এসে পরিচয় দিন।'
export const months = 'মাস'
export const hoursPerSession = 'প্রতিবার কত ঘণ্টা'
export const days = 'দিন'
export const startDate = 'শুরু'
export const endDate = 'শেষ'
export const notActivated = 'চালু হয়নি'
export const oncePaid = 'পেমেন্ট হলে'
export const quantity = 'সংখ্যা'
export const price = 'দাম'
export const addedRiders = 'বাড়তি রাইডার'
export const packagePrice = 'প্যাকেজের দাম'
export const packagePriceTimes = (n: number): string => `প্যাকেজের দাম × ${digits(n)}`
export const progress = 'মেম্বারশিপ কতটা গেছে'
export const complete = (n: number): string => `${digits(n)}% শেষ`
export const remaining = (n: number): string => `আর ${digits(n)} দিন বাকি`
export const buyAgain = 'আবার কিনুন'
export const activatedTitle = 'মেম্বারশিপ চালু হয়েছে'
export const yours = (name: string): string => `${name} এখন আপনার।`
export const yoursToday = (name: string, n: number): string => `${name} এখন আপনার। আজ থেকেই শুরু ${digits(n)} মাসের খেলা!`
export const yoursOn = (name: string, n: number, day: string): string =>
  `${name} এখন আপনার। ${day} থেকে শুরু ${digits(n)} মাসের খেলা।`
export const failedTitle = 'মেম্বারশিপের পেমেন্ট হয়নি'
export const failedLead = 'পেমেন্ট না হলে মেম্বারশিপ চালু হবে না।'
export const failedOver =
  'মেম্বারশিপ চালু হয়নি। এই অর্ডারের পেমেন্ট আর করা যাবে না। টাকা কেটে থাকলে ৩ থেকে ১০ কর্মদিবসের মধ্যে ফেরত পাবেন।'
export const tryPayment = 'আবার পেমেন্ট করুন'
export const seeSubscription = 'মেম্বারশিপ দেখুন'
export const viewPackages = 'প্যাকেজ দেখুন'
export const nextStart = 'এই মেম্বারশিপ {until} পর্যন্ত আছে। নতুনটি শুরু হবে {start}।'
export const dashboard = 'ড্যাশবোর্ড'
export const navProfile = 'প্রোফাইল'
