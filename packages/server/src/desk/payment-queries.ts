import { bigint, instant, int, ints, orNull, smallint, statement, text } from '../db/statement.ts'

/** What is of no branch is everybody's. `sale` names the row of the sale, where there is one. */
const isTheirs = (branches: string): string =>
  `(${branches} is null or sale.branch_id is null or sale.branch_id = any(${branches}))`

const takes = { most: int, branches: orNull(ints) }
const common = {
  id: int,
  order_id: orNull(int),
  amount: bigint,
  method: orNull(text),
  tran_id: text,
  val_id: orNull(text),
  bank_tran_id: orNull(text),
  at: instant,
  /** How many there are of all, beside those that are shown. */
  counted: int,
}

export const heldCases = statement({
  name: 'desk_held_cases',
  takes,
  gives: { ...common, risk_level: orNull(smallint), risk_title: orNull(text) },
  text: ({ most, branches }) => `
select a.id, a.order_id, a.amount, a.card_type as method, a.tran_id, a.val_id, a.bank_tran_id, a.opened_at as at,
  a.risk_level, a.risk_title, (count(*) over ())::integer as counted
from payment_attempts a left join sales sale on sale.order_id = a.order_id
where a.status = 'held' and ${isTheirs(branches)}
order by a.opened_at, a.id limit ${most}`,
})

export const strayCases = statement({
  name: 'desk_stray_cases',
  takes,
  gives: { ...common, currency: text, reason: text, status: text, customer_id: orNull(int), ended_at: orNull(instant) },
  text: ({ most, branches }) => `
select m.id, a.order_id, m.amount, m.answer->>'card_type' as method, m.tran_id, m.val_id, m.bank_tran_id,
  m.received_at as at, m.currency, m.reason, m.status, o.customer_id, coalesce(o.cancelled_at, o.expired_at) as ended_at,
  (count(*) over ())::integer as counted
from stray_money m left join payment_attempts a on a.id = m.attempt_id left join orders o on o.id = a.order_id
  left join sales sale on sale.order_id = o.id
where m.resolved_at is null and m.status <> 'refunding' and ${isTheirs(branches)}
order by m.received_at, m.id limit ${most}`,
})

const refundOfOrder = `
  select 'order'::text as whose, r.id, r.order_id, r.amount, 'BDT'::text as currency,
    (select a.card_type from payment_attempts a where a.tran_id = r.tran_id) as method, coalesce(r.tran_id, '') as tran_id,
    null::text as val_id, r.bank_tran_id, r.created_at as at, r.credit_note, r.way, r.status, r.refusal, r.asked_at
  from refunds r join orders o on o.id = r.order_id left join sales sale on sale.order_id = r.order_id`

/**
 * Refunds that the gateway or the bank has not finished, and for a month those that it refused while the money is still to be given
 * back: nothing as large has been given back since, and as much is left.
 */
export const refundCases = statement({
  name: 'desk_refund_cases',
  takes: { ...takes, since: instant },
  gives: {
    ...common,
    whose: text,
    currency: text,
    credit_note: orNull(text),
    way: text,
    status: text,
    refusal: orNull(text),
    asked_at: orNull(instant),
  },
  text: ({ most, branches, since }) => `
select open.*, (count(*) over ())::integer as counted from (
  ${refundOfOrder} where r.status in ('asking', 'under_way') and ${isTheirs(branches)}
  union all
  ${refundOfOrder} where r.status in ('refused', 'cancelled') and r.created_at > ${since} and o.paid - o.refunded >= r.amount
    and not exists (
      select from refunds later where later.order_id = r.order_id and later.id > r.id
        and (later.amount = r.amount or later.amount > r.amount and later.status not in ('refused', 'cancelled')))
    and ${isTheirs(branches)}
  union all
  select 'stray', m.id, a.order_id, m.amount, m.currency, m.answer->>'card_type', m.tran_id, m.val_id, m.bank_tran_id,
    coalesce(m.decided_at, m.received_at), null, 'gateway', case when m.refund_ref_id is null then 'asking' else 'under_way' end,
    null, m.refund_asked_at
  from stray_money m left join payment_attempts a on a.id = m.attempt_id left join sales sale on sale.order_id = a.order_id
  where m.status = 'refunding' and ${isTheirs(branches)}
) open
order by open.at, open.id limit ${most}`,
})

/** Orders that the money of these customers could pay: not paid and not cancelled; one that expired comes back to life by it. */
export const payableOrders = statement({
  name: 'desk_payable_orders',
  takes: { customers: ints, since: instant, branches: orNull(ints), most: int },
  gives: { order_id: int, customer_id: orNull(int), total: bigint },
  text: ({ customers, since, branches, most }) => `
select o.id as order_id, o.customer_id, o.total
from orders o left join sales sale on sale.order_id = o.id
where o.customer_id = any(${customers}) and o.paid = 0 and o.total > 0 and o.cancelled_at is null and o.created_at > ${since}
  and ${isTheirs(branches)}
order by o.id desc limit ${most}`,
})

const attemptOf = `payment_attempts a join orders o on o.id = a.order_id left join sales sale on sale.order_id = o.id`

/** Attempts of whoever has this number, or of whom this transaction is, ours or the bank's; and that one, however old. */
export const attemptsOf = statement({
  name: 'desk_attempts_of',
  takes: { phone: orNull(text), tran: orNull(text), since: instant, branches: orNull(ints), most: int },
  gives: { id: int, order_id: int, customer_id: orNull(int) },
  text: ({ phone, tran, since, branches, most }) => `
with named as (
  select a.id, a.order_id, o.customer_id from ${attemptOf}
  where (a.tran_id = ${tran} or a.bank_tran_id = ${tran}) and ${isTheirs(branches)} limit 5
), asked as (select id from customers where phone = ${phone} union select customer_id from named)
select id, order_id, customer_id from (
  select * from named
  union
  select a.id, a.order_id, o.customer_id from ${attemptOf}
  where o.customer_id in (select id from asked) and a.opened_at > ${since} and ${isTheirs(branches)}
) found
order by id desc limit ${most}`,
})
