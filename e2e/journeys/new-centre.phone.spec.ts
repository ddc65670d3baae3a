import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Page } from '@playwright/test'
import pg from 'pg'
import sharp from 'sharp'
import { APP_ROLE } from '../../packages/server/src/db/embedded-role.ts'
import { openSite } from '../../scripts/launch-site.ts'
import { choosePin } from '../staff-door.ts'
import { expect, test as base } from '../visitor.ts'

const root = join(import.meta.dirname, '..', '..')

/** A site whose database is empty: nobody has told it anything. */
const test = base.extend<{ empty: { url: string; database: string } }>({
  empty: [
    async ({}, use, { repeatEachIndex }) => {
      const name = `new_centre_${repeatEachIndex}`
      const owner = new pg.Client({ connectionString: process.env['SITE_OWNER_URL'] ?? '' })
      await owner.connect()
      await owner.query(`create database ${name} owner ${APP_ROLE}`)
      await owner.end()
      const url = new URL(process.env['SITE_DATABASE_URL'] ?? '')
      url.pathname = name
      const site = await openSite({ DATABASE_URL: url.href, DEMO: 'false' })
      await use({ url: site.url, database: url.href })
      await site.stop()
    },
    { timeout: 240_000 },
  ],
  baseURL: ({ empty }, use) => use(empty.url),
})

/** What `npm run staff:link` prints for the first owner. */
async function firstLink({ url, database }: { url: string; database: string }): Promise<string> {
  const env = { PATH: process.env['PATH'] ?? '', DATABASE_URL: database, PUBLIC_URL: url }
  const args = ['scripts/staff-link.ts', '01811000001', 'Salma']
  return (await promisify(execFile)(process.execPath, args, { cwd: root, env })).stdout.trim()
}

const drawing = {
  name: 'logo.svg',
  mimeType: 'image/svg+xml',
  buffer: Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><circle cx="4.5" cy="4.5" r="4"/></svg>',
  ),
}

async function photo(name: string, n: number): Promise<{ name: string; mimeType: string; buffer: Buffer }> {
  const background = { r: 80 * n, g: 90, b: 120 }
  const buffer = await sharp({ create: { width: 320, height: 320, channels: 3, background } })
    .jpeg()
    .toBuffer()
  return { name: `${name}.jpg`, mimeType: 'image/jpeg', buffer }
}

const fill = async (page: Page, fields: Record<string, string>): Promise<void> => {
  for (const [label, text] of Object.entries(fields)) await page.getByLabel(label, { exact: true }).fill(text)
}

async function save(page: Page, at: RegExp): Promise<void> {
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(page.getByRole('button', { name: 'Save Changes' })).toHaveCount(0)
  await expect(page).toHaveURL(at)
}

/** A new thing of a list, by the form of its own. */
async function add(page: Page, list: string, type: () => Promise<void>): Promise<void> {
  await page.goto(`/staff/content/${list}/new`)
  await type()
  await save(page, new RegExp(`/content/${list}/\\d+$`))
}

test('when an owner begins with nothing, the screens alone make a centre that parents can visit', async ({
  page,
  empty,
  noise,
}) => {
  // Who has no session yet is told so by the calls themselves.
  noise.expect(/\b(401|403)\b/)
  const missing = page.getByRole('region', { name: /^What is still missing/ })

  await test.step('the first owner comes in, and reads what is still missing', async () => {
    await page.goto(await firstLink(empty))
    await page.getByRole('button', { name: 'Open' }).click()
    await choosePin(page, '7193', { goOn: 'Go on', save: 'Save PIN' })
    await expect(missing.getByRole('link')).toHaveText([
      'Name and logo',
      'Opening hours',
      'A branch',
      'Tickets',
      'A package',
      'Rides',
      'Photos',
    ])
  })

  await test.step('name, contacts and hours are on the site when they are saved', async () => {
    await missing.getByRole('link', { name: 'Name and logo' }).click()
    await fill(page, { Name: 'Chaka', 'Name in Bangla': 'চাকা', Phone: '01811-000001', 'Banner text': 'Round and round' })
    for (const day of ['Saturday', 'Sunday', 'Friday'])
      await page.getByRole('switch', { name: `Open on ${day}` }).check()
    await fill(page, { 'Friday opens': '14:30' })
    const logo = page.getByRole('group', { name: 'Logo', exact: true })
    await logo.getByLabel('Choose a file').setInputFiles(drawing)
    await expect(logo.getByRole('button', { name: 'Remove' })).toBeVisible()
    await save(page, /business$/)
    await expect(missing.getByText('Opening hours')).toBeVisible()
    await expect(missing.getByRole('link', { name: 'Opening hours' })).toHaveCount(0)
    const home = async (path: string) => (await page.request.get(path)).text()
    await expect.poll(() => home('/')).toContain('2:30 PM – 9:00 PM')
    expect(await home('/bn')).toContain('দুপুর ২:৩০ – রাত ৯টা')
    expect(await home('/')).not.toContain('No rides found')
  })

  await test.step('a branch, rider types, tickets, packages and rides follow', async () => {
    await add(page, 'branches', () => fill(page, { Name: 'River Side' }))
    await add(page, 'rider-types', () => fill(page, { Name: 'Kid' }))
    for (let n = 1; n <= 6; n++)
      await add(page, 'tickets', () => fill(page, { Name: `Ticket ${n}`, 'Weekday price': `${n}00` }))
    for (let n = 1; n <= 3; n++)
      await add(page, 'packages', async () => {
        await fill(page, { Title: 'Pass', Name: `Pack ${n}`, Price: '2500' })
        await page.getByRole('button', { name: 'Add rider type' }).click()
        await page.getByLabel('Rider type 1', { exact: true }).selectOption('Kid')
        await fill(page, { 'One more, rider type 1': '300' })
      })
    for (let n = 1; n <= 12; n++) await add(page, 'rides', () => fill(page, { Name: `Ride ${n}` }))
    await expect(missing.getByRole('link')).toHaveText(['Photos'])
  })

  await test.step('with photos from the phone nothing is missing any more', async () => {
    await missing.getByRole('link', { name: 'Photos' }).click()
    await page.getByLabel('Choose files').setInputFiles(await Promise.all(['One', 'Two', 'Three'].map(photo)))
    for (const name of ['One', 'Two', 'Three'])
      await page.getByLabel(`What does ${name}.jpg show?`).fill(`Wheel ${name.toLowerCase()}`)
    await page.getByRole('button', { name: 'Upload 3 pictures' }).click()
    await expect(page.getByText('3 of 3 done')).toBeVisible()
    await expect(missing).toHaveCount(0)
  })

  await test.step('parents see all of it', async () => {
    const says = async (path: string, text: string) =>
      expect.poll(async () => (await page.request.get(path)).text()).toContain(text)
    await says('/', 'Ride 1')
    await says('/fun-rides', 'Ride 12')
    await says('/tickets', 'Ticket 6')
    await says('/package-and-offers', 'Pack 3')
    await says('/gallery', 'Wheel three')
  })
})
