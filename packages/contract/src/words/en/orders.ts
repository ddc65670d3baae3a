export const failed = 'Something went wrong'
export const failedBecause = (reason: string): string => `Something went wrong: ${reason}`
export const unreached =
  'We could not be reached. Please check your connection and try again: your order is made only once.'
export const onItsWay = 'A payment may be on its way. If you have paid, please wait a little and reload the page.'
export const over =
  'This order can no longer be paid. If money has left your account for it, it goes back to you in 3 to 10 business days.'
export const noPage = 'The payment page could not be opened. Please try again.'
export const beingChecked = 'Your payment is being checked by our staff. You do not need to pay again.'
export const beingCheckedShort = 'Being checked'
export const opening = 'Opening payment...'
export const payNow = 'Pay now'
export const endTitle = 'Your payment'
export const confirming = 'Confirming your payment'
export const checking = 'Checking your payment'
export const waitingLead = 'One moment: we are asking the payment service about your money.'
export const lateTickets =
  'The payment service has not answered us yet. We keep asking by ourselves, and you will get an SMS as soon as your tickets are ready. If you have paid, please do not pay again.'
export const lateSubscription =
  'The payment service has not answered us yet. We keep asking by ourselves, and you will get an SMS as soon as your subscription is active. If you have paid, please do not pay again.'
export const heldTickets =
  'Your payment is being checked by our staff. You do not need to pay again. You will get an SMS as soon as your tickets are ready. If we cannot accept the payment, your money goes back to you.'
export const heldSubscription =
  'Your payment is being checked by our staff. You do not need to pay again. You will get an SMS as soon as your subscription is active. If we cannot accept the payment, your money goes back to you.'
export const checkAgain = 'Check again'
export const invoiceNumber = 'Invoice number'
export const payment = 'Payment'
export const reference = 'Reference'
export const amount = 'Amount'
export const amountDue = 'Amount due'
export const total = 'Total'
export const paid = 'Paid'
export const due = 'Due'
export const refunded = 'Refunded'
export const participants = 'Participants'
export const period = (start: string, end: string): string => `${start} to ${end}`
export const yourOrder = 'Your order'
export const orderPaid = (invoice: string): string => `Your order ${invoice} is paid.`
export const order = (invoice: string): string => `Order ${invoice}`
export const orderWaiting = (invoice: string): string => `Your order ${invoice} is waiting for its payment.`
export const orderKept = 'It is kept for you.'
export const afterAll = 'Your payment arrived after all. '
export const needHand = 'Need a hand?'
export const notThrough = (invoice: string): string => `My payment for order ${invoice} did not go through.`
export const whatsapp = 'WhatsApp'
export const cancelOrder = 'Cancel Order'
export const cancelOrderOf = (invoice: string): string => `Cancel Order ${invoice}`
export const cancelTitle = 'Cancel this order?'
export const cancelText = (invoice: string): string =>
  `Order ${invoice} can then no longer be paid. You can place a new one at any time.`
export const cancelPending =
  'If you have just paid for it, please keep it and wait a little: the money would have to go back to you.'
export const keepOrder = 'Keep Order'
export const cancelling = 'Cancelling...'
export const orderCancelled = 'Order cancelled'
export const notReached = 'We could not be reached. Please check your connection and try again.'
