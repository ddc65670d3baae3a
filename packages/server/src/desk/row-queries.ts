import type { OrderState } from '#contract/schemas/staff-orders.ts'
import {
  bigint,
  type Column,
  day,
  instant,
  int,
  ints,
  json,
  orNull,
  type RowOf,
  statement,
  text,
} from '../db/statement.ts'
import { stateOf } from './state-queries.ts'

const row = {
  kind: text,
  id: int,
  invoice_number: text,
  branch: orNull(json<{ id: number; name: string }>()),
  customer: orNull(json<{ id: number; name: string; phone: string }>()),
  booking_date: orNull(text),
  start_date: orNull(text),
  end_date: orNull(text),
  package: orNull(text),
  people: bigint,
  let_in: bigint,
  total: bigint,
  state: text as Column<OrderState>,
  created_at: instant,
}
export type FoundRow = RowOf<typeof row>

/** One page of orders, as the list shows them. */
export const readRows = statement({
  name: 'desk_rows',
  takes: { orders: ints, day },
  gives: row,
  text: ({ orders, day: today }) => `
select o.kind, coalesce(s.id, m.id) as id, o.invoice_number,
  (select json_build_object('id', b.id, 'name', b.name) from branches b where b.id = s.branch_id) as branch,
  (select json_build_object('id', c.id, 'name', c.name, 'phone', c.phone) from customers c where c.id = o.customer_id) as customer,
  s.booking_date::text as booking_date, m.start_date::text as start_date, m.end_date::text as end_date, m.name as package,
  case when s.id is not null
    then (select sum(qty) from sale_details where sale_id = s.id) - cardinality(s.cancelled_places)
    else coalesce((select sum(qty) from subscription_places where subscription_id = m.id), 0)
      + (select count(*) from subscription_riders where subscription_id = m.id and additional) end as people,
  (select count(*) from visits where order_id = o.id and not extra and (s.id is not null or day = ${today})) as let_in,
  o.total, ${stateOf('o')} as state, o.created_at
from orders o left join sales s on s.order_id = o.id left join subscriptions m on m.order_id = o.id
where o.id = any(${orders}) order by array_position(${orders}, o.id)`,
})
