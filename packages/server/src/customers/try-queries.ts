import type pg from 'pg'
import type { Limit } from '../db/limits.ts'
import { statement } from '../db/statement.ts'

export type KeptCode = { phone: string; codeHash: string; expiresAt: Date; wrongTries: number; usedAt: Date | null }

/** No code: none was sent to the number, or so long ago that it was swept away. Full: when the oldest try was made that fills the limit. */
export type Standing = { code: KeptCode | undefined; fullSince: Date | null }

/** How a number stands, in one look: its code, and whether it may be tried. */
const READ = `
  select code.phone, code_hash as "codeHash", expires_at as "expiresAt", wrong_tries as "wrongTries", used_at as "usedAt", (
    select at from limit_events where "limit" = $2 and subject = $1 and at > $3 order by at desc offset $4 limit 1
  ) as "fullSince"
  from (select) as always left join sign_in_codes as code on code.phone = $1`

/**
 * Each try moves the code's row on from where it was seen to stand. Of several at once one finds it there, and the
 * others look again: so none is compared uncounted, and nobody waits for a lock.
 */
const IF_AS_SEEN = 'where phone = $1 and code_hash = $2 and wrong_tries = $3 and used_at is null returning phone'
const COUNT_TRY = 'insert into limit_events ("limit", subject, at) select $4, phone, $5'

const WRONG = `
  with tried as (update sign_in_codes set wrong_tries = wrong_tries + 1 ${IF_AS_SEEN})
  ${COUNT_TRY} from tried returning subject`

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

export function prepareTries(pool: pg.Pool) {
  const read = statement<KeptCode & { phone: string | null; fullSince: Date | null }>(pool, 'try_read', READ)
  const wrong = statement(pool, 'try_wrong', WRONG)
  const right = statement<{ customerId: number }>(pool, 'try_right', RIGHT)

  return {
    async read({ name, subject, most, seconds }: Limit, now: Date): Promise<Standing> {
      const [row] = await read(subject, name, new Date(now.getTime() - seconds * 1000), most - 1)
      return { code: row?.phone ? row : undefined, fullSince: row?.fullSince ?? null }
    },
    /** Whether it stood as seen. */
    wrong: async ({ phone, codeHash, wrongTries }: KeptCode, { name }: Limit, at: Date): Promise<boolean> =>
      (await wrong(phone, codeHash, wrongTries, name, at)).length > 0,
    /** Whose token it is now, if it stood as seen. */
    right: async ({ phone, codeHash, wrongTries }: KeptCode, { name }: Limit, at: Date, tokenHash: string): Promise<number | undefined> =>
      (await right(phone, codeHash, wrongTries, name, at, tokenHash))[0]?.customerId,
  }
}
export type TryQueries = ReturnType<typeof prepareTries>
