export const lead = 'Everything we sell is delivered to your phone. Nothing is posted, and there is no delivery charge.'
export const ticketsHeading = 'Day tickets'
export const tickets1 =
  'E-tickets are processed instantly after payment. You find them under Tickets in your account, with a code for the gate and a receipt to download, and we send you an SMS with the invoice number.'
export const tickets2 =
  'A ticket is good for the branch and the booking date that you chose, for the people named on it.'
export const membershipsHeading = 'Memberships'
export const memberships1 =
  'Memberships are processed instantly after payment and begin on the day they are paid. If you already have a running membership of the same package, the new one begins the day after that one ends. Days, hours per visit and riders are those of the package that you bought.'
export const eventsHeading = 'Events and parties'
export const events1 =
  'Event or party bookings may take 2 to 7 business days to be confirmed. We call or write to you with the confirmation; please do not send out invitations before you have it.'
export const gateHeading = 'At the gate'
export const gate1 = 'Show the code of your ticket or membership on your phone. A printed receipt works as well.'
export const gate2 =
  'No phone at hand? Your name and mobile number, or the invoice number, are enough for us to find it.'
export const gate3 = 'With an unlimited-time ticket you may leave and come back on the same day.'
export const missingHeading = 'If something has not arrived'
export const missing1 =
  'A payment is sometimes confirmed a few minutes late. If your ticket or membership is not in your account after that, call or write to us with your mobile number, the amount and the time of the payment.'
