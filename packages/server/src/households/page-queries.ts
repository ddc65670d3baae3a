import {
  bigint,
  bool,
  day,
  instant,
  int,
  ints,
  json,
  orNull,
  type RowOf,
  smallint,
  statement,
  text,
} from '../db/statement.ts'
import { stateOf } from '../desk/state-queries.ts'
import {
  atBranches,
  type Child,
  childrenOf,
  type LastVisit,
  lastVisitOf,
  ofBranches,
  takingsOf,
  visitsSince,
} from './row-queries.ts'

const MOST = 25

const ownOrders = (customer: string): string => `select o.id from orders o where o.customer_id = ${customer}`

/** Who it is, and the numbers. */
export const readProfile = statement({
  name: 'household_profile',
  takes: { customer: int, since: day, branches: orNull(ints) },
  gives: {
    id: int,
    name: text,
    phone: text,
    spouse_name: text,
    email: orNull(text),
    heared_by: orNull(text),
    created_at: instant,
    children: json<Child[]>(),
    visits: bigint,
    visits_ever: bigint,
    last_visit: orNull(json<LastVisit>()),
    takings: bigint,
    median_stay: orNull(int),
    refund_under_way: bigint,
    payment_under_way: bool,
  },
  text: ({ customer, since, branches }) => `
select c.id, c.name, c.phone, c.spouse_name, c.email, c.heared_by, c.created_at, ${childrenOf('c.id')} as children,
  ${visitsSince('c.id', since, branches)} as visits, ${lastVisitOf('c.id', branches)} as last_visit, ${takingsOf('c.id', branches)} as takings,
  (select count(*) from visits v where v.order_id in (${ownOrders('c.id')}) and ${atBranches(branches)}) as visits_ever,
  (select round(percentile_cont(0.5) within group (order by extract(epoch from v.last_out - v.first_in) / 60))::integer
    from visits v where v.order_id in (${ownOrders('c.id')}) and v.state = 'out' and v.out_by = 'gate' and ${atBranches(branches)}) as median_stay,
  (select coalesce(sum(r.amount), 0)::bigint from refunds r where r.order_id in (${ownOrders('c.id')}) and r.status in ('asking', 'under_way')) as refund_under_way,
  exists (select from payment_attempts a where a.order_id in (${ownOrders('c.id')}) and a.status in ('open', 'held')) as payment_under_way
from customers c where c.id = ${customer}`,
})
export type ProfileRow = RowOf<typeof readProfile.gives>

/** Those that were paid: the ones that run, those to come, those that have ended. */
export const readMemberships = statement({
  name: 'household_memberships',
  takes: { customer: int, month: day },
  gives: {
    id: int,
    invoice_number: text,
    name: text,
    month: smallint,
    hour: smallint,
    start_date: text,
    end_date: text,
    cancelled: bool,
    places: json<{ type: string; qty: number }[]>(),
    visits: bigint,
    visits_this_month: bigint,
  },
  text: ({ customer, month }) => `
select m.id, o.invoice_number, m.name, m.month, m.hour, m.start_date::text as start_date, m.end_date::text as end_date, o.cancelled_at is not null as cancelled,
  (select coalesce(json_agg(json_build_object('type', p.type, 'qty', p.qty) order by p.first), '[]') from (
    select type, sum(qty) as qty, min(at) as first from (
      select type, qty, product_id as at from subscription_places where subscription_id = m.id
      union all select type, 1, 1000000 + id from subscription_riders where subscription_id = m.id and additional) every group by type) p) as places,
  (select count(*) from visits v where v.order_id = o.id) as visits,
  (select count(*) from visits v where v.order_id = o.id and v.day >= ${month}) as visits_this_month
from orders o join subscriptions m on m.order_id = o.id
where o.customer_id = ${customer} and m.start_date is not null
order by m.end_date desc, m.id desc limit ${MOST}`,
})

