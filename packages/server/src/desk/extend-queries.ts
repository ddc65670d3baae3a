import { day, int, orNull, statement } from '../db/statement.ts'

/** It ends so much later; one of the same package that follows it begins so much later, as when days are closed. */
export const lengthen = statement({
  name: 'desk_lengthen',
  takes: { id: int, days: int, customer: orNull(int), package: int, end: day },
  gives: { id: int },
  text: ({ id, days, customer, package: pack, end }) => `
update subscriptions m set
  start_date = case when m.id = ${id} then m.start_date else m.start_date + ${days} end,
  end_date = m.end_date + ${days},
  extended_days = case when m.id = ${id} then m.extended_days + ${days} else m.extended_days end
from orders o
where o.id = m.order_id and (m.id = ${id}
  or (o.customer_id = ${customer} and m.package_id = ${pack} and m.start_date > ${end} and o.cancelled_at is null))
returning m.id`,
})
