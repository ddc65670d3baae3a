/** Figures stay Latin at the gate: they are compared with papers and phones. */
export const gate = 'গেট'
export const scan = 'স্ক্যান'
export const find = 'খুঁজুন'
export const lastScans = 'শেষ স্ক্যান'
export const thisGate = 'এই গেট'
export const online = 'লাইন আছে'
export const offline = 'লাইন নেই'
export const darkColours = 'গাঢ় রং'
export const myMenu = (name: string): string => `${name}: সেটিংস, শিফট শেষ`

export const startScanning = 'স্ক্যান শুরু'
export const startHelp = 'এক চাপেই ক্যামেরা আর শব্দ চালু হবে, স্ক্রিনও জেগে থাকবে।'
export const holdCode = 'কোডটা ফ্রেমে ধরুন'
export const checking = 'দেখা হচ্ছে…'
export const torch = 'আলো'
export const switchCamera = 'ক্যামেরা বদলান'
export const cameraRefused = 'ক্যামেরার অনুমতি নেই।'
export const cameraRefusedHelp = 'ব্রাউজারের সেটিংসে অনুমতি দিন, নয়তো কোডটা লিখুন।'
export const cameraNone = 'ক্যামেরা পাওয়া যায়নি।'
export const cameraNoneHelp = 'কোডটা লিখুন অথবা স্ক্যানার ব্যবহার করুন।'
export const cameraBusy = 'অন্য একটা অ্যাপ ক্যামেরা ব্যবহার করছে।'
export const cameraInsecure = 'ক্যামেরা শুধু https-এ চলে।'
export const cameraBroken = 'এখানে ক্যামেরা কোড পড়তে পারছে না।'
export const soundBlocked = 'শব্দ চালু করতে একবার চাপুন।'
export const clockWrong = (minutes: string): string =>
  `এই ফোনের ঘড়িতে ${minutes} মিনিট গরমিল আছে। সময় ঠিক করে নেওয়া হচ্ছে।`
export const scannerTypesBangla = 'স্ক্যানার বাংলা অক্ষর লিখছে। কিবোর্ড ইংরেজি করুন।'
export const serverSilent = 'সার্ভার সাড়া দিচ্ছে না। আবার চেষ্টা করুন।'
export const noAnswer = 'সার্ভার সাড়া দিচ্ছে না, এই ফোনে তালিকাও নেই। রসিদ দেখুন।'

export const typeLabel = 'কোড, ইনভয়েস, মোবাইল বা নাম'
export const typePlaceholder = 'INV- বা 01…'
export const check = 'খুঁজুন'
export const letInToday = 'আজ ঢুকেছেন'
export const insideNow = 'এখন ভেতরে'

export const verdict = 'ফলাফল'
export const wordLetIn = 'ঢুকতে দিন'
export const wordCheck = 'যাচাই করুন'
export const wordStop = 'থামান'
export const nextScan = 'পরের স্ক্যান'
export const undo = 'ফিরিয়ে নিন'
export const undoOf = (whom: string): string => `ফিরিয়ে নিন: ${whom}`
export const notEveryone = 'সবাই আসেনি'
export const letInAnyway = 'তবুও ঢুকতে দিন'
export const callManager = 'ম্যানেজারকে ডাকুন'
export const managersPin = 'ম্যানেজারের পিন'
export const enterManagersPin = 'ম্যানেজারের পিন দিন'
export const askService = 'পেমেন্ট সার্ভিসে খোঁজ নিন'
export const askHelp = 'লাইনে দাঁড়িয়ে ওয়ালেট থেকে টাকা কেটে থাকলে এখনই খোঁজ নিন। একটু সময় লাগতে পারে।'
export const asking = 'পেমেন্ট সার্ভিসে খোঁজ নেওয়া হচ্ছে…'
export const moveToToday = 'আজকের তারিখে আনুন'
export const tryAgain = 'আবার চেষ্টা করুন'
export const back = 'ফিরে যান'

