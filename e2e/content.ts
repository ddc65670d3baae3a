import { hash, randomBytes, randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import type { RideThing } from '#contract/schemas/content.ts'
import type { Centre } from './own-centre.ts'

const OURS = { 'x-staff': '1' }

/** Somebody of the demo at their own desk: for journeys that are not about coming in. */
export async function workAtDesk(page: Page, centre: Centre, name: 'Nasrin' | 'Karim'): Promise<void> {
  const token = randomBytes(32).toString('base64url')
  const phone = name === 'Nasrin' ? '01711000001' : '01711000002'
  await centre.change(
    `insert into staff_sessions (hash, staff_id, browser_hash, way, touched_at, pin_at)
     select $1, id, $2, 'code', now(), now() from staff where phone = $3`,
    [hash('sha256', token), hash('sha256', randomUUID()), phone],
  )
  await page
    .context()
    .addCookies([{ name: 'staff', value: token, url: `${centre.url}/api/staff`, httpOnly: true, sameSite: 'Strict' }])
}

/** A ride of this journey alone. */
export async function makeRide(page: Page, name: string, details = ''): Promise<RideThing> {
  const fields = { name, name_bn: null, details, details_bn: null, picture_id: null, live: true }
  const answer = await page.request.post('/api/staff/rides', {
    headers: OURS,
    data: { ...fields, client_id: randomUUID() },
  })
  return ((await answer.json()) as { data: RideThing }).data
}
