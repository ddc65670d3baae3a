import { bigint, bool, day, instant, int, ints, orNull, statement, text } from '../db/statement.ts'

/** Two spans: today until now, and the same weekday a week before. What is not of these branches is as if it were not there. */
const spans = { from: instant, to: instant, before: instant, end: instant, branches: orNull(ints), online: bool }

type Names = Record<keyof typeof spans, string>

/** A membership belongs to no branch: it is in the figures of who looks at all of them. */
const paidIn = ({ from, to, before, end, branches, online }: Names): string => `
  ((o.paid_at >= ${from} and o.paid_at <= ${to}) or (o.paid_at >= ${before} and o.paid_at < ${end}))
  and case when s.id is null then ${online} else ${branches} is null or s.branch_id = any(${branches}) end`

/** Money by the hour it came; `until` is the part of last week that had come by this time of day. */
export const paidByHour = statement({
  name: 'figures_paid_by_hour',
  takes: { ...spans, until: instant },
  gives: {
    is_today: bool,
    hour: int,
    paid: bigint,
    paid_until: bigint,
    memberships: bigint,
    memberships_until: bigint,
  },
  text: ({ until, ...named }) => `
select o.paid_at >= ${named.from} as is_today,
  extract(hour from o.paid_at at time zone 'Asia/Dhaka')::integer as hour,
  sum(o.total)::bigint as paid,
  coalesce(sum(o.total) filter (where o.paid_at < ${until}), 0)::bigint as paid_until,
  coalesce(sum(m.qty), 0)::bigint as memberships,
  coalesce(sum(m.qty) filter (where o.paid_at < ${until}), 0)::bigint as memberships_until
from orders o left join sales s on s.order_id = o.id left join subscriptions m on m.order_id = o.id
where ${paidIn(named)}
group by 1, 2
order by 1, 2`,
})

/** Tickets by what they are. The lines of an order share its discount and its VAT to the poisha, so that all add up to what was paid. */
export const paidByProduct = statement({
  name: 'figures_paid_by_product',
  takes: spans,
  gives: { is_today: bool, product_id: int, name: text, qty: bigint, paid: bigint },
  text: (named) => `
select is_today, product_id, max(name) as name, sum(qty) as qty,
  coalesce(sum(round(total * up_to / nullif(subtotal, 0)) - round(total * (up_to - line) / nullif(subtotal, 0))), 0)::bigint as paid
from (
  select o.paid_at >= ${named.from} as is_today, d.product_id, d.name, d.qty, o.total::numeric, o.subtotal,
    d.price * d.qty as line, sum(d.price * d.qty) over (partition by o.id order by d.id) as up_to
  from orders o join sales s on s.order_id = o.id join sale_details d on d.sale_id = s.id
  where ${paidIn(named)}
) lines
group by 1, 2
order by paid desc, product_id`,
})

export const visitorsByBranch = statement({
  name: 'figures_visitors',
  takes: { day, branches: orNull(ints) },
  gives: { id: int, name: text, inside_limit: orNull(int), let_in: bigint, inside: bigint },
  text: ({ day: today, branches }) => `
select b.id, b.name, b.inside_limit, count(v.id) as let_in, count(v.id) filter (where v.state = 'in') as inside
from branches b left join visits v on v.branch_id = b.id and v.day = ${today}
where b.deleted_at is null and (${branches} is null or b.id = any(${branches}))
group by b.id
order by b.id`,
})

/** Whether receipts carry the centre's number. */
export const carryBin = statement({
  name: 'figures_carry_bin',
  takes: {},
  gives: { carried: bool },
  text: () => `select bin is not null as carried from business_info`,
})

/** The oldest payments that wait for a person; as many as one looks at. What is of no branch is for everybody. */
export const waitingMoney = statement({
  name: 'figures_waiting_money',
  takes: { most: int, branches: orNull(ints) },
  gives: { kind: text, title: text, amount: bigint, at: instant },
  text: ({ most, branches }) => `
(select 'held' as kind, o.invoice_number as title, a.amount, a.opened_at as at
 from payment_attempts a join orders o on o.id = a.order_id left join sales s on s.order_id = o.id
 where a.status = 'held' and (${branches} is null or s.branch_id is null or s.branch_id = any(${branches}))
 order by a.opened_at limit ${most})
union all
(select 'stray', m.tran_id, m.amount, m.received_at
 from stray_money m left join payment_attempts a on a.id = m.attempt_id left join sales s on s.order_id = a.order_id
 where m.resolved_at is null and (${branches} is null or s.branch_id is null or s.branch_id = any(${branches}))
 order by m.received_at limit ${most})`,
})
