import { bigint, day, int, ints, json, orNull, type RowOf, statement, text } from '../db/statement.ts'

/** What is of another branch is as if it were not there; a membership is of none. */
export const ofBranches = (branches: string): string =>
  `(s.id is null or ${branches} is null or s.branch_id = any(${branches}))`
export const atBranches = (branches: string): string => `(${branches} is null or v.branch_id = any(${branches}))`

/** Sales less refunds that were accepted and stand. */
export const takingsOf = (customer: string, branches: string): string => `
  (select coalesce(sum(o.total - case when o.refunded = 0 then 0 else
      (select coalesce(sum(r.amount), 0) from refunds r where r.order_id = o.id and r.accepted_at is not null and r.status <> 'cancelled') end), 0)::bigint
    from orders o left join sales s on s.order_id = o.id
    where o.customer_id = ${customer} and o.paid_at is not null and ${ofBranches(branches)})`

export const visitsSince = (customer: string, since: string, branches: string): string => `
  (select count(*) from orders o join visits v on v.order_id = o.id
    where o.customer_id = ${customer} and v.day > ${since} and ${atBranches(branches)})`

export const lastVisitOf = (customer: string, branches: string): string => `
  (select json_build_object('day', v.day, 'branch', b.name) from orders o join visits v on v.order_id = o.id join branches b on b.id = v.branch_id
    where o.customer_id = ${customer} and ${atBranches(branches)} order by v.day desc, v.id desc limit 1)`

export const childrenOf = (customer: string): string => `
  (select coalesce(json_agg(json_build_object('name', k.name, 'age', k.age) order by k.position), '[]') from children k where k.customer_id = ${customer})`

export type Child = { name: string; age: number }
export type LastVisit = { day: string; branch: string }

/** The rows of a page, in the order of the ids. */
export const readRows = statement({
  name: 'households_rows',
  takes: { ids: ints, today: day, since: day, branches: orNull(ints) },
  gives: {
    id: int,
    name: text,
    phone: text,
    children: json<Child[]>(),
    membership: orNull(json<{ name: string; end_date: string; running: boolean }>()),
    visits: bigint,
    last_visit: orNull(json<LastVisit>()),
    takings: bigint,
  },
  text: ({ ids, today, since, branches }) => `
select c.id, c.name, c.phone, ${childrenOf('c.id')} as children,
  (select json_build_object('name', m.name, 'end_date', m.end_date, 'running', m.end_date >= ${today})
    from orders o join subscriptions m on m.order_id = o.id
    where o.customer_id = c.id and o.cancelled_at is null and m.start_date <= ${today}
    order by m.end_date desc, m.id desc limit 1) as membership,
  ${visitsSince('c.id', since, branches)} as visits, ${lastVisitOf('c.id', branches)} as last_visit,
  ${takingsOf('c.id', branches)} as takings
from unnest(${ids}) with ordinality as wanted (id, place) join customers c on c.id = wanted.id
order by wanted.place`,
})
export type HouseholdRowRow = RowOf<typeof readRows.gives>
