export const lead =
  'The short version: payments are non-refundable unless we cancel. When we owe you money, it goes back the way it came.'
export const notHeading = 'When a payment is not refunded'
export const not1 =
  'Tickets, memberships and bookings are non-refundable once paid. That includes a visit that you miss, leave early or can no longer make, and a membership that you do not use to the end.'
export const whenHeading = 'When you get your money back'
export const when1 = 'We cancel the day, the event or the party that you paid for.'
export const when2 = 'We close the branch for the whole of the day that your ticket is booked for.'
export const when3 = 'The same order was paid twice, or more was taken than the order came to.'
export const when4 = 'Money was taken for an order that we could not confirm.'
export const howHeading = 'How it comes back'
export const how1 =
  'Refunds go to the original payment method (the same card, bKash, Nagad or Rocket account) in 3 to 10 business days. The bank or wallet may need some of that time. We do not pay refunds in cash or to another account.'
export const missingHeading = 'If money left your account but no ticket came'
export const missing1 =
  'Wait a few minutes and look at your tickets: a payment is sometimes confirmed late, and then the ticket is there. If it does not come, call or write to us with your mobile number, the amount and the time. We ask SSLCOMMERZ about every open payment ourselves, and what was taken without a ticket is refunded.'
export const askHeading = 'How to ask'
export const ask1 =
  'Call or write to us, with the invoice number from your receipt if you have it. We answer within two business days.'
