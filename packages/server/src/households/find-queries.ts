import { bigint, bool, day, int, ints, orNull, statement, text } from '../db/statement.ts'

/** So many are counted; one more says that there are more. */
export const MOST_FOUND = 10_000
const LIMIT = MOST_FOUND + 1
/** Of a name that very many have, so many are looked at: whoever wants one of them says more. */
export const MOST_NAMED = 2000
const NAMED = MOST_NAMED + 1

const gives = { id: int }
const PLAIN = (words: string): string => `lower(normalize(${words}))`
/** By an index on its parts of three letters (0020); then to the letter. */
const isNamed = (column: string, name: string): string =>
  `name_parts(${column}) @> name_parts(${name}) and strpos(${PLAIN(column)}, ${PLAIN(name)}) > 0`

export const findAll = statement({
  name: 'households_all',
  takes: {},
  gives,
  text: () => `select id from customers order by id desc limit ${LIMIT}`,
})

export const findByPhone = statement({
  name: 'households_by_phone',
  takes: { phone: text },
  gives,
  text: ({ phone }) => `select id from customers where phone = ${phone}`,
})

/** A ticket order of another branch is as if it were not there. */
export const findByInvoice = statement({
  name: 'households_by_invoice',
  takes: { invoice: text, branches: orNull(ints) },
  gives,
  text: ({ invoice, branches }) => `
select c.id from orders o join customers c on c.id = o.customer_id left join sales s on s.order_id = o.id
where o.invoice_number = ${invoice} and (s.id is null or ${branches} is null or s.branch_id = any(${branches}))`,
})

/** Children's names are searched for those only who may see them. */
export const findByName = statement({
  name: 'households_by_name',
  takes: { name: text, children: bool },
  gives,
  text: ({ name, children }) => `
select found.id from (
  (select id from customers where ${isNamed('name', name)} limit ${NAMED})
  union
  (select customer_id from children where ${children} and ${isNamed('name', name)} limit ${NAMED})
) found order by found.id desc limit ${NAMED}`,
})

const running = (today: string): string =>
  `m.start_date <= ${today} and m.end_date >= ${today} and o.cancelled_at is null and o.customer_id is not null`
const among = (ids: string): string => `(${ids} is null or o.customer_id = any(${ids}))`

/** Whose membership runs. */
const members = ({ ids, today }: Record<'ids' | 'today', string>): string =>
  `select distinct o.customer_id as id from subscriptions m join orders o on o.id = m.order_id where ${running(today)} and ${among(ids)}`

/** Whose membership ends soon, without a paid next one. */
const ending = ({ ids, today, until }: Record<'ids' | 'today' | 'until', string>): string => `
select distinct o.customer_id as id from subscriptions m join orders o on o.id = m.order_id
where ${running(today)} and m.end_date <= ${until} and ${among(ids)} and not exists (
  select from orders n join subscriptions k on k.order_id = n.id
  where n.customer_id = o.customer_id and n.cancelled_at is null and k.end_date > m.end_date)`

const came = ({ ids, today, month, branches }: Record<'ids' | 'today' | 'month' | 'branches', string>): string => `
select distinct o.customer_id as id from branches b join visits v on v.branch_id = b.id and v.day between ${month} and ${today}
  join orders o on o.id = v.order_id
where o.customer_id is not null and (${branches} is null or b.id = any(${branches})) and ${among(ids)}`

const newest = (found: string): string => `select found.id from (${found}) found order by found.id desc limit ${LIMIT}`
const filtered = { id: orNull(int) }
const ids = orNull(ints)

/** Of these customers, or of all. */
export const findFiltered = {
  members: statement({
    name: 'households_members',
    takes: { ids, today: day },
    gives: filtered,
    text: (names) => newest(members(names)),
  }),
  ending: statement({
    name: 'households_ending',
    takes: { ids, today: day, until: day },
    gives: filtered,
    text: (names) => newest(ending(names)),
  }),
  came: statement({
    name: 'households_came',
    takes: { ids, today: day, month: day, branches: orNull(ints) },
    gives: filtered,
    text: (names) => newest(came(names)),
  }),
}

export const countFilters = statement({
  name: 'households_counts',
  takes: { today: day, until: day, month: day, branches: orNull(ints) },
  gives: { members: bigint, ending: bigint, came: bigint },
  text: (names) => {
    const all = { ...names, ids: 'null::integer[]' }
    return `select (select count(*) from (${members(all)}) a) as members, (select count(*) from (${ending(all)}) b) as ending, (select count(*) from (${came(all)}) c) as came`
  },
})
