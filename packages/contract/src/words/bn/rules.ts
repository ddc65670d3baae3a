import { digits } from './digits.ts'

export const phoneRequired = 'মোবাইল নম্বর দিন।'
export const phoneInvalid = 'সঠিক মোবাইল নম্বর দিন'
export const phoneForeign = 'শুধু বাংলাদেশের মোবাইল নম্বর দিয়ে সাইন ইন করা যায়।'
export const codeRequired = 'OTP দিন'
export const codeSixDigits = 'কোডটি ৬ অঙ্কের।'
export const nameRequired = 'নাম দিন।'
export const nameTooLarge = 'নাম বেশি বড় হয়ে গেছে'
export const spouseTooLarge = 'স্বামী/স্ত্রীর নাম বেশি বড় হয়ে গেছে'
export const childNameRequired = 'সন্তানের নাম দিন'
export const emailInvalid = 'ইমেইলটি ঠিক নেই।'
export const heardByInvalid = 'তালিকা থেকে একটি বেছে নিন।'
export const languageInvalid = 'বাংলা অথবা ইংরেজি বেছে নিন।'
export const childAge = (min: number, max: number): string => `${digits(min)} থেকে ${digits(max)} বছরের মধ্যে বয়স বাছুন।`
export const imageFormat = 'শুধু JPG, JPEG ও PNG ফাইল দেওয়া যায়।'
export const imageBytes = 'ফাইলটি ৫ MB-এর বেশি বড়।'
export const imageEmpty = 'ফাইলটি খালি। অন্য ছবি বাছুন।'
export const imageDamaged = 'ছবিটি নষ্ট, খোলা যাচ্ছে না।'
export const imageTooLarge = 'ছবিটি অনেক বড় মাপের। ছোট একটি ছবি বাছুন।'
export const bookingPast = 'বুকিংয়ের তারিখ আগের দিনের হতে পারে না।'
export const bookingFar = (n: number): string => `সর্বোচ্চ ${digits(n)} দিন পরের তারিখ বুক করা যায়।`
export const paymentLeast = (amount: string): string =>
  `অনলাইনে কমপক্ষে ${digits(amount)} টাকার অর্ডার করতে হয়। অর্ডারে আরও কিছু যোগ করুন।`
export const paymentMost = (amount: string): string =>
  `অনলাইনে একবারে সর্বোচ্চ ${digits(amount)} টাকা দেওয়া যায়। অর্ডারটি ভাগ করে নিন।`
export const riderUnknown = (type: string): string => `“${type}” এই অর্ডারে নেই।`
export const ridersTooMany = (type: string): string => `“${type}” টিকিটের চেয়ে মানুষের সংখ্যা বেশি।`
export const ridersTooManyPlaces = (type: string): string => `“${type}”-এর জন্য প্যাকেজে যত জায়গা, মানুষ তার চেয়ে বেশি।`
export const qtyRange = (n: number): string => `সংখ্যা ১ থেকে ${digits(n)}-এর মধ্যে হতে হবে।`
export const ticketNotOnSale = 'এই টিকিট এখন বিক্রি হচ্ছে না।'
export const packageNotOnSale = 'এই প্যাকেজ এখন বিক্রি হচ্ছে না।'
export const riderTypeNotInPackage = 'এই প্যাকেজে এমন রাইডার নেই।'
export const noteTooLong = (n: number): string => `নোট সর্বোচ্চ ${digits(n)} অক্ষরের হতে পারে।`
export const orderMostKinds = (n: number): string => `এক অর্ডারে সর্বোচ্চ ${digits(n)} ধরনের টিকিট নেওয়া যায়।`
export const ageRange = (n: number): string => `বয়স ০ থেকে ${digits(n)}-এর মধ্যে হতে হবে।`
export const riderNameTooLong = (n: number): string => `নাম সর্বোচ্চ ${digits(n)} অক্ষরের হতে পারে।`
export const onlySsl = 'পেমেন্ট শুধু SSL গেটওয়ে দিয়ে করা যায়।'
export const ridersTooManyInOrder = 'মানুষের সংখ্যা বেশি হয়ে গেছে।'
export const searchTooLong = 'খোঁজার লেখা সর্বোচ্চ ১০০ অক্ষরের হতে পারে।'
export const ticketTwice = (name: string): string => `“${name}” এই অর্ডারে দুবার আছে।`
export const profileNameMissing = 'আগে প্রোফাইল পূরণ করুন: আপনার নাম দেওয়া নেই।'
export const childrenMost = (n: number): string => `সর্বোচ্চ ${digits(n)} জন সন্তান যোগ করা যায়।`
export const addedMost = (n: number): string => `সর্বোচ্চ ${digits(n)} জন যোগ করা যায়।`
