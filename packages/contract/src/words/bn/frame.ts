/** Digits stay Latin on the owner's side. */
export const staffSide = 'কর্মী'
export const skip = 'মূল অংশে যান'
export const mainNav = 'মূল মেনু'
export const quickNav = 'দ্রুত মেনু'
export const sales = 'বিক্রি'
export const gate = 'গেট'
export const staff = 'কর্মী'
export const more = 'আরও'
export const allBranches = 'সব শাখা'
export const branch = 'শাখা'
export const online = 'লাইন আছে'
export const offline = 'লাইন নেই'
export const offlineSince = (time: string): string => `${time} থেকে লাইন নেই`
export const offlineKept = 'যা দেখছেন তা আগের। লাইন না আসা পর্যন্ত কিছু বদলানো যাবে না।'
export const needLook = (n: number): string => (n === 0 ? 'দেখার মতো কিছু নেই' : `${n}টি বিষয় দেখা দরকার`)
export const notAllowed = 'আপনার এই কাজের অনুমতি নেই।'
export const toPlace = (place: string): string => `যান: ${place}`
export const nothingHere = 'এখানে কিছু নেই।'
export const loading = 'লোড হচ্ছে…'
export const serverSilent = 'সার্ভার সাড়া দিচ্ছে না।'
export const textKept = 'সার্ভার সাড়া দিচ্ছে না। আপনার লেখা রাখা আছে।'
export const broken = 'এই স্ক্রিনটি দেখানো গেল না।'
export const newVersion = 'নতুন সংস্করণ তৈরি।'
export const reload = 'রিলোড'
export const allPlaces = 'সব জায়গা'
export const staffAbout = 'কর্মী, ডিভাইস, ইতিহাস'
export const thisDevice = 'এই ডিভাইস'
export const darkColours = 'গাঢ় রং'
export const language = 'ভাষা'
export const lockScreen = 'স্ক্রিন লক করুন'
export const signOut = 'সাইন আউট'
export const endShift = 'আমার শিফট শেষ'
export const roleNames = (role: string): string =>
  ({ gate: 'গেট', cashier: 'ক্যাশিয়ার', manager: 'ম্যানেজার', owner: 'মালিক', viewer: 'দর্শক' })[role] ?? role
export const meAs = (name: string, role: string): string => `${name}, ${role}`
