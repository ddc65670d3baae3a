import { int, orNull, statement } from '../db/statement.ts'

/** Until the transaction ends, nobody else changes this order, lets in with it or settles it. */
export const lockOrder = statement({
  name: 'desk_lock',
  takes: { tickets: orNull(int), membership: orNull(int) },
  gives: { id: int },
  text: ({ tickets, membership }) => `
select id from orders
where id = coalesce((select order_id from sales where id = ${tickets}), (select order_id from subscriptions where id = ${membership}))
for no key update`,
})
