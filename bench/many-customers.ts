import type pg from 'pg'
import { nameOf } from './names.ts'
import { hashCode } from '../packages/server/src/customers/sign-in-code.ts'

export const phoneOf = (n: number): string => `017${String(n).padStart(8, '0')}`
export const tokenOf = (n: number): string => `bench-token-${String(n).padStart(12, '0')}`
export const CODE = '482913'

/** Customers 1 to `count`, each with two children, a picture for every tenth, and a token. */
export async function fillCustomers(client: pg.Client, count: number): Promise<void> {
  await client.query(
    `insert into customers (phone, name, spouse_name, email, heared_by, picture_id)
    select '017' || lpad(n::text, 8, '0'), ${nameOf('n')}, 'Spouse ' || n, 'p' || n || '@example.com', 'Facebook', case when n % 10 = 0 then (select min(id) from pictures) end
    from generate_series(1, $1::int) n`,
    [count],
  )
  await client.query(
    `insert into children (customer_id, position, name, age) select id, place, 'Child ' || place, 1 + (id + place) % 8 from customers, generate_series(0, 1) place`,
  )
  await client.query(`insert into tokens (hash, customer_id)
    select encode(sha256(convert_to('bench-token-' || lpad(right(phone, 8), 12, '0'), 'UTF8')), 'hex'), id from customers`)
  await client.query('vacuum analyze customers, children, tokens')
}

export async function sendCodes(client: pg.Client, appSecret: string, phones: string[]): Promise<void> {
  await client.query(
    `insert into sign_in_codes (phone, code_hash, sent_at, expires_at) select phone, hash, now(), now() + interval '5 minutes' from unnest($1::text[], $2::text[]) as code (phone, hash)`,
    [phones, phones.map((phone) => hashCode(appSecret, phone, CODE))],
  )
}
