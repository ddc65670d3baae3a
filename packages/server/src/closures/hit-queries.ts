import { bigint, day, instant, int, orNull, statement, text } from '../db/statement.ts'

const span = { branch: orNull(int), from: day, to: day }
type Names = Record<keyof typeof span, string>

/** Paid orders for some days, of one branch or of all. A branch that has said something of its own is not closed with all. */
const paidFor = ({ branch, from, to }: Names): string => `
  s.booking_date between ${from} and ${to} and o.paid_at is not null and o.cancelled_at is null
  and case when ${branch} is null
    then not exists (select from special_days own where own.branch_id = s.branch_id and own.day = s.booking_date and own.kind <> 'closed')
    else s.branch_id = ${branch} end`

/** The memberships that run on one of these days. */
const runs = ({ from, to }: Pick<Names, 'from' | 'to'>): string =>
  `m.start_date <= ${to} and m.end_date >= ${from} and o.cancelled_at is null`

/** Days of a range that the memberships have not got yet. */
const notGiven = ({ from, to }: Pick<Names, 'from' | 'to'>): string => `
  (select count(*)::integer from generate_series(${from}, ${to}, interval '1 day') each
    where not exists (select from member_extensions where each::date between from_day and to_day))`

export const hitOf = statement({
  name: 'closure_hit',
  takes: span,
  gives: { orders: bigint, people: bigint, sum: bigint, running: bigint, addable: int },
  text: (named) => `
select count(*) as orders, coalesce(sum(p.people), 0)::bigint as people, coalesce(sum(o.paid), 0)::bigint as sum,
  (select count(*) from subscriptions m join orders o on o.id = m.order_id where ${runs(named)}) as running,
  ${notGiven(named)} as addable
from sales s join orders o on o.id = s.order_id
  cross join lateral (select sum(qty)::bigint - cardinality(s.cancelled_places) as people from sale_details where sale_id = s.id) p
where ${paidFor(named)}`,
})

export const hitOrders = statement({
  name: 'closure_orders',
  takes: { ...span, limit: int, offset: bigint },
  gives: {
    invoice_number: text,
    day,
    branch: text,
    buyer: orNull(text),
    phone: orNull(text),
    people: bigint,
    paid: bigint,
  },
  text: ({ limit, offset, ...named }) => `
select o.invoice_number, s.booking_date::text as day, b.name as branch, c.name as buyer, c.phone,
  (select sum(qty) from sale_details where sale_id = s.id) - cardinality(s.cancelled_places) as people, o.paid
from sales s join orders o on o.id = s.order_id join branches b on b.id = s.branch_id left join customers c on c.id = o.customer_id
where ${paidFor(named)}
order by s.booking_date, o.id limit ${limit} offset ${offset}`,
})

/** People of paid orders, day by day. */
export const bookedByDay = statement({
  name: 'closure_booked',
  takes: span,
  gives: { day, people: bigint },
  text: ({ branch, from, to }) => `
select s.booking_date::text as day, sum((select sum(qty) from sale_details where sale_id = s.id) - cardinality(s.cancelled_places))::bigint as people
from sales s join orders o on o.id = s.order_id
where s.booking_date between ${from} and ${to} and (${branch} is null or s.branch_id = ${branch})
  and o.paid_at is not null and o.cancelled_at is null
group by 1`,
})

/**
 * As many days as a range has that were not given yet, to every membership that runs in it; one of the same package that
 * follows it begins so much later.
 */
export const addDaysToMembers = statement({
  name: 'closure_add_days',
  takes: { from: day, to: day, by: int, at: instant },
  gives: { days: int, members: bigint },
  text: ({ from, to, by, at }) => `
with given as (
  select ${notGiven({ from, to })} as days
), running as (
  select m.id, m.package_id, o.customer_id from subscriptions m join orders o on o.id = m.order_id where ${runs({ from, to })}
), longer as (
  update subscriptions m set end_date = m.end_date + given.days, extended_days = m.extended_days + given.days
  from running, given where m.id = running.id and given.days > 0
  returning m.id
), later as (
  update subscriptions m set start_date = m.start_date + given.days, end_date = m.end_date + given.days
  from orders o, given
  where o.id = m.order_id and m.start_date > ${to} and o.cancelled_at is null and given.days > 0
    and exists (select from running r where r.customer_id = o.customer_id and r.package_id = m.package_id)
), kept as (
  insert into member_extensions (client_id, from_day, to_day, days, members, by_id, at)
  select gen_random_uuid(), ${from}, ${to}, days, (select count(*) from longer), ${by}, ${at} from given where days > 0
)
select days, (select count(*) from longer) as members from given`,
})
