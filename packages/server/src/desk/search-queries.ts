import { int, orNull, someOf, statement, text } from '../db/statement.ts'

/** More than this nobody counts, and nobody turns pages for. */
export const MOST_FOUND = 1000

/** Orders that something names: one of ours, or the bank's. What names it whole comes before the end of a number. */
export const findNamed = statement({
  name: 'desk_find_named',
  takes: {
    phone: orNull(text),
    invoice: orNull(text),
    ends: someOf<string>(),
    code: orNull(text),
    words: someOf<string>(),
  },
  gives: { id: int },
  text: ({ phone, invoice, ends, code, words }) => `
with named (id, rank) as (
  select id, 1 from orders where invoice_number = ${invoice}
  union all select id, 1 from orders where code = ${code}
  union all select o.id, 1 from customers c join orders o on o.customer_id = c.id where c.phone = ${phone}
  union all select order_id, 1 from payment_attempts where tran_id = any(${words})
  union all select order_id, 1 from payment_attempts where bank_tran_id = any(${words})
  union all select coalesce(m.used_for_id, a.order_id), 1 from stray_money m left join payment_attempts a on a.id = m.attempt_id where m.tran_id = any(${words})
  union all select coalesce(m.used_for_id, a.order_id), 1 from stray_money m left join payment_attempts a on a.id = m.attempt_id where m.bank_tran_id = any(${words})
  union all select order_id, 1 from refunds where credit_note = any(${words})
  union all select order_id, 1 from refunds where refund_trans_id = any(${words})
  union all select id, 2 from orders where split_part(invoice_number, '-', 3) = any(${ends})
)
select id from named where id is not null group by id order by min(rank), id desc limit ${2 * MOST_FOUND}`,
})
