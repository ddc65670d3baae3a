/** A session younger than this may still be paid without anyone having said so. */
const PENDING_MINUTES = 30

/** True of an order for which money may be on its way, so that nobody is told it failed. */
export const pendingPayment = (orderId: string, now: string): string => `exists (
  select from payment_attempts where order_id = ${orderId} and (
    status = 'held' or status = 'open' and (claimed_at is not null or opened_at > ${now} - interval '${PENDING_MINUTES} minutes')
  ))`

/** True of an order whose money has come and waits for staff to trust it. */
export const heldPayment = (orderId: string): string =>
  `exists (select from payment_attempts where order_id = ${orderId} and status = 'held')`

/** True of an order for which money came that it could not take, and that goes back or has gone back. */
export const returnedPayment = (orderId: string): string =>
  `exists (select from payment_attempts a join stray_money m on m.attempt_id = a.id where a.order_id = ${orderId} and m.status in ('refund_due', 'refunding', 'refunded'))`

/** True of an order that someone may still be paying for. */
export const awaitedPayment = (orderId: string): string =>
  `exists (select from payment_attempts where order_id = ${orderId} and status in ('open', 'held'))`
