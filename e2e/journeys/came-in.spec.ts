import pg from 'pg'
import { dhakaDay } from '#contract/rules/dates.ts'
import { expectNoViolations } from '../axe.ts'
import type { Customer } from '../customer.ts'
import { signInAsNusrat } from '../profile.ts'
import { expect, test } from '../visitor.ts'

const today = dhakaDay(new Date())

/** Runs behind the server's back: tickets for four without a clock, of whom two have come in at Rahim's gate. */
async function atTheDoor(customer: Customer) {
  const client = new pg.Client({ connectionString: process.env['SITE_DATABASE_URL'] })
  await client.connect()
  const number = `INV-20261003-${String(customer.id).padStart(5, '0')}`
  const { rows } = await client.query<{ id: number; order_id: number; staff_id: number }>(
    `with guard as (insert into staff (name, phone, role) values ('Rahim', '018' || lpad($1::text, 8, '0'), 'gate') returning id),
    gate as (insert into devices (branch_id, kind, name, offered_by_id) select 1, 'gate', 'Gate of ' || $1, id from guard returning id),
    bought as (insert into orders (kind, customer_id, invoice_number, sale_date, subtotal, total, paid, paid_at, code)
      values ('sale', $1::int, $2, $3, 40000, 40000, 40000, now(), 'C-' || $2) returning id),
    made as (insert into sales (order_id, branch_id, booking_date) select id, 1, $3::date from bought returning id, order_id),
    lines as (insert into sale_details (sale_id, product_id, name, qty, price) select id, 3, 'Unlimited Day', 4, 10000 from made),
    scan as (insert into scans (scan_id, order_id, branch_id, device_id, gate, staff_id, day, at, verdict, reason, said, let_in)
      select gen_random_uuid(), made.order_id, 1, gate.id, 'Gate 1', guard.id, $3::date, now(), 'let_in', 'ok', '{}', 2 from made, gate, guard returning id, order_id)
    , came as (insert into visits (order_id, place, branch_id, day, first_in, last_in, last_scan_id)
      select order_id, 'd1.' || n, 1, $3::date, now(), now(), id from scan, generate_series(1, 2) n)
    select made.id, made.order_id, guard.id as staff_id from made, guard`,
    [customer.id, number, today],
  )
  const [made] = rows
  const comeIn = async () => {
    await client.query(
      `insert into visits (order_id, place, branch_id, day, first_in, last_in, last_scan_id)
      select order_id, 'd1.' || n, 1, day, at, at, id from scans, generate_series(3, 4) n where order_id = $1`,
      [made?.order_id],
    )
    await client.query('update sales set scanned_by_id = $1, scanned_at = now() where id = $2', [
      made?.staff_id,
      made?.id,
    ])
    await client.end()
  }
  return { id: made?.id ?? 0, comeIn }
}

test(
  'when some of a family are in, their ticket says how many; when all are, it still lets them come back today',
  { tag: '@any-size' },
  async ({ page, request, visit }) => {
    const { id, comeIn } = await atTheDoor(await signInAsNusrat(page, request))
    await visit('/dashboard/tickets')
    await expect(page.getByRole('main').getByRole('article').first()).toContainText('Active2 of 4 are in.')
    await visit(`/dashboard/tickets/show/${id}`)
    const main = page.getByRole('main')
    await expect(main.getByText('Active', { exact: true })).toBeVisible()
    await expect(main.getByText('2 of 4 are in.').first()).toBeVisible()
    await expectNoViolations(page)
    await comeIn()
    await page.reload()
    await expect(main.getByText('Expired', { exact: true })).toBeVisible()
    await expect(main.getByText('Show this to come back in today.')).toBeVisible()
    await expect(main.locator('.pass-code.is-off')).toHaveCount(0)
    await page.getByRole('button', { name: 'Show QR' }).click()
    await expect(page.getByRole('dialog')).toContainText('Show this to come back in today.')
    await expect(page.getByRole('dialog').locator('.is-off')).toHaveCount(0)
    await page.keyboard.press('Escape')
    await visit(`/bn/dashboard/tickets/show/${id}`)
    await expect(page.getByText('আজ আবার ঢুকতে এটি দেখান।')).toBeVisible()
  },
)
