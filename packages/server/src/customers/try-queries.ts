import type pg from 'pg'
import type { Language } from '#contract/rules/language.ts'
import type { Limit } from '../db/limits.ts'
import { instant, int, orNull, smallint, statement, text } from '../db/statement.ts'

export type KeptCode = { phone: string; codeHash: string; expiresAt: Date; wrongTries: number; usedAt: Date | null }

/**
 * No code: none was sent to the number, or so long ago that it was swept away. Full: when the oldest try was made that fills
 * the number's limit, or the address's.
 */
export type Standing = {
  code: KeptCode | undefined
  customerId: number | null
  fullSince: Date | null
  addressFullSince: Date | null
}

type Parameters<Name extends string> = Record<Name, string>

const fullSince = (limit: string, subject: string, after: string, most: string): string =>
  `(select at from limit_events where "limit" = ${limit} and subject = ${subject} and at > ${after} order by at desc offset ${most} - 1 limit 1)`

const readTry = statement({
  name: 'try_read',
  takes: {
    number: text,
    limit: text,
    after: instant,
    most: int,
    address: text,
    addressLimit: text,
    addressAfter: instant,
    addressMost: int,
  },
  gives: {
    phone: orNull(text),
    codeHash: orNull(text),
    expiresAt: orNull(instant),
    wrongTries: orNull(smallint),
    usedAt: orNull(instant),
    customerId: orNull(int),
    fullSince: orNull(instant),
    addressFullSince: orNull(instant),
  },
  text: ({ number, limit, after, most, address, addressLimit, addressAfter, addressMost }) => `
  select code.phone, code_hash as "codeHash", expires_at as "expiresAt", wrong_tries as "wrongTries", used_at as "usedAt",
    customer.id as "customerId", ${fullSince(limit, number, after, most)} as "fullSince", ${fullSince(addressLimit, address, addressAfter, addressMost)} as "addressFullSince"
  from (select) as always left join sign_in_codes as code on code.phone = ${number} left join customers as customer on customer.phone = ${number}`,
})

/**
 * Each try moves the code's row on from where it was seen to stand. Of several at once one finds it there, and the
 * others look again: so none is compared uncounted, and nobody waits for a lock.
 */
const seen = { phone: text, codeHash: text, wrongTries: int, limit: text, at: instant }
const ifAsSeen = ({ phone, codeHash, wrongTries }: Parameters<keyof typeof seen>): string =>
  `where phone = ${phone} and code_hash = ${codeHash} and wrong_tries = ${wrongTries} and used_at is null returning phone`
const countTry = ({ limit, at }: Parameters<keyof typeof seen>): string =>
  `insert into limit_events ("limit", subject, at) select ${limit}, phone, ${at}`

const wrongTry = statement({
  name: 'try_wrong',
  takes: seen,
  gives: { subject: text },
  text: (as) => `
  with tried as (update sign_in_codes set wrong_tries = wrong_tries + 1 ${ifAsSeen(as)})
  ${countTry(as)} from tried returning subject`,
})

/** One more failure of an address, while there is room. Nobody waits here either: those in the middle of it may each be one too many. */
const failedTry = statement({
  name: 'try_failed',
  takes: { limit: text, subject: text, at: instant, after: instant, most: int },
  gives: { subject: text },
  text: ({ limit, subject, at, after, most }) => `
  insert into limit_events ("limit", subject, at) select ${limit}, ${subject}, ${at}
  where (select count(*) from (select from limit_events where "limit" = ${limit} and subject = ${subject} and at > ${after} limit ${most}) as counted) < ${most} returning subject`,
})

/** A right code is used up, its customer found or made, and a token given: all of it or nothing. Only who is made takes the language. */
const rightTry = statement({
  name: 'try_right',
  takes: { ...seen, tokenHash: text, language: text },
  gives: { customerId: int },
  text: ({ tokenHash, language, ...as }) => `
  with tried as (update sign_in_codes set used_at = ${as.at} ${ifAsSeen(as)}),
  counted as (${countTry(as)} from tried),
  known as (select id from customers where phone = ${as.phone} for key share),
  made as (
    insert into customers (phone, created_at, language) select phone, ${as.at}, ${language} from tried where not exists (select from known)
    on conflict (phone) do update set phone = excluded.phone returning id
  )
  insert into tokens (hash, customer_id, created_at, last_used_at)
  select ${tokenHash}, customer.id, ${as.at}, ${as.at} from tried, (select id from known union all select id from made) as customer
  returning customer_id as "customerId"`,
})

const startOf = ({ seconds }: Pick<Limit, 'seconds'>, now: Date): Date => new Date(now.getTime() - seconds * 1000)

export function prepareTries(pool: pg.Pool) {
  const [read, failed, wrong, right] = [readTry.on(pool), failedTry.on(pool), wrongTry.on(pool), rightTry.on(pool)]

  return {
    async read(number: Limit, address: Limit, now: Date): Promise<Standing> {
      const [row] = await read({
        number: number.subject,
        limit: number.name,
        after: startOf(number, now),
        most: number.most,
        address: address.subject,
        addressLimit: address.name,
        addressAfter: startOf(address, now),
        addressMost: address.most,
      })
      if (!row) throw new Error('There is always one row.')
      const { phone, codeHash, expiresAt, wrongTries, usedAt, ...standing } = row
      const isThere = phone !== null && codeHash !== null && expiresAt !== null && wrongTries !== null
      return { code: isThere ? { phone, codeHash, expiresAt, wrongTries, usedAt } : undefined, ...standing }
    },
    failed: async ({ name, subject, most, ...limit }: Limit, now: Date): Promise<boolean> =>
      (await failed({ limit: name, subject, at: now, after: startOf(limit, now), most })).length > 0,
    wrong: async ({ phone, codeHash, wrongTries }: KeptCode, { name: limit }: Limit, at: Date): Promise<boolean> =>
      (await wrong({ phone, codeHash, wrongTries, limit, at })).length > 0,
    right: async (
      { phone, codeHash, wrongTries }: KeptCode,
      { name: limit }: Limit,
      at: Date,
      signedIn: { tokenHash: string; language: Language },
    ): Promise<number | undefined> =>
      (await right({ phone, codeHash, wrongTries, limit, at, ...signedIn }))[0]?.customerId,
  }
}
export type TryQueries = ReturnType<typeof prepareTries>
