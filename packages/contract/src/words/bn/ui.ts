import { digits } from './digits.ts'

export const close = 'বন্ধ করুন'
export const dismiss = 'সরিয়ে দিন'
export const tryAgain = 'আবার চেষ্টা করুন'
export const cancel = 'বাতিল'
export const done = 'ঠিক আছে'
export const search = 'খুঁজুন'
export const clearSearch = 'খোঁজার লেখা মুছুন'
export const pages = 'পেজগুলো'
export const previous = 'আগের পেজ'
export const next = 'পরের পেজ'
export const noSuchPage = 'এমন কোনো পেজ নেই।'
export const onePageOnly = 'এই তালিকায় পেজ একটিই।'
export const endsAtPage = (last: number): string => `এই তালিকা ${digits(last)} নম্বর পেজে শেষ।`
export const goToPageOne = '১ নম্বর পেজে যান'
export const previousPhoto = 'আগের ছবি'
export const nextPhoto = 'পরের ছবি'
export const photos = 'ছবি'
export const photoOf = (at: number, count: number): string => `ছবি ${digits(at)}/${digits(count)}`
export const slideOf = (at: number, count: number): string => `${digits(count)}টির মধ্যে ${digits(at)} নম্বর`
export const slide = 'স্লাইড'
export const carousel = 'ছবির সারি'
export const playPhotos = 'ছবি চালান'
export const pausePhotos = 'ছবি থামান'
export const previousMonth = 'আগের মাস'
export const nextMonth = 'পরের মাস'
export const todayNamed = (day: string): string => `${day}, আজ`
export const quantityOf = (name: string): string => `${name}: সংখ্যা`
export const removeOne = (name: string): string => `${name}: একটি কমান`
export const addOne = (name: string): string => `${name}: একটি বাড়ান`
export const guest = 'অতিথি'
export const downloadReceipt = 'রসিদ ডাউনলোড'
export const discardTitle = 'পরিবর্তনগুলো বাদ দেবেন?'
export const discardText = 'যা বদলেছেন তা এখনো সেভ হয়নি। এগিয়ে গেলে সেটা আর থাকবে না।'
export const keepEditing = 'লিখতে থাকুন'
export const discardChanges = 'বাদ দিন'
export const newTab = ' (নতুন ট্যাবে খুলবে)'
export const pinPad = 'পিন প্যাড'
export const deleteDigit = 'শেষ সংখ্যাটি মুছুন'
export const digitsEntered = (n: number): string => `${n}টি সংখ্যা দেওয়া হয়েছে`
