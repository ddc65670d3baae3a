export const codeOnItsWay = 'The code is on its way.'
export const codeExpired = 'This code has expired. Please ask for a new one.'
export const codeUsed = 'This code has been used. Please ask for a new one.'
export const codeWornOut = 'Too many wrong tries. Please ask for a new code.'
export const codeWrong = (n: number): string =>
  n === 1
    ? 'This is not the code we sent. You have 1 try left.'
    : `This is not the code we sent. You have ${n} tries left.`
export const limitNumber = (wait: string): string =>
  `Too many codes were sent to this number. Please wait ${wait} and try again.`
export const limitAddress = (wait: string): string =>
  `Too many codes were asked for from your connection. Please wait ${wait} and try again.`
export const limitCentre = (wait: string): string =>
  `Many people are asking for codes right now. Please wait ${wait} and try again.`
export const limitTries = (wait: string): string => `Too many tries for this number. Please wait ${wait} and try again.`
export const limitResend = (wait: string): string => `Please wait ${wait} before you ask for another code.`
export const orderPlaced = 'Your order is placed. Please complete the payment.'
export const orderKept = 'The payment service does not answer right now. Please try again. Your order is kept.'
export const alreadyPaid = 'This order is already paid.'
export const orderCancelled = 'This order was cancelled. Please place a new one.'
export const orderExpired = 'This order has expired. Please place a new one.'
export const orderTooLate = 'The booking date of this order has passed. Please place a new one.'
export const accountDeleted = 'Your account has been deleted.'
export const paymentUnderWay =
  'A payment of yours may still be on its way. Please try again later: an unfinished payment closes by itself within 24 hours.'
export const formUnreadable = 'The form could not be read.'
export const notAPicture = 'This is not a kind of picture that can be used here.'
export const pictureTooLarge = 'This picture is too large.'
