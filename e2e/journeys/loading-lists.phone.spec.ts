import type { Page } from '@playwright/test'
import { followMenu } from '../follow-menu.ts'
import { standInForMap } from '../stand-in-map.ts'
import { expect, test } from '../visitor.ts'

const screens = [
  { entry: 'Tickets', title: 'Ticket Pricing', calls: /\/api\/products\?/, failed: 'Failed to load tickets.' },
  { entry: 'Package & Offers', title: 'Buy Membership', calls: /\/api\/packages\?/, failed: 'Failed to load membership packages.' },
  { entry: 'Services', title: 'Services', calls: /\/api\/services\?/, failed: 'Failed to load Services data.' },
  { entry: 'about', title: 'About', calls: /\/api\/abouts\?/, failed: 'Failed to load rides list data.' },
  { entry: 'gallery', title: 'photo gallery', calls: /\/api\/galleries\?/, failed: 'Failed to load gallery images.' },
]

/** Every such call waits for its turn; `fail` answers all that wait so far, `letGo` all from then on. */
async function holdAll(page: Page, calls: RegExp): Promise<{ fail: () => void; letGo: () => void }> {
  let { promise, resolve } = Promise.withResolvers<'fail' | 'go'>()
  await page.route(calls, async (route) =>
    (await promise) === 'fail' ? route.fulfill({ status: 500, json: { message: 'Something went wrong', code: 'internal' } }) : route.fallback(),
  )
  const fail = () => {
    resolve('fail')
    ;({ promise, resolve } = Promise.withResolvers<'fail' | 'go'>())
  }
  return { fail, letGo: () => resolve('go') }
}

for (const { entry, title, calls, failed } of screens) {
  test(`when the list of ${entry} is late or fails, the page says so, and Try again recovers`, async ({ page, visit, noise }) => {
    noise.expect(/500/)
    await visit('/fun-rides')
    const { fail, letGo } = await holdAll(page, calls)
    await followMenu(page, entry)
    const main = page.getByRole('main')
    const loading = main.getByRole('status').filter({ hasText: 'Loading...' })
    const alert = main.getByRole('alert').filter({ hasText: failed })
    await expect(main.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible()
    await expect(loading).toHaveText('Loading...')
    fail()
    await expect(alert).toBeVisible()
    await expect(loading).toHaveCount(0)
    await alert.getByRole('button', { name: 'Try again' }).press('Enter')
    await expect(loading).toHaveText('Loading...')
    letGo()
    await expect(loading).toHaveCount(0)
    await expect(alert).toHaveCount(0)
    await expect(main.getByRole('article').or(main.getByRole('listitem')).first()).toBeVisible()
  })
}

test('when the server could draw no page and the centre is out of reach, the contact page says so and recovers', async ({ page, visit, noise }) => {
  noise.expect(/500/)
  await standInForMap(page, noise)
  await page.route('**/contact', async (route) => {
    const body = await (await route.fetch()).text()
    const undrawn = body.replace(/<div id="root">.*<script type="application\/json" id="state">.*?<\/script>/s, '<div id="root"></div>')
    await route.fulfill({ body: undrawn, contentType: 'text/html; charset=utf-8' })
  })
  const { fail, letGo } = await holdAll(page, /\/api\/business-info/)
  await visit('/contact')
  await expect(page.getByRole('main').getByText('Loading...')).toBeVisible()
  fail()
  const alert = page.getByRole('alert').filter({ hasText: 'Failed to load contact details.' })
  await expect(alert).toBeVisible()
  await expect(page.getByRole('contentinfo')).toContainText('2025')
  letGo()
  await alert.getByRole('button', { name: 'Try again' }).press('Enter')
  await expect(page.getByRole('main').getByText('hello@dolna.example')).toBeVisible()
})
