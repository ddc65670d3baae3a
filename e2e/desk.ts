import { hash, randomBytes, randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import pg from 'pg'

/** People of the demo by their numbers. */
export const demoStaff = { owner: '01711000001', manager: '01711000002' }

/** Somebody at their own desk, signed in without a code; their PIN is fresh, or so old. Karim, unless somebody else is named. */
export async function workAtDesk(page: Page, phone = demoStaff.manager, pinMinutes = 0): Promise<void> {
  const token = randomBytes(32).toString('base64url')
  const client = new pg.Client({ connectionString: process.env['SITE_DATABASE_URL'] })
  await client.connect()
  await client.query(
    `insert into staff_sessions (hash, staff_id, browser_hash, way, touched_at, pin_at)
     select $1, id, $2, 'code', now(), now() - $4 * interval '1 minute' from staff where phone = $3`,
    [hash('sha256', token), hash('sha256', randomUUID()), phone, pinMinutes],
  )
  await client.end()
  const url = `${process.env['SITE_URL']}/api/staff`
  await page.context().addCookies([{ name: 'staff', value: token, url, httpOnly: true, sameSite: 'Strict' }])
}
