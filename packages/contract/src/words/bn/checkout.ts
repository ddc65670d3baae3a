import { digits } from './digits.ts'

export const ticketTitle = 'টিকিট চেকআউট'
export { membershipCheckout as membershipTitle } from './app.ts'
export const title = 'চেকআউট'
export const vatFailed = 'ভ্যাটের হার আনা যায়নি।'
export const branchesFailed = 'শাখার তালিকা আনা যায়নি।'
export const branch = 'শাখা'
export const chooseBranch = 'শাখা বেছে নিন'
export const selectBranch = 'একটি শাখা বেছে নিন'
export const bookingDate = 'কবে আসবেন'
export const soon = 'সামনের দিনগুলো'
export const closedToday = 'আজকের মতো আমরা বন্ধ।'
export const anotherDay = 'আসার জন্য অন্য একটি দিন বেছে নিন।'
export const yourVisit = 'কবে, কোথায় আসছেন'
export const closedForToday = 'আজকের মতো বন্ধ'
export const participants = 'কারা আসছেন'
export const tickets = (n: number): string => `${digits(n)}টি টিকিট`
export const blankRows = 'ঘর ফাঁকা থাকলেও চলবে। নাম জানা থাকলে গেটে স্বাগত জানাতে সুবিধা হয়।'
export const fromProfile = 'আপনার প্রোফাইল থেকে'
export const name = 'নাম'
export const age = 'বয়স'
export const nameOf = (n: number): string => `${digits(n)} নম্বর জনের নাম`
export const ageOf = (n: number): string => `${digits(n)} নম্বর জনের বয়স`
export const removeParticipant = (n: number): string => `${digits(n)} নম্বর জনকে বাদ দিন`
export const orderSummary = 'অর্ডারের হিসাব'
export const quantity = 'সংখ্যা'
export const subTotal = 'সাবটোটাল'
export const vat = (rate: number): string => `ভ্যাট (${digits(rate)}%)`
export const totalAmount = 'মোট টাকা'
export const packagePrice = 'প্যাকেজের দাম'
export const addedRider = '{n} × {type} {added}'
export const added = 'বাড়তি'
export const total = 'মোট'
export const ridersInformation = 'রাইডারদের তথ্য'
export const riders = (n: number): string => `${digits(n)} জন রাইডার`
export const riderNumber = (type: string, n: number): string => `${type} ${digits(n)}`
export const extraPrice = (price: string): string => `বাড়তি ৳${digits(price)}`
export const included = 'প্যাকেজে আছে'
export const includedCount = (n: number): string => `প্যাকেজে ${digits(n)} জন`
export const plusPrice = (price: string): string => `+ ৳${digits(price)}`
export const removeRider = (type: string, n: number): string => `${type} ${digits(n)}: বাদ দিন`
export const addPerson = 'আরও একজন যোগ করুন'
export const noRiderTypes = 'যোগ করার মতো কোনো রাইডার নেই'
export const noPrice = (type: string): string => `${type}: দাম পাওয়া যায়নি`
export const cannotRemove = (type: string, n: number): string => `${type} কমানো যাবে না: কমপক্ষে ${digits(n)} জন থাকতে হবে`
export const riderAdded = (type: string): string => `${type} যোগ হয়েছে`
export const riderRemoved = (type: string): string => `${type} বাদ দেওয়া হয়েছে`
export const mostAdded = (n: number): string => `সর্বোচ্চ ${digits(n)} জন যোগ করা যায়।`
export const payment = 'পেমেন্ট'
export const gateway = 'SSL গেটওয়ে'
export const agree = 'আমি {terms}, {privacy} ও {refund} মেনে নিচ্ছি'
export const placeOrder = 'অর্ডার করুন'
export const placingOrder = 'অর্ডার হচ্ছে…'
export const nameBanner = 'অর্ডার করতে হলে আপনার নাম লাগবে। এখানে লিখুন, অথবা পুরো প্রোফাইল খুলুন: {profile}'
export const yourName = 'আপনার নাম'
export const nameFirst = 'আগে আপনার নাম লিখুন।'
export const agreeFirst = 'আগে শর্তাবলি মেনে নিন।'
export const editProfile = 'প্রোফাইল বদলান'
export const backToOrder = 'অর্ডারে ফিরে যান'
export const pickFirst = 'আগে টিকিট বেছে নিন, তারপর এখানে আসুন।'
export const noSuchPackage = 'এই প্যাকেজটি হয়তো আর বিক্রি হচ্ছে না।'
export const viewPackages = 'প্যাকেজ দেখুন'
export const orderWaits = (invoice: string): string => `অর্ডার ${invoice}-এর পেমেন্ট বাকি।`
export const seeOrder = 'অর্ডার দেখুন'
export const seeUnpaid = 'আপনার {tickets} বা {subscriptions} দেখুন।'
export const unpaidTickets = 'পেমেন্ট বাকি থাকা টিকিট'
export const subscriptions = 'মেম্বারশিপ'
