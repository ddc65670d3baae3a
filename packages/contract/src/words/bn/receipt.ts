import { digits } from './digits.ts'

export const title = 'রসিদ'
export const numbered = (invoice: string): string => `রসিদ ${invoice}`
export const invoiceNumber = 'ইনভয়েস নম্বর'
export const paidInFull = 'সম্পূর্ণ পরিশোধিত'
export const partlyPaid = 'আংশিক পরিশোধিত'
export const bin = (bin: string): string => `BIN ${bin}`
export const tradeLicence = (number: string): string => `ট্রেড লাইসেন্স নম্বর ${number}`
export const dayTickets = 'সারা দিনের টিকিট'
export const membership = (name: string): string => `${name} মেম্বারশিপ`
export const bookingDate = 'বুকিংয়ের তারিখ'
export const branch = 'শাখা'
export const billedTo = 'ক্রেতা'
export const removed = 'গ্রাহকের অনুরোধে মুছে ফেলা হয়েছে'
export const saleDate = 'কেনার তারিখ'
export const paidWith = 'যেভাবে পেমেন্ট'
export const bankTransaction = (id: string): string => `ব্যাংক লেনদেন ${id}`
export const paidOn = 'পেমেন্টের সময়'
/** To the minute. */
export const moment = (day: string, time: string): string => `${day}, ${time}`
export const startDate = 'শুরু'
export const endDate = 'শেষ'
export const description = 'বিবরণ'
export const qty = 'সংখ্যা'
export const unitPrice = 'একক মূল্য (৳)'
export const amount = 'টাকা (৳)'
export const vatColumn = (rate: string): string => `ভ্যাট ${digits(rate)}`
export const totalColumn = 'মোট (৳)'
export const subtotal = 'সাবটোটাল'
export const discount = 'ছাড়'
export const vat = (rate: string): string => `ভ্যাট (${digits(rate)})`
export const total = 'মোট'
export const paid = 'পরিশোধিত'
export const due = 'বাকি'
export const givenBack = 'ফেরত'
export const creditNote = (number: string, day: string): string => `ক্রেডিট নোট ${number} · ${day}`
export const withVat = (line: string, vat: string): string => `${line} · এর মধ্যে ভ্যাট ${vat}`
export const remains = 'অবশিষ্ট'
export const inWords = 'কথায়'
export const words = (taka: string, poisha: string): string => `${taka} টাকা ${poisha} পয়সা মাত্র`
export const wholeWords = (taka: string): string => `${taka} টাকা মাত্র`
export const showAtGate = 'গেটে এটি দেখান'
export const participants = 'যাঁরা আসছেন'
export const participantsMore = 'যাঁরা আসছেন (বাকি অংশ)'
export const monthsDetail = (n: number): string => `${digits(n)} মাস`
export const unlimitedHours = 'যতক্ষণ খুশি'
export const hoursDetail = (n: number): string => `প্রতিবার ${digits(n)} ঘণ্টা`
/** What was promised, one after the other. */
export const details = (terms: string, hours: string, days: string): string => `${terms} · ${hours} · ${days}`
export const everyDay = 'প্রতিদিন'
export const packageLine = (name: string, title: string): string => `${name}, ${title}`
export const extraRider = (type: string): string => `বাড়তি রাইডার, ${type}`
export const refundLine = 'আমরা বাতিল না করলে টাকা ফেরত হয় না; ফেরত হলে ৩ থেকে ১০ কর্মদিবসে আগের মাধ্যমেই যায়।'
export const noSignature = 'রসিদটি কম্পিউটারে তৈরি, স্বাক্ষরের প্রয়োজন নেই।'
export const page = (n: number, count: number): string => `পৃষ্ঠা ${digits(n)}/${digits(count)}`
export const bkash = 'বিকাশ'
export const nagad = 'নগদ'
export const rocket = 'রকেট'
export const visa = 'Visa'
export const mastercard = 'Mastercard'
export const amex = 'American Express'
