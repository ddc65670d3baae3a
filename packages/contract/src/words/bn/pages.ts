import { digits } from './digits.ts'

export const ticketsDescription = 'শিশু ও বড়দের সারা দিনের টিকিট, দামসহ। টিকিট বাছুন, দিন ঠিক করুন, খেলতে চলে আসুন।'
export const packagesDescription = 'শিশু ও পরিবারের জন্য মেম্বারশিপ প্যাকেজ: কত মাস, কতজন, কোন দিন, কত ঘণ্টা, কত দাম, সব এক নজরে।'
export const ridesTitle = 'মজার রাইড'
export const ridesTitlePage = (n: number): string => `মজার রাইড, পেজ ${digits(n)}`
export const ridesDescription = '২ থেকে ১২ বছরের শিশুদের রাইড, সফট প্লে আর গেমস। আসার আগে সব রাইড দেখে নিন।'
export const galleryTitlePage = (n: number): string => `ছবির গ্যালারি, পেজ ${digits(n)}`
export const galleryDescription = 'জন্মদিন, স্লাইড, উৎসব আর প্রথম রাইড। সারা দিন বাচ্চারা এখানে যা করে, তার ছবি।'
export const servicesTitle = 'সেবা'
export const servicesDescription = 'খেলার জোন, পার্টি, খাবার, যত্ন আর মা-বাবার জন্য সবকিছু। বাচ্চারা যখন খেলে, আমরা যা করি।'
export const aboutTitle = 'আমাদের কথা'
export const aboutTitlePage = (n: number): string => `আমাদের কথা, পেজ ${digits(n)}`
export const contactTitle = 'যোগাযোগ'
export const contactDescription = 'কোথায় আমাদের পাবেন, কাকে ফোন করবেন, কোথায় লিখবেন: ঠিকানা, ফোন, ইমেইল ও ম্যাপ।'
export const termsDescription = 'নিরাপদে, আনন্দে ঘুরে যাওয়ার নয়টি নিয়ম: অভিভাবক, উচ্চতা, মোজা, খাবার, পেমেন্ট ও আরও কিছু।'
export const privacyDescription = 'আমরা পরিবারের কী তথ্য নিই, কেন নিই, কে দেখে, আর কীভাবে তা দেখবেন বা মুছবেন।'
export const refundDescription =
  'আমরা বাতিল না করলে টাকা ফেরত হয় না। ফেরত হলে যেভাবে টাকা দিয়েছেন, সেভাবেই ৩ থেকে ১০ কর্মদিবসে ফিরে যায়।'
export const deliveryDescription =
  'পেমেন্টের সঙ্গে সঙ্গেই ই-টিকিট ও মেম্বারশিপ তৈরি। ইভেন্ট ও পার্টির বুকিংয়ে লাগে ২ থেকে ৭ কর্মদিবস।'
export const policyFailed = 'পাতাটি আনা যায়নি।'
export const lastUpdated = (day: string): string => `সর্বশেষ হালনাগাদ ${day}`
