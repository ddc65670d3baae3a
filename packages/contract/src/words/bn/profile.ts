import type { HearedBy } from '../../rules/profile.ts'
import { digits } from './digits.ts'

const CHOICES: Record<HearedBy, string> = {
  Facebook: 'ফেসবুক',
  Instagram: 'ইনস্টাগ্রাম',
  'Google Search': 'গুগল সার্চ',
  'Friends/Family': 'বন্ধু/পরিবার',
  'Influencer/Advertisement': 'ইনফ্লুয়েন্সার/বিজ্ঞাপন',
  'Walk-in Visit': 'সরাসরি এসে',
}

export { myProfile as title } from './app.ts'
export const name = 'নাম'
export const spouseName = 'স্বামী/স্ত্রীর নাম'
export const phone = 'ফোন'
export const phoneHelp = 'ফোন নম্বর বদলানো যায় না।'
export const email = 'ইমেইল'
export const heardBy = 'আমাদের কথা কীভাবে জানলেন?'
export const chooseOne = 'একটি বেছে নিন'
/** A choice is kept by its English name. */
export const heard = (choice: string): string => CHOICES[choice as HearedBy] ?? choice
export const notGiven = 'এখনো দেওয়া হয়নি'
export const children = 'সন্তান'
export const noChildren = 'এখনো কোনো সন্তান যোগ করা হয়নি'
export const addChild = 'আরও সন্তান যোগ করুন'
export const child = (n: number): string => `${digits(n)} নম্বর সন্তান`
export const childName = 'সন্তানের নাম'
export const age = 'বয়স'
export const removeChild = (name: string): string => `${name}: বাদ দিন`
export const removeChildNumber = (n: number): string => `${digits(n)} নম্বর সন্তান: বাদ দিন`
export const mostChildren = (n: number): string => `সর্বোচ্চ ${digits(n)} জন সন্তান যোগ করা যায়।`
export const edit = 'প্রোফাইল বদলান'
export const save = 'সেভ করুন'
export const saving = 'সেভ হচ্ছে…'
export const logout = 'লগ আউট'
export const changeImage = 'ছবি বদলান'
export const addImage = 'ছবি দিন'
export const imageHelp = 'JPG, JPEG বা PNG, সর্বোচ্চ ৫ MB'
export const removeNewImage = 'নতুন ছবি সরান'
export const pictureAlt = 'প্রোফাইলের ছবি'
export const fillInFirst = 'আগে আপনার প্রোফাইল পূরণ করুন।'
export const fillInWhy = 'আপনার নাম আর কারা খেলতে আসবে জানান। তারপরই টিকিট ও মেম্বারশিপ কিনতে পারবেন।'
export const saved = 'প্রোফাইল সেভ হয়েছে!'
export const notSaved = 'প্রোফাইল সেভ করা যায়নি'
export const unreached = 'সংযোগ পাওয়া যায়নি। ইন্টারনেট দেখে আবার চেষ্টা করুন। যা লিখেছেন তা হারায়নি।'
export const yourData = 'আপনার তথ্য'
export const yourDataText =
  'আপনার যা যা তথ্য আমাদের কাছে আছে, সব এক ফাইলে দেখুন: প্রোফাইল, সন্তান, অর্ডার, পেমেন্ট ও মেসেজ। চাইলে অ্যাকাউন্ট একেবারে মুছেও ফেলতে পারেন।'
export const downloadData = 'আমার তথ্য ডাউনলোড'
export const deleteAccount = 'অ্যাকাউন্ট মুছুন'
export const deleteTitle = 'অ্যাকাউন্ট মুছে ফেলবেন?'
export const deletedLabel = 'মুছে যাবে:'
export const deletedText = 'আপনার নাম, ফোন নম্বর, ইমেইল, ছবি ও সন্তানদের তথ্য। সব জায়গা থেকে লগ আউট হয়ে যাবেন।'
export const keptLabel = 'হিসাবের জন্য থাকবে:'
export const keptText = 'আপনার অর্ডার ও পেমেন্ট, তবে নাম, ফোন নম্বর ও সন্তানদের তথ্য ছাড়া।'
export const deleteEnds = 'ব্যবহার না করা টিকিট ও মেম্বারশিপ শেষ হয়ে যাবে, টাকা ফেরত হবে না। এর কিছুই আর ফেরানো যাবে না।'
export const runningMembership = (name: string): string => `আপনার মেম্বারশিপ “${name}” এখনো চালু আছে, টাকাও দেওয়া।`
export const unpaidOrders = (n: number): string => `আপনার ${digits(n)}টি অর্ডারের পেমেন্ট এখনো বাকি।`
export const deleteSure = 'বুঝেছি। আমার অ্যাকাউন্ট একেবারে মুছে দিন।'
export const accountDeleted = 'আপনার অ্যাকাউন্ট মুছে ফেলা হয়েছে।'
