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
export const limitAsked = (wait: string): string =>
  `Too many codes were asked for with this number. Please wait ${wait} and try again.`
export const limitFailed = (wait: string): string =>
  `Too many wrong codes came from your connection. Please wait ${wait} and try again.`
export const limitResend = (wait: string): string => `Please wait ${wait} before you ask for another code.`
export const orderPlaced = 'Your order is placed. Please complete the payment.'
export const orderKept = 'The payment service does not answer right now. Please try again. Your order is kept.'
export const unpaidAlready = 'You have unpaid orders already. Please pay or cancel one first.'
export const orderedALot = 'Please wait a little before the next order.'
export const justChanged = 'Something in this order has just changed. Please try again.'
export const limitPayments = (wait: string): string =>
  `You have tried to pay many times. Please wait ${wait} and try again.`
export const somethingPaid = 'Something is paid for this order already. Please ask our staff.'
export const expiredAlready = 'This order has expired already.'
export const alreadyPaid = 'This order is already paid.'
export const orderCancelled = 'This order was cancelled. Please place a new one.'
export const orderExpired = 'This order has expired. Please place a new one.'
export const orderTooLate = 'The booking date of this order has passed. Please place a new one.'
export const accountDeleted = 'Your account has been deleted.'
export const paymentUnderWay =
  'A payment of yours may still be on its way. Please try again later: an unfinished payment closes by itself within 24 hours.'
export const refundUnderWay = (sum: string): string =>
  `A refund of Tk ${sum} is under way. Erasing is possible when it has arrived.`
export const formUnreadable = 'The form could not be read.'
export const manyPictures = 'Many pictures are being sent right now. Please try again in a moment.'
export const pictureInHand = 'Your last picture is still being stored. Please try again in a moment.'
export const limitPictures = (wait: string): string => `You have sent many pictures. Please wait ${wait}.`
export const limitProfile = (wait: string): string => `You have saved your profile many times. Please wait ${wait}.`
export const limitData = (n: number, wait: string): string =>
  `You can download your data ${n} times a day. Please try again in ${wait}.`
export const dataInHand = 'Your data is already being downloaded. Please wait until that file is complete.'
export const limitReceipts = (wait: string): string => `Too many receipts were asked for. Please try again in ${wait}.`
export const receiptsInHand = 'Your other receipts are still being made. Please try again in a moment.'
export const manyReceipts = 'Many receipts are being made right now. Please try again in a moment.'
