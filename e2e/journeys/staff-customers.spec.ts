import { hash, randomBytes, randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import pg from 'pg'
import { dhakaDay } from '#contract/rules/dates.ts'
import { showPhone } from '#contract/rules/phone.ts'
import { showDay } from '#contract/words/en/dates.ts'
import { expectNoViolations } from '../axe.ts'
import { makeCustomer, newPhone } from '../customer.ts'
import { buyTickets, enterPin } from '../gate.ts'
import { giveMemberships } from '../membership.ts'
import { readCode } from '../read-code.ts'
import { expect, test } from '../visitor.ts'

async function change(sql: string, values: unknown[]): Promise<void> {
  const client = new pg.Client({ connectionString: process.env['SITE_DATABASE_URL'] })
  await client.connect()
  await client.query(sql, values)
  await client.end()
}

/** Nasrin at her own desk; `pin` is when she entered it last. */
async function workAtDesk(page: Page, pin = 'now()'): Promise<void> {
  const token = randomBytes(32).toString('base64url')
  await change(
    `insert into staff_sessions (hash, staff_id, browser_hash, way, touched_at, pin_at)
     select $1, id, $2, 'code', now(), ${pin} from staff where phone = '01711000001'`,
    [hash('sha256', token), hash('sha256', randomUUID())],
  )
  const url = `${process.env['SITE_URL']}/api/staff`
  await page.context().addCookies([{ name: 'staff', value: token, url, httpOnly: true, sameSite: 'Strict' }])
}

/** On a phone what is said stands over the buttons of the next dialog for a while. */
const dismissToast = (page: Page, said: RegExp): Promise<void> =>
  page.getByRole('status').filter({ hasText: said }).getByRole('button', { name: 'Dismiss' }).click()

/** On each of the last seven days the rider of a membership came for 1 h 48, and today is still in. */
const comeBefore = (membership: number): Promise<void> =>
  change(
    `with gate as (insert into devices (branch_id, kind, name, offered_by_id) select 1, 'gate', 'Gate ' || $1::int, id from staff where phone = '01711000001' returning id, offered_by_id),
     scan as (
       insert into scans (scan_id, order_id, branch_id, device_id, gate, staff_id, day, at, verdict, reason, said)
       select gen_random_uuid(), m.order_id, 1, gate.id, 'Gate', gate.offered_by_id, current_date, now(), 'let_in', 'ok', '{}' from gate, subscriptions m where m.id = $1 returning id, order_id),
     came as (select (now() at time zone 'Asia/Dhaka')::date - n as day, now() - n * interval '1 day' as at, n from generate_series(0, 6) n)
     insert into visits (order_id, place, branch_id, day, state, first_in, last_in, last_out, out_by, last_scan_id)
     select scan.order_id, 'r' || r.id, 1, came.day, case when n = 0 then 'in' else 'out' end, came.at, came.at,
       case when n > 0 then came.at + interval '108 minutes' end, case when n > 0 then 'gate' end, scan.id
     from scan, came, subscription_riders r where r.subscription_id = $1`,
    [membership],
  )

test('when the owner helps a family, they are found, seen, given another number, merged, handed their data and erased', async ({
  page,
  request,
  noise,
}) => {
  // A number that somebody else has, wrong digits, and a PIN that is asked for again.
  noise.expect(/\b422\b/, /\b403\b/)
  const name = `Nusrat ${randomUUID().slice(0, 8)}`
  const { customer, invoice_number } = await buyTickets(request)
  const other = await makeCustomer({ name: `${name} again` })
  await change('update customers set name = $1, spouse_name = $2, email = $3 where id = $4', [
    name,
    'Tanvir Rahman',
    'nusrat@mail.example',
    customer.id,
  ])
  await change(
    `insert into children (customer_id, position, name, age) values ($1, 0, $3, 6), ($2, 0, $3, 6), ($2, 1, $4, 4)`,
    [customer.id, other.id, `Ayaan${customer.id}`, `ইনায়া${customer.id}`],
  )
  const [membership = 0] = await giveMemberships(customer, [
    { name: 'Super Star', from: -19, to: 72, riders: ['Ayaan'] },
  ])
  await comeBefore(membership)
  const main = page.getByRole('main')
  const search = main.getByRole('searchbox', { name: 'Phone, name, child’s name or invoice' })

  await test.step('a child’s name finds the household, with membership and takings', async () => {
    await workAtDesk(page, `now() - interval '6 minutes'`)
    await page.goto('/staff/customers')
    await expect(main.getByRole('table', { name: 'Customers' })).toBeVisible()
    await expectNoViolations(page)
    await search.fill(`ayaan${customer.id}`)
    await expect(main.getByRole('link', { name, exact: true })).toBeVisible()
    await expect(main.getByRole('row', { name: new RegExp(`${name} .*Super Star`) })).toBeVisible()
    await search.fill(invoice_number)
    await expect(main.getByRole('link', { name: `${name} again` })).toHaveCount(0)
    await expect(main.getByRole('link', { name, exact: true })).toBeVisible()
    await expectNoViolations(page)
  })

  await test.step('the page shows who they are, what they have and what they bought', async () => {
    await main.getByRole('link', { name, exact: true }).click()
    await expect(main.getByRole('heading', { name, level: 1 })).toBeVisible()
    const today = showDay(dhakaDay(new Date()))
    await expect(main.getByText(`${showPhone(customer.phone)} · since ${today} · this view is logged`)).toBeVisible()
    await expect(main.getByRole('region', { name: 'Memberships' })).toContainText('Day 20 of 92, 72 days left')
    await expect(main.getByRole('region', { name: 'Household' })).toContainText('Tanvir Rahman')
    const visits = main.getByRole('region', { name: 'Visits' })
    await expect(visits.getByRole('row', { name: /^Today Ayaan .*In$/ })).toBeVisible()
    await expect(visits.getByRole('row', { name: /1 h 48$/ })).toHaveCount(4)
    await visits.getByRole('button', { name: 'All 7' }).click()
    await expect(visits.getByRole('row', { name: /1 h 48$/ })).toHaveCount(6)
    await visits.getByRole('button', { name: 'Fewer' }).click()
    await expect(
      main.getByRole('region', { name: 'Orders' }).getByRole('link', { name: invoice_number }),
    ).toHaveAttribute('href', /\/staff\/orders\/tickets\/\d+$/)
    await expectNoViolations(page)
  })

  await test.step('a note is kept', async () => {
    const notes = main.getByRole('region', { name: 'Notes' })
    await notes.getByRole('button', { name: 'Add a note' }).click()
    await notes.getByLabel('Note', { exact: true }).fill('Prefers the quiet corner on busy Fridays.')
    await notes.getByRole('button', { name: 'Save note' }).click()
    await expect(notes.getByText('Prefers the quiet corner on busy Fridays.')).toBeVisible()
    await expect(notes.getByText(/^Nasrin.*, /)).toBeVisible()
  })

  const fresh = newPhone()
  await test.step('another number: not somebody else’s, and only with the code that came there', async () => {
    await main.getByRole('button', { name: 'Change phone' }).click()
    const dialog = page.getByRole('dialog', { name: `Change the phone of ${name}` })
    await dialog.getByLabel('New number').fill(other.phone)
    await dialog.getByRole('button', { name: 'Send the code' }).click()
    await expect(dialog.getByRole('alert')).toHaveText('This number belongs to another customer. Merge them instead.')
    await expectNoViolations(page)
    await dialog.getByLabel('New number').fill(fresh)
    await dialog.getByRole('button', { name: 'Send the code' }).click()
    await dialog.getByLabel(`Code sent to ${showPhone(fresh)}`).fill('12')
    await dialog.getByRole('button', { name: `Change to ${showPhone(fresh)}` }).click()
    await expect(dialog.getByRole('alert')).toBeVisible()
    await dialog.getByLabel(`Code sent to ${showPhone(fresh)}`).fill(readCode(fresh))
    await dialog.getByRole('button', { name: `Change to ${showPhone(fresh)}` }).click()
    await expect(dialog).toBeHidden()
    await expect(main.getByText(new RegExp(`^${showPhone(fresh)} · since`))).toBeVisible()
    await dismissToast(page, /^The number is /)
  })

  const more = main.getByRole('button', { name: 'More: merge, hand over data, erase' })
  await test.step('merged with the other one, after the last 4 digits and the PIN', async () => {
    await more.click()
    await page.getByRole('button', { name: 'Merge with another customer' }).click()
    const dialog = page.getByRole('dialog', { name: `Merge another customer into ${name}` })
    await dialog.getByRole('searchbox').fill(other.phone)
    await dialog.getByRole('button', { name: `${name} again` }).click()
    await expect(dialog.getByText(`Sign-in works only with ${showPhone(fresh)} from now on.`)).toBeVisible()
    await expectNoViolations(page)
    const wrong = other.phone.endsWith('0000') ? '0001' : '0000'
    await dialog.getByLabel(`Last 4 digits of ${name} again`).fill(wrong)
    await dialog.getByRole('button', { name: `Merge ${name} again into ${name}` }).click()
    await enterPin(page, 'Go on')
    await expect(dialog.getByRole('alert')).toHaveText('These are not the last 4 digits of that number.')
    await dialog.getByLabel(`Last 4 digits of ${name} again`).fill(other.phone.slice(-4))
    await dialog.getByLabel(`Last 4 digits of ${name} again`).press('Enter')
    await expect(page.getByText(`Sign-in works only with ${showPhone(fresh)} from now on.`).last()).toBeVisible()
    await dismissToast(page, /^Sign-in works/)
    const household = main.getByRole('region', { name: 'Household' })
    await expect(household.getByText(`ইনায়া${customer.id}`)).toBeVisible()
    await expect(household.getByText(`Ayaan${customer.id}`)).toHaveCount(1)
  })

  await test.step('their data is handed over as a file', async () => {
    await more.click()
    await page.getByRole('button', { name: 'Hand over data', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: `Hand over the data of ${name}` })
    await dialog.getByRole('button', { name: 'Go without a code' }).click()
    await dialog.getByLabel('Reason').fill('Asked by letter')
    await expectNoViolations(page)
    const downloading = page.waitForEvent('download')
    await dialog.getByRole('button', { name: 'Download the file' }).click()
    const file = await (await downloading).path()
    expect(await readFile(file, 'utf8')).toContain(invoice_number)
    await expect(dialog).toBeHidden()
    await dismissToast(page, /^The file is/)
  })

  await test.step('erased, for a reason; nobody finds them any more', async () => {
    await more.click()
    await page.getByRole('button', { name: 'Erase', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: `Erase ${name} and the children?` })
    await expect(dialog.getByText(/spouse and 2 children are replaced everywhere/)).toBeVisible()
    await expect(dialog.getByRole('button', { name: `Erase ${name}` })).toBeDisabled()
    await dialog.getByRole('button', { name: 'Go without a code' }).click()
    await dialog.getByLabel('Reason').fill('Asked by letter')
    await expectNoViolations(page)
    await dialog.getByRole('button', { name: `Erase ${name}` }).click()
    await expect(main.getByRole('heading', { name: 'Customers' })).toBeVisible()
    await search.fill(name)
    await expect(main.getByText('Nobody found. A name needs at least 3 letters.')).toBeVisible()
  })
})
