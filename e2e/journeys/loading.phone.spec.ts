import type { Page, Route } from '@playwright/test'
import { expect, holdBack, test } from '../visitor.ts'

const rides = /\/api\/rides\?/
const galleries = /\/api\/galleries\?/
/** By keyboard: a resting mouse would meet other links as the page moves under it, and these fetch ahead. */
const viewMore = (page: Page) => page.getByRole('region', { name: 'Discover Our Fun Rides' }).getByRole('link', { name: 'View More' }).press('Enter')
const goHome = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Dolna' }).first().press('Enter')

test('when rides take their time after a click, their loading text stands in until they come', async ({ page, visit }) => {
  await visit('/')
  const { release } = await holdBack(page, rides)
  await viewMore(page)
  await expect(page.getByRole('status').getByText('Loading rides...').or(page.getByText('Loading rides...'))).toHaveCount(1)
  await expect(page.getByRole('heading', { level: 1, name: 'Fun Rides' })).toBeVisible()
  release()
  await expect(page.getByRole('article')).toHaveCount(15)
  await expect(page.getByText('Loading rides...')).toHaveCount(0)
})

test('when photos take their time after a click, their loading text stands in until they come', async ({ page, visit }) => {
  await visit('/fun-rides')
  const { release } = await holdBack(page, galleries)
  await goHome(page)
  const gallery = page.getByRole('region', { name: 'Photo Gallery' })
  await expect(gallery.getByText('Loading...')).toBeVisible()
  release()
  await expect(gallery.getByRole('group', { name: '1 of 6' })).toBeVisible()
})

const failures = {
  'answers 500': { json: { message: 'Something went wrong', code: 'internal' }, status: 500 },
  'answers with something that is not JSON': { body: '<h1>Bad gateway</h1>', status: 502, contentType: 'text/html' },
}

for (const [what, answer] of Object.entries(failures)) {
  test(`when the API ${what}, the rides' failure is said and Try again recovers`, async ({ page, visit, noise }) => {
    noise.expect(/50[02]/)
    await visit('/')
    const recover = await breakDown(page, rides, (route) => route.fulfill(answer))
    await viewMore(page)
    await recover('Failed to load rides.')
    await expect(page.getByRole('article')).toHaveCount(15)
  })
}

test("when the API does not answer at all, the rides' failure is said and Try again recovers", async ({ page, visit, noise }) => {
  noise.expect(/ERR_FAILED/)
  await visit('/')
  const recover = await breakDown(page, rides, (route) => route.abort())
  await viewMore(page)
  await recover('Failed to load rides.')
  await expect(page.getByRole('article')).toHaveCount(15)
})

test('when photos cannot be had, their failure is said and Try again recovers', async ({ page, visit, noise }) => {
  noise.expect(/500/)
  await visit('/fun-rides')
  const recover = await breakDown(page, galleries, (route) => route.fulfill(failures['answers 500']))
  await goHome(page)
  await recover('Failed to load gallery images.')
  await expect(page.getByRole('group', { name: '1 of 6' })).toBeVisible()
})

/** Answers how to recover: the failure is said, said again after a try in vain, and gone after a try that works. */
async function breakDown(page: Page, calls: RegExp, fail: (route: Route) => Promise<void>): Promise<(sentence: string) => Promise<void>> {
  let tries = 0
  await page.route(calls, (route) => {
    tries++
    return fail(route)
  })
  return async (sentence) => {
    const alert = page.getByRole('alert').filter({ hasText: sentence })
    const tryAgain = alert.getByRole('button', { name: 'Try again' })
    await expect(alert).toBeVisible()
    const before = tries
    await tryAgain.press('Enter')
    await expect.poll(() => tries).toBeGreaterThan(before)
    await expect(alert).toBeVisible()
    await page.unroute(calls)
    await tryAgain.press('Enter')
    await expect(alert).toBeHidden()
  }
}
