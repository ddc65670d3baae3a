export const failed = 'কোথাও একটা সমস্যা হয়েছে'
export const failedBecause = (reason: string): string => `কোথাও একটা সমস্যা হয়েছে: ${reason}`
export const unreached = 'সংযোগ পাওয়া যায়নি। ইন্টারনেট দেখে আবার চেষ্টা করুন। অর্ডার একবারই হবে।'
export const onItsWay = 'পেমেন্ট হয়তো আসছে। টাকা দিয়ে থাকলে একটু অপেক্ষা করে পেজটি আবার লোড করুন।'
export const over = 'এই অর্ডারের পেমেন্ট আর করা যাবে না। টাকা কেটে থাকলে ৩ থেকে ১০ কর্মদিবসের মধ্যে ফেরত পাবেন।'
export const noPage = 'পেমেন্টের পেজ খোলা যায়নি। আবার চেষ্টা করুন।'
export const beingChecked = 'আপনার পেমেন্ট আমাদের কর্মীরা যাচাই করছেন। আবার টাকা দিতে হবে না।'
export const beingCheckedShort = 'যাচাই হচ্ছে'
export const opening = 'পেমেন্ট খুলছে…'
export const payNow = 'পেমেন্ট করুন'
export const endTitle = 'আপনার পেমেন্ট'
export const confirming = 'পেমেন্ট নিশ্চিত করছি'
export const checking = 'পেমেন্ট যাচাই হচ্ছে'
export const waitingLead = 'একটু অপেক্ষা করুন, পেমেন্ট সার্ভিসের কাছে আপনার টাকার খবর নিচ্ছি।'
export const lateTickets =
  'পেমেন্ট সার্ভিস এখনো জানায়নি। আমরা খবর নিতে থাকব, টিকিট তৈরি হলেই এসএমএস পাবেন। টাকা দিয়ে থাকলে আবার দেবেন না।'
export const lateSubscription =
  'পেমেন্ট সার্ভিস এখনো জানায়নি। আমরা খবর নিতে থাকব, মেম্বারশিপ চালু হলেই এসএমএস পাবেন। টাকা দিয়ে থাকলে আবার দেবেন না।'
export const heldTickets =
  'আপনার পেমেন্ট আমাদের কর্মীরা যাচাই করছেন। আবার টাকা দিতে হবে না। টিকিট তৈরি হলেই এসএমএস পাবেন। পেমেন্ট নেওয়া না গেলে টাকা ফেরত যাবে।'
export const heldSubscription =
  'আপনার পেমেন্ট আমাদের কর্মীরা যাচাই করছেন। আবার টাকা দিতে হবে না। মেম্বারশিপ চালু হলেই এসএমএস পাবেন। পেমেন্ট নেওয়া না গেলে টাকা ফেরত যাবে।'
export const checkAgain = 'আবার দেখুন'
export const invoiceNumber = 'ইনভয়েস নম্বর'
export const payment = 'পেমেন্ট'
export const reference = 'রেফারেন্স'
export const amount = 'টাকার পরিমাণ'
export const amountDue = 'বাকি টাকা'
export const total = 'মোট'
export const paid = 'পরিশোধিত'
export const due = 'বাকি'
export const refunded = 'ফেরত দেওয়া হয়েছে'
export const participants = 'যাঁরা আসছেন'
export const period = (start: string, end: string): string => `${start} থেকে ${end}`
export const yourOrder = 'আপনার অর্ডার'
export const orderPaid = (invoice: string): string => `আপনার অর্ডার ${invoice}-এর পেমেন্ট হয়ে গেছে।`
export const order = (invoice: string): string => `অর্ডার ${invoice}`
export const orderWaiting = (invoice: string): string => `আপনার অর্ডার ${invoice}-এর পেমেন্ট বাকি।`
export const orderKept = 'অর্ডারটি আপনার জন্য রাখা আছে।'
export const afterAll = 'আপনার পেমেন্ট শেষ পর্যন্ত এসে গেছে। '
export const needHand = 'সাহায্য লাগবে?'
export const notThrough = (invoice: string): string => `আমার অর্ডার ${invoice}-এর পেমেন্ট হয়নি।`
export const whatsapp = 'হোয়াটসঅ্যাপ'
export const cancelOrder = 'অর্ডার বাতিল করুন'
export const cancelOrderOf = (invoice: string): string => `অর্ডার বাতিল করুন: ${invoice}`
export const cancelTitle = 'অর্ডারটি বাতিল করবেন?'
export const cancelText = (invoice: string): string =>
  `তাহলে অর্ডার ${invoice}-এর পেমেন্ট আর করা যাবে না। চাইলে যেকোনো সময় নতুন অর্ডার করতে পারবেন।`
export const cancelPending = 'এইমাত্র টাকা দিয়ে থাকলে অর্ডারটি রেখে একটু অপেক্ষা করুন। বাতিল করলে টাকা আবার ফেরত পাঠাতে হবে।'
export const keepOrder = 'অর্ডার থাকুক'
export const cancelling = 'বাতিল হচ্ছে…'
export const orderCancelled = 'অর্ডার বাতিল হয়েছে'
export const notReached = 'সংযোগ পাওয়া যায়নি। ইন্টারনেট দেখে আবার চেষ্টা করুন।'
