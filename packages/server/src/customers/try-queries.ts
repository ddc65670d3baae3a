import type pg from 'pg'
import type { Limit } from '../db/limits.ts'
import { statement } from '../db/statement.ts'

export type KeptCode = { phone: string; codeHash: string; expiresAt: Date; wrongTries: number; usedAt: Date | null }

/**
 * No code: none was sent to the number, or so long ago that it was swept away. Full: when the oldest try was made that fills
 * the number's limit, or the address's.
 */
export type Standing = { code: KeptCode | undefined; customerId: number | null; fullSince: Date | null; addressFullSince: Date | null }

const FULL_SINCE = (limit: string, subject: string, after: string, most: string) =>
  `(select at from limit_events where "limit" = ${limit} and subject = ${subject} and at > ${after} order by at desc offset ${most} - 1 limit 1)`

/** How a number and an address stand, in one look: the number's code and customer, and whether they may try. */
const READ = `
  select code.phone, code_hash as "codeHash", expires_at as "expiresAt", wrong_tries as "wrongTries", used_at as "usedAt",
    customer.id as "customerId", ${FULL_SINCE('$2', '$1', '$3', '$4::int')} as "fullSince", ${FULL_SINCE('$5', '$6', '$7', '$8::int')} as "addressFullSince"
  from (select) as always left join sign_in_codes as code on code.phone = $1 left join customers as customer on customer.phone = $1`

/**
 * Each try moves the code's row on from where it was seen to stand. Of several at once one finds it there, and the
 * others look again: so none is compared uncounted, and nobody waits for a lock.
 */
const IF_AS_SEEN = 'where phone = $1 and code_hash = $2 and wrong_tries = $3 and used_at is null returning phone'
const COUNT_TRY = 'insert into limit_events ("limit", subject, at) select $4, phone, $5'

const WRONG = `
  with tried as (update sign_in_codes set wrong_tries = wrong_tries + 1 ${IF_AS_SEEN})
  ${COUNT_TRY} from tried returning subject`

/** One more failure of an address, while there is room. Nobody waits here either: those in the middle of it may each be one too many. */
const FAILED = `
  insert into limit_events ("limit", subject, at) select $1, $2, $3
  where (select count(*) from (select from limit_events where "limit" = $1 and subject = $2 and at > $4 limit $5) as counted) < $5 returning subject`

/** A right code is used up, its customer found or made, and a token given: all of it or nothing. */
const RIGHT = `
  with tried as (update sign_in_codes set used_at = $5 ${IF_AS_SEEN}),
  counted as (${COUNT_TRY} from tried),
  known as (select id from customers where phone = $1 for key share),
  made as (
    insert into customers (phone, created_at) select phone, $5 from tried where not exists (select from known)
    on conflict (phone) do update set phone = excluded.phone returning id
  )
  insert into tokens (hash, customer_id, created_at, last_used_at)
  select $6, customer.id, $5, $5 from tried, (select id from known union all select id from made) as customer
  returning customer_id as "customerId"`

const startOf = ({ seconds }: Limit, now: Date): Date => new Date(now.getTime() - seconds * 1000)

export function prepareTries(pool: pg.Pool) {
  const read = statement<KeptCode & { phone: string | null } & Omit<Standing, 'code'>>(pool, 'try_read', READ)
  const failed = statement(pool, 'try_failed', FAILED)
  const wrong = statement(pool, 'try_wrong', WRONG)
  const right = statement<{ customerId: number }>(pool, 'try_right', RIGHT)

  return {
    async read(number: Limit, address: Limit, now: Date): Promise<Standing> {
      const [row] = await read(number.subject, number.name, startOf(number, now), number.most, address.name, address.subject, startOf(address, now), address.most)
      if (!row) throw new Error('There is always one row.')
      const { customerId, fullSince, addressFullSince } = row
      return { code: row.phone ? row : undefined, customerId, fullSince, addressFullSince }
    },
    /** Whether it could still be counted. */
    failed: async (address: Limit, now: Date): Promise<boolean> =>
      (await failed(address.name, address.subject, now, startOf(address, now), address.most)).length > 0,
    /** Whether it stood as seen. */
    wrong: async ({ phone, codeHash, wrongTries }: KeptCode, { name }: Limit, at: Date): Promise<boolean> =>
      (await wrong(phone, codeHash, wrongTries, name, at)).length > 0,
    /** Whose token it is now, if it stood as seen. */
    right: async ({ phone, codeHash, wrongTries }: KeptCode, { name }: Limit, at: Date, tokenHash: string): Promise<number | undefined> =>
      (await right(phone, codeHash, wrongTries, name, at, tokenHash))[0]?.customerId,
  }
}
export type TryQueries = ReturnType<typeof prepareTries>
