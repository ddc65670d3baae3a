import { hash, randomBytes, randomInt } from 'node:crypto'
import type { Page } from '@playwright/test'
import pg from 'pg'
import { TOKEN_KEY } from '#contract/signed-in.ts'

export type Customer = { id: number; phone: string; token: string }

/** A number nobody else uses; they are spread over all prefixes, because codes to one prefix are limited. */
export const newPhone = (): string => `01${randomInt(3, 10)}${String(randomInt(100_000_000)).padStart(8, '0')}`

/** A customer with a token, made behind the server's back: for journeys that are not about signing in. */
export async function makeCustomer({ phone = newPhone(), name = '' } = {}): Promise<Customer> {
  const token = randomBytes(32).toString('base64url')
  const client = new pg.Client({ connectionString: process.env['SITE_DATABASE_URL'] })
  await client.connect()
  const {
    rows: [made],
  } = await client.query<{ id: number }>(
    'with made as (insert into customers (phone, name) values ($1, $2) returning id), t as (insert into tokens (hash, customer_id) select $3, id from made) select id from made',
    [phone, name, hash('sha256', token)],
  )
  await client.end()
  return { id: made?.id ?? 0, phone, token }
}

/** From its first page on, this browser is signed in, until it signs out. */
export async function signInAs(page: Page, { token }: Pick<Customer, 'token'>): Promise<void> {
  await page.addInitScript(
    ([key = '', value = '']) => {
      if (sessionStorage.getItem('signed in once')) return
      sessionStorage.setItem('signed in once', 'yes')
      localStorage.setItem(key, value)
    },
    [TOKEN_KEY, token],
  )
}
