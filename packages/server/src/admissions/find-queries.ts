import { bigint, day, int, json, orNull, type RowOf, statement, text } from '../db/statement.ts'

const hit = {
  rank: int,
  kind: text,
  id: int,
  invoice_number: text,
  name: orNull(text),
  last4: orNull(text),
  people: bigint,
  booking_date: orNull(text),
  package: orNull(json<{ en: string; bn: string }>()),
}
export type HitRow = RowOf<typeof hit>

const MOST = 20
const PLAIN = (words: string): string => `lower(normalize(${words}))`

const buyer = `o.invoice_number, c.name, right(c.phone, 4) as last4`
const tickets = `'tickets' as kind, s.id, ${buyer}, (select sum(qty) from sale_details where sale_id = s.id) - cardinality(s.cancelled_places) as people, s.booking_date::text, null::json as package`
const membership = `'memberships' as kind, s.id, ${buyer},
  coalesce((select sum(qty) from subscription_places where subscription_id = s.id), 0) + (select count(*) from subscription_riders where subscription_id = s.id and additional) as people,
  null::text as booking_date, json_build_object('en', s.name, 'bn', coalesce(s.name_bn, s.name)) as package`
const isStanding = `o.cancelled_at is null and o.expired_at is null`

/** Orders of a number at this branch: today's, memberships valid today, then others with which somebody can still come in. */
export const findByPhone = statement({
  name: 'gate_find_phone',
  takes: { phone: text, branch: int, day },
  gives: hit,
  text: ({ phone, branch, day: today }) => `
with c as (select * from customers where phone = ${phone}), own as (select o.* from orders o join c on c.id = o.customer_id where ${isStanding})
(select case when s.booking_date = ${today} then 1 else 3 end as rank, ${tickets}
  from c, own o join sales s on s.order_id = o.id where s.branch_id = ${branch} and (s.booking_date = ${today} or s.scanned_at is null)
  order by s.booking_date = ${today} desc, abs(s.booking_date - ${today}), s.id limit ${MOST})
union all
(select 2 as rank, ${membership} from c, own o join subscriptions s on s.order_id = o.id
  where ${today} between s.start_date and s.end_date order by s.end_date, s.id limit ${MOST})
order by rank limit ${MOST}`,
})

/** By the buyer's name, or by that of somebody who comes along: today's orders of this branch, then memberships valid today. */
export const findByName = statement({
  name: 'gate_find_name',
  takes: { name: text, branch: int, day },
  gives: hit,
  text: ({ name, branch, day: today }) => `
(select 1 as rank, ${tickets} from sales s join orders o on o.id = s.order_id join customers c on c.id = o.customer_id
  where s.booking_date = ${today} and s.branch_id = ${branch} and ${isStanding} and (strpos(${PLAIN('c.name')}, ${PLAIN(name)}) > 0
    or exists (select from sale_riders r where r.sale_id = s.id and strpos(${PLAIN('r.name')}, ${PLAIN(name)}) > 0))
  order by s.id desc limit ${MOST})
union all
(select 2 as rank, ${membership} from subscriptions s join orders o on o.id = s.order_id join customers c on c.id = o.customer_id
  where s.end_date >= ${today} and s.start_date <= ${today} and ${isStanding} and (strpos(${PLAIN('c.name')}, ${PLAIN(name)}) > 0
    or exists (select from subscription_riders r where r.subscription_id = s.id and strpos(${PLAIN('r.name')}, ${PLAIN(name)}) > 0))
  order by s.end_date, s.id limit ${MOST})
order by rank limit ${MOST}`,
})

/** One order by its number or its code, of this branch, or a membership. Who looks for today only finds what is today's or still open. */
export const findOne = statement({
  name: 'gate_find_one',
  takes: { invoice: orNull(text), code: orNull(text), branch: int, only: orNull(day) },
  gives: hit,
  text: ({ invoice, code, branch, only }) => `
(select 1 as rank, ${tickets} from orders o join sales s on s.order_id = o.id left join customers c on c.id = o.customer_id
  where (o.invoice_number = ${invoice} or o.code = ${code}) and s.branch_id = ${branch}
    and (${only} is null or s.booking_date = ${only} or (s.scanned_at is null and ${isStanding})))
union all
(select 2 as rank, ${membership} from orders o join subscriptions s on s.order_id = o.id left join customers c on c.id = o.customer_id
  where (o.invoice_number = ${invoice} or o.code = ${code}) and (${only} is null or ${only} between s.start_date and s.end_date))`,
})
