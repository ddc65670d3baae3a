import type { Page } from '@playwright/test'
import { drawToken } from '../packages/server/src/customers/session.ts'
import type { Centre } from './own-centre.ts'

/** Somebody of the staff of a centre of its own, signed in without a code. */
export async function signInStaff(page: Page, centre: Centre, role: 'owner' | 'manager'): Promise<void> {
  const { token, hash } = drawToken()
  await centre.change(
    `insert into staff_sessions (hash, staff_id, browser_hash, way, touched_at, pin_at)
    select $1, id, $2, 'code', now(), now() from staff where role = $3 order by id limit 1`,
    [hash, drawToken().hash, role],
  )
  const place = { domain: new URL(centre.url).hostname, path: '/api/staff' }
  await page.context().addCookies([{ name: 'staff', value: token, ...place, httpOnly: true, sameSite: 'Strict' }])
}