export const people = (count: number): string => `${count} জন`
export const paid = 'পরিশোধিত'
export const due = 'বাকি'
export const invoice = 'ইনভয়েস'
export const bookedFor = 'বুকিং'
export const playUntil = 'খেলা শেষ'
export const scannedBy = 'স্ক্যান করেছেন'
export const when = 'কখন'
export const where = 'কোথায়'
export const status = 'অবস্থা'
export const handOut = 'হাতে দিন'
export const handedOut = 'দেওয়া হয়েছে'
export const sum = (amount: string): string => `৳${amount}`
export const times = (name: string, count: string): string => `${name} × ${count}`

export const statusVoid = 'বাতিল কোড'
export const statusCancelled = 'বাতিল'
export const statusHeld = 'পেমেন্ট যাচাইয়ে'
export const statusExpired = 'মেয়াদ শেষ'
export const statusUnpaid = 'পেমেন্ট হয়নি'
export const statusEarly = 'এখনো শুরু হয়নি'
export const statusEnded = 'মেয়াদ শেষ'
export const statusUsed = 'ব্যবহার হয়েছে'

export const whoIsHere = 'এখন কারা এসেছেন?'
export const peopleOfOrder = 'এই অর্ডারে যাঁরা আছেন'
export const ridersOfMembership = 'এই মেম্বারশিপে যাঁরা আছেন'
export const letIn = (count: string): string => `${count} জনকে ঢোকান`
export const letInOther = (count: string): string => `বাকি ${count} জনকে ঢোকান`
export const typeAndAge = (type: string, age: string): string => `${type}, ${age} বছর`
export const noName = 'নাম দেওয়া নেই'
export const isIn = 'ভেতরে'
export const isOut = 'বাইরে'
export const inAlready = (type: string): string => `${type}: আগেই ঢুকেছেন`
export const cameBefore = (type: string): string => `${type}: আবার ঢুকছেন`
export const hadTurn = (type: string): string => `${type}: আজ ঢুকেছিলেন`
export const cancelled = (type: string): string => `${type}: বাতিল`
export const household = (name: string, last4: string): string => `${name}, …${last4}`

export const endsOn = (day: string): string => `মেয়াদ ${day} পর্যন্ত`

export const anywayTitle = (people: string): string => `তবুও ${people}কে ঢুকতে দেবেন?`
export const anywayHelp = 'আপনার নাম আর কারণ লেখা থাকবে। কারণ কোনটা?'
export const reasonCustomer = 'গ্রাহকের ভুল'
export const reasonOurs = 'আমাদের ভুল'
export const reasonManager = 'ম্যানেজার বলেছেন'
export const whoApproves = 'পিন কে দেবেন?'
export const noManagers = 'এই শাখায় ডাকার মতো ম্যানেজার নেই।'
export const loading = 'আসছে...'

export const findLabel = 'ফোন, নাম, ইনভয়েস বা কোড'
export const nothingFound = 'কিছু পাওয়া যায়নি।'
export const todayHere = 'আজ, এই শাখায়'
export const membersToday = 'আজ চলে এমন মেম্বারশিপ'
export const otherOrders = 'অন্য খোলা অর্ডার'
export const hitMember = 'মেম্বার'
export const hitOtherDay = 'অন্য দিনের'

export const noScans = 'এখনো কোনো স্ক্যান নেই।'
export const scanLetIn = (time: string): string => `ঢুকেছেন ${time}`
export const scanUndone = (time: string): string => `ফিরিয়ে নেওয়া ${time}`

export const greenStays = '“ঢুকতে দিন” কতক্ষণ থাকবে'
export const secondsOf = (count: string): string => `${count} সেকেন্ড`
export const untilTap = 'চাপা পর্যন্ত'
export const sound = 'শব্দ'
export const language = 'ভাষা'
export const switchPerson = 'অন্য কেউ কাজ করবেন'
export const endShift = 'আমার শিফট শেষ'
