/**
 * How an order stands, in one word; `o` is its row in a statement. What is on its way comes before what is done: money that goes
 * back, money that waits for staff. A paid order stays paid though somebody paid twice: that money is a case of its own.
 */
export const stateOf = (o: string): string => `(case
  when exists (select from refunds where refunds.order_id = ${o}.id and refunds.status in ('asking', 'under_way')) then 'refunding'
  when ${o}.refunded > 0 and ${o}.refunded >= ${o}.paid then 'refunded'
  when ${o}.paid >= ${o}.total and ${o}.cancelled_at is null then 'paid'
  when exists (select from payment_attempts where payment_attempts.order_id = ${o}.id and payment_attempts.status = 'held') then 'held'
  when exists (select from payment_attempts join stray_money on stray_money.attempt_id = payment_attempts.id
    where payment_attempts.order_id = ${o}.id and stray_money.resolved_at is null) then 'stray'
  when ${o}.cancelled_at is not null then 'cancelled'
  when ${o}.expired_at is not null then 'expired'
  else 'unpaid' end)`
