import { day, int, ints, orNull, statement, text } from '../db/statement.ts'

/** What an order is, in a line: for whoever looks at money. */
export const orderLines = statement({
  name: 'desk_order_lines',
  takes: { orders: ints },
  gives: {
    order_id: int,
    kind: text,
    id: int,
    invoice_number: text,
    lines: orNull(text),
    day: orNull(day),
    branch_id: orNull(int),
    branch: orNull(text),
    name: orNull(text),
    phone: orNull(text),
    customer_id: orNull(int),
  },
  text: ({ orders }) => `
select o.id as order_id, o.kind, coalesce(s.id, m.id) as id, o.invoice_number,
  coalesce((select string_agg(d.qty || ' × ' || d.name, ', ' order by d.id) from sale_details d where d.sale_id = s.id),
    m.qty || ' × ' || m.name) as lines,
  s.booking_date::text as day, s.branch_id, b.name as branch, c.name, c.phone, o.customer_id
from orders o left join sales s on s.order_id = o.id left join subscriptions m on m.order_id = o.id
  left join branches b on b.id = s.branch_id left join customers c on c.id = o.customer_id
where o.id = any(${orders})`,
})