/** By the place: a rider by name, or else what they came as. */
const whoCame = `case left(v.place, 1)
  when 'r' then (select coalesce(r.name, r.type) from subscription_riders r where r.id = substr(v.place, 2)::integer)
  when 'p' then (select p.type from subscription_places p join subscriptions m on m.id = p.subscription_id
    where m.order_id = v.order_id and p.product_id = split_part(substr(v.place, 2), '.', 1)::integer)
  else (select coalesce((select r.name from sale_riders r where r.sale_id = d.sale_id and r.type = d.name order by r.id
      offset split_part(v.place, '.', 2)::integer - 1 limit 1), d.name)
    from sale_details d where d.id = split_part(substr(v.place, 2), '.', 1)::integer) end`

/** Who came, a row for each day at a branch, newest first; `days` is how many there are. */
export const readVisitDays = statement({
  name: 'household_visits',
  takes: { customer: int, branches: orNull(ints), today: day, limit: int, offset: int },
  gives: {
    day: text,
    branch: text,
    people: bigint,
    who: json<(string | null)[]>(),
    inside: bool,
    stay: orNull(int),
    days: bigint,
  },
  text: ({ customer, branches, today, limit, offset }) => `
with came as (
  select v.day, v.branch_id, count(*) over () as days from visits v
  where v.order_id in (${ownOrders(customer)}) and ${atBranches(branches)}
  group by v.day, v.branch_id order by v.day desc, v.branch_id limit ${limit} offset ${offset}
)
select came.day::text as day, b.name as branch, count(*) as people, json_agg(${whoCame} order by v.first_in, v.id) as who,
  bool_or(v.state = 'in' and v.day = ${today}) as inside,
  round(max(extract(epoch from v.last_out - v.first_in)) filter (where v.state = 'out' and v.out_by = 'gate') / 60)::integer as stay, came.days
from came join branches b on b.id = came.branch_id
  join visits v on v.day = came.day and v.branch_id = came.branch_id and v.order_id in (${ownOrders(customer)})
group by came.day, came.days, b.id, b.name order by came.day desc, b.id`,
})
export type VisitDayRow = RowOf<typeof readVisitDays.gives>

export const readOrders = statement({
  name: 'household_orders',
  takes: { customer: int, branches: orNull(ints) },
  gives: {
    id: int,
    is_sale: bool,
    invoice_number: text,
    booking_date: orNull(text),
    package: orNull(text),
    people: bigint,
    state: text,
    total: bigint,
    orders: bigint,
  },
  text: ({ customer, branches }) => `
select coalesce(s.id, m.id) as id, s.id is not null as is_sale, o.invoice_number, s.booking_date::text as booking_date, m.name as package,
  coalesce(case when s.id is not null then (select sum(qty) from sale_details where sale_id = s.id)
    else (select coalesce(sum(qty), 0) from subscription_places where subscription_id = m.id)
      + (select count(*) from subscription_riders where subscription_id = m.id and additional) end, 0)::bigint as people,
  ${stateOf('o')} as state, o.total, o.orders
from (
  select o.*, count(*) over () as orders from orders o left join sales s on s.order_id = o.id
  where o.customer_id = ${customer} and ${ofBranches(branches)} order by o.id desc limit ${MOST}
) o left join sales s on s.order_id = o.id left join subscriptions m on m.order_id = o.id
order by o.id desc`,
})

export const readMessages = statement({
  name: 'household_messages',
  takes: { phone: text },
  gives: {
    id: int,
    kind: text,
    invoice_number: orNull(text),
    created_at: instant,
    sent_at: orNull(instant),
    given_up: bool,
  },
  text: ({ phone }) => `
select id, kind, substring(text from 'INV-[0-9]{8}-[0-9]{5,}') as invoice_number, created_at, sent_at, given_up_at is not null as given_up
from outbox where phone = ${phone} order by id desc limit ${MOST}`,
})

export const readNotes = statement({
  name: 'household_notes',
  takes: { customer: int },
  gives: { id: int, text, by_id: int, by_name: text, created_at: instant },
  text: ({ customer }) => `
select n.id, n.text, n.by_id, p.name as by_name, n.created_at from notes n join staff p on p.id = n.by_id
where n.customer_id = ${customer} order by n.id desc limit ${MOST}`,
})
