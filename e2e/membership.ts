import type { APIRequestContext, Locator, Page } from '@playwright/test'
import pg from 'pg'
import { addDays, dhakaDay } from '#contract/rules/dates.ts'
import type { ListOf } from '#contract/schemas/paging.ts'
import type { Subscription } from '#contract/schemas/subscription.ts'
import type { Customer } from './customer.ts'

/** The membership checkout, by what a parent sees of it. */
export function membershipCheckout(page: Page) {
  const rider = (name: string): Locator => page.getByRole('group', { name, exact: true })
  const dialog = page.getByRole('dialog', { name: 'Add Person' })
  return {
    rider,
    name: (of: string): Locator => rider(of).getByRole('textbox', { name: 'Name' }),
    age: (of: string): Locator => rider(of).getByRole('textbox', { name: 'Age' }),
    addPerson: page.getByRole('button', { name: 'Add Person' }),
    dialog,
    more: (type: string): Locator => dialog.getByRole('button', { name: `Add one ${type}` }),
    less: (type: string): Locator => dialog.getByRole('button', { name: `Remove one ${type}` }),
    done: dialog.getByRole('button', { name: 'Done' }),
    summary: page.getByRole('complementary', { name: 'Order Summary' }),
    terms: page.getByRole('checkbox', { name: 'I agree to the' }),
    place: page.getByRole('button', { name: 'Place Order' }),
  }
}

export async function subscriptionsOf({ token }: Customer, request: APIRequestContext): Promise<Subscription[]> {
  const answer = await request.get('/api/subscriptions', { headers: { authorization: `Bearer ${token}` } })
  return ((await answer.json()) as ListOf<Subscription>).data
}

/** How a membership stands: days from today to its first and to its last day; without them nothing is paid, or ever will be. */
type Given = { name: string; from?: number; to?: number; riders?: string[]; expired?: boolean }

const insert = `
with bought as (
  insert into orders (kind, customer_id, invoice_number, sale_date, subtotal, total, paid, paid_at, code, expired_at)
  select 'subscription', $1, $2, $3, p.price, p.price, case when $4::date is null then 0 else p.price end,
    case when $4::date is null then null else now() end, case when $4::date is null then null else $2 end, case when $8 then now() end
  from packages p where p.name = $6 returning id),
made as (
  insert into subscriptions (order_id, package_id, name, name_bn, title, title_bn, month, hour, days, price, qty, start_date, end_date)
  select bought.id, p.id, p.name, p.name_bn, p.title, p.title_bn, p.month, p.hour, p.days, p.price, 1, $4::date, $5::date from bought, packages p where p.name = $6 returning id),
riders as (insert into subscription_riders (subscription_id, name, age, type) select made.id, rider, 6, 'Kid' from made, unnest($7::text[]) rider)
select id from made`

/** Memberships of any age, written behind the server's back. Answers with their numbers, in the same order. */
export async function giveMemberships({ id }: Pick<Customer, 'id'>, memberships: Given[]): Promise<number[]> {
  const client = new pg.Client({ connectionString: process.env['SITE_DATABASE_URL'] })
  await client.connect()
  const today = dhakaDay(new Date())
  const day = (offset: number | undefined): string | null => (offset === undefined ? null : addDays(today, offset))
  const made: number[] = []
  for (const [at, { name, from, to, riders = [], expired = false }] of memberships.entries()) {
    const invoice = `INV-20250101-${String(id * 100 + at).padStart(5, '0')}`
    const { rows } = await client.query<{ id: number }>(insert, [
      id,
      invoice,
      today,
      day(from),
      day(to),
      name,
      riders,
      expired,
    ])
    made.push(rows[0]?.id ?? 0)
  }
  await client.end()
  return made
}
