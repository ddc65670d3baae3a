import type { Page, Route } from '@playwright/test'
import { expectNoViolations } from '../axe.ts'
import { followMenu } from '../follow-menu.ts'
import { standInForMap } from '../stand-in-map.ts'
import { expect, test } from '../visitor.ts'

const { step } = test

type Answer = (route: Route) => Promise<void>

/** The ways in which a call can go wrong. */
const broken: Answer = (route) =>
  route.fulfill({ status: 500, json: { message: 'Something went wrong', code: 'internal' } })
const notJson: Answer = (route) =>
  route.fulfill({ status: 502, body: '<h1>Bad gateway</h1>', contentType: 'text/html' })
const silent: Answer = (route) => route.abort()

/** Every such call waits for its turn; `answer` is for all that wait by then, one at least, `letGo` for all from then on. */
async function holdAll(
  page: Page,
  calls: RegExp,
): Promise<{ answer: (how: Answer) => Promise<void>; letGo: () => void }> {
  let waiting = 0
  let { promise, resolve } = Promise.withResolvers<Answer>()
  await page.route(calls, async (route) => {
    waiting++
    await (
      await promise
    )(route)
  })
  const answer = async (how: Answer) => {
    await expect.poll(() => waiting, { intervals: [20] }).toBeGreaterThan(0)
    waiting = 0
    resolve(how)
    ;({ promise, resolve } = Promise.withResolvers<Answer>())
  }
  return { answer, letGo: () => resolve((route) => route.fallback()) }
}

const screens = [
  {
    entry: 'Fun Rides',
    title: 'Fun Rides',
    calls: /\/api\/rides\?/,
    late: 'Loading rides...',
    failed: 'Failed to load rides.',
  },
  { entry: 'Tickets', title: 'Ticket Pricing', calls: /\/api\/products\?/, failed: 'Failed to load tickets.' },
  {
    entry: 'Package & Offers',
    title: 'Buy Membership',
    calls: /\/api\/packages\?/,
    failed: 'Failed to load membership packages.',
  },
  { entry: 'Services', title: 'Services', calls: /\/api\/services\?/, failed: 'Failed to load Services data.' },
  // Before the about page, which shows some of the same photos.
  { entry: 'gallery', title: 'photo gallery', calls: /\/api\/galleries\?/, failed: 'Failed to load gallery images.' },
  { entry: 'about', title: 'About', calls: /\/api\/abouts\?/, failed: 'Failed to load rides list data.' },
]

test('when a list is late or fails, its page says so, and Try again recovers @any-size', async ({
  page,
  visit,
  noise,
}) => {
  noise.expect(/500/)
  await visit('/terms-and-conditions')
  const main = page.getByRole('main')
  for (const { entry, title, calls, late = 'Loading...', failed } of screens) {
    await step(entry, async () => {
      const { answer, letGo } = await holdAll(page, calls)
      const loading = main.getByRole('status').filter({ hasText: late })
      const alert = main.getByRole('alert').filter({ hasText: failed })
      await followMenu(page, entry)
      await expect(main.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible()
      await expect(loading).toHaveText(late)
      await answer(broken)
      await expect(alert).toBeVisible()
      await expect(loading).toHaveCount(0)
      await alert.getByRole('button', { name: 'Try again' }).press('Enter')
      await expect(loading).toHaveText(late)
      letGo()
      await expect(loading).toHaveCount(0)
      await expect(alert).toHaveCount(0)
      await expect(main.getByRole('article').or(main.getByRole('listitem')).first()).toBeVisible()
    })
  }
})

test(
  'when the API fails in one way after the other, each try in vain is said, and axe finds nothing',
  { tag: '@any-size' },
  async ({ page, visit, noise }) => {
    noise.expect(/50[02]|ERR_FAILED/)
    await visit('/terms-and-conditions')
    const { answer, letGo } = await holdAll(page, /\/api\/rides\?/)
    const loading = page.getByText('Loading rides...')
    const alert = page.getByRole('alert').filter({ hasText: 'Failed to load rides.' })
    await followMenu(page, 'Fun Rides')
    for (const how of [broken, notJson, silent]) {
      await expect(loading).toHaveCount(1)
      await expect(alert).toHaveCount(0)
      await answer(how)
      await expect(alert).toBeVisible()
      await expect(loading).toHaveCount(0)
      if (how === broken) await expectNoViolations(page)
      await alert.getByRole('button', { name: 'Try again' }).press('Enter')
    }
    letGo()
    await expect(page.getByRole('article')).toHaveCount(15)
    await expect(alert).toHaveCount(0)
  },
)

test(
  'when the photos of the home page are late or fail, it says so, and Try again recovers',
  { tag: '@any-size' },
  async ({ page, visit, noise }) => {
    noise.expect(/500/)
    await visit('/terms-and-conditions')
    const { answer, letGo } = await holdAll(page, /\/api\/galleries\?/)
    // By keyboard: a resting mouse would meet other links as the page moves under it, and these fetch ahead.
    await page.getByRole('banner').getByRole('link', { name: 'Dolna' }).first().press('Enter')
    const gallery = page.getByRole('region', { name: 'Photo Gallery' })
    const alert = gallery.getByRole('alert').filter({ hasText: 'Failed to load gallery images.' })
    for (const time of ['first', 'second']) {
      await step(`the ${time} try fails`, async () => {
        await expect(gallery.getByText('Loading...')).toBeVisible()
        await answer(broken)
        await expect(alert).toBeVisible()
        await alert.getByRole('button', { name: 'Try again' }).press('Enter')
      })
    }
    letGo()
    await expect(gallery.getByRole('group', { name: '1 of 6' })).toBeVisible()
    await expect(alert).toHaveCount(0)
  },
)

test(
  'when the server could draw no page and the centre is out of reach, the contact page says so and recovers',
  { tag: '@any-size' },
  async ({ page, visit, noise }) => {
    noise.expect(/500/)
    await standInForMap(page, noise)
    await page.route('**/contact', async (route) => {
      const body = await (await route.fetch()).text()
      const undrawn = body.replace(
        /<div id="root">.*<script type="application\/json" id="state">.*?<\/script>/s,
        '<div id="root"></div>',
      )
      await route.fulfill({ body: undrawn, contentType: 'text/html; charset=utf-8' })
    })
    const { answer, letGo } = await holdAll(page, /\/api\/business-info/)
    await visit('/contact')
    await expect(page.getByRole('main').getByText('Loading...')).toBeVisible()
    await answer(broken)
    const alert = page.getByRole('alert').filter({ hasText: 'Failed to load contact details.' })
    await expect(alert).toBeVisible()
    await expect(page.getByRole('contentinfo')).toContainText('2025')
    letGo()
    await alert.getByRole('button', { name: 'Try again' }).press('Enter')
    await expect(page.getByRole('main').getByText('hello@dolna.example')).toBeVisible()
  },
)
