import { digits } from './digits.ts'

export const codeOnItsWay = 'কোড পাঠানো হচ্ছে।'
export const codeExpired = 'কোডটির মেয়াদ শেষ। নতুন কোড নিন।'
export const codeUsed = 'কোডটি ব্যবহার হয়ে গেছে। নতুন কোড নিন।'
export const codeWornOut = 'অনেকবার ভুল হয়েছে। নতুন কোড নিন।'
export const codeWrong = (n: number): string => `কোডটি মেলেনি। আর ${digits(n)} বার চেষ্টা করতে পারবেন।`
export const limitNumber = (wait: string): string => `এই নম্বরে অনেকগুলো কোড পাঠানো হয়েছে। ${wait} পর আবার চেষ্টা করুন।`
export const limitAddress = (wait: string): string => `আপনার ইন্টারনেট থেকে অনেকবার কোড চাওয়া হয়েছে। ${wait} পর আবার চেষ্টা করুন।`
export const limitCentre = (wait: string): string => `এই মুহূর্তে অনেকে কোড চাইছেন। ${wait} পর আবার চেষ্টা করুন।`
export const limitTries = (wait: string): string => `এই নম্বরে অনেকবার চেষ্টা হয়েছে। ${wait} পর আবার চেষ্টা করুন।`
export const limitAsked = (wait: string): string => `এই নম্বর দিয়ে অনেকবার কোড চাওয়া হয়েছে। ${wait} পর আবার চেষ্টা করুন।`
export const limitFailed = (wait: string): string => `আপনার ইন্টারনেট থেকে অনেকবার ভুল কোড এসেছে। ${wait} পর আবার চেষ্টা করুন।`
export const limitResend = (wait: string): string => `${wait} পর আবার কোড চাইতে পারবেন।`
export const orderPlaced = 'অর্ডার হয়েছে। এবার পেমেন্ট করুন।'
export const orderKept = 'পেমেন্ট সার্ভিস এই মুহূর্তে সাড়া দিচ্ছে না। আবার চেষ্টা করুন। আপনার অর্ডারটি রাখা আছে।'
export const unpaidAlready = 'আপনার কয়েকটি অর্ডারের পেমেন্ট বাকি আছে। আগে একটির পেমেন্ট করুন বা একটি বাতিল করুন।'
export const orderedALot = 'পরের অর্ডারের আগে একটু অপেক্ষা করুন।'
export const justChanged = 'এই অর্ডারে এইমাত্র কিছু বদলেছে। আবার চেষ্টা করুন।'
export const limitPayments = (wait: string): string => `আপনি অনেকবার পেমেন্টের চেষ্টা করেছেন। ${wait} পর আবার চেষ্টা করুন।`
export const somethingPaid = 'এই অর্ডারের কিছু টাকা আগেই দেওয়া হয়েছে। আমাদের কর্মীদের জানান।'
export const expiredAlready = 'অর্ডারটির মেয়াদ আগেই শেষ হয়েছে।'
export const alreadyPaid = 'এই অর্ডারের পেমেন্ট আগেই হয়ে গেছে।'
export const orderCancelled = 'অর্ডারটি বাতিল হয়েছে। নতুন অর্ডার করুন।'
export const orderExpired = 'অর্ডারটির মেয়াদ শেষ। নতুন অর্ডার করুন।'
export const orderTooLate = 'এই অর্ডারের বুকিংয়ের তারিখ পেরিয়ে গেছে। নতুন অর্ডার করুন।'
export const accountDeleted = 'আপনার অ্যাকাউন্ট মুছে ফেলা হয়েছে।'
export const paymentUnderWay =
  'আপনার একটি পেমেন্ট হয়তো এখনো আসছে। পরে আবার চেষ্টা করুন: অসমাপ্ত পেমেন্ট ২৪ ঘণ্টার মধ্যে নিজে থেকেই বন্ধ হয়।'
export const refundUnderWay = (sum: string): string => `${digits(sum)} টাকা ফেরত যাচ্ছে। টাকা পৌঁছালে অ্যাকাউন্ট মুছে ফেলা যাবে।`
export const formUnreadable = 'ফর্মটি পড়া যায়নি।'
export const manyPictures = 'এই মুহূর্তে অনেকে ছবি পাঠাচ্ছেন। একটু পর আবার চেষ্টা করুন।'
export const pictureInHand = 'আপনার আগের ছবিটি এখনো সেভ হচ্ছে। একটু পর আবার চেষ্টা করুন।'
export const limitPictures = (wait: string): string => `আপনি অনেক ছবি পাঠিয়েছেন। ${wait} অপেক্ষা করুন।`
export const limitProfile = (wait: string): string => `আপনি অনেকবার প্রোফাইল সেভ করেছেন। ${wait} অপেক্ষা করুন।`
export const limitData = (n: number, wait: string): string =>
  `দিনে ${digits(n)} বার আপনার তথ্য ডাউনলোড করা যায়। ${wait} পর আবার চেষ্টা করুন।`
export const dataInHand = 'আপনার তথ্য এখন ডাউনলোড হচ্ছে। ফাইলটি শেষ হওয়া পর্যন্ত অপেক্ষা করুন।'
export const limitReceipts = (wait: string): string => `অনেকবার রসিদ চাওয়া হয়েছে। ${wait} পর আবার চেষ্টা করুন।`
export const receiptsInHand = 'আপনার অন্য রসিদগুলো এখনো তৈরি হচ্ছে। একটু পর আবার চেষ্টা করুন।'
export const manyReceipts = 'এই মুহূর্তে অনেক রসিদ তৈরি হচ্ছে। একটু পর আবার চেষ্টা করুন।'
