import type { Page } from '@playwright/test'
import { expectNoViolations } from '../axe.ts'
import { expect, test } from '../own-centre.ts'
import { signInStaff } from '../staff-session.ts'

/** The tabs of the content, and the form behind the first row of each; those without one are forms themselves. */
const lists = ['Gallery', 'Services', 'About', 'Tickets', 'Goods', 'Package & Offers', 'Branches']
const forms = ['Business', 'Policies', 'Settings']

const fits = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth)

async function look(page: Page): Promise<void> {
  await expect(page.getByText('Loading')).toHaveCount(0)
  await expectNoViolations(page)
  expect(await fits(page), page.url()).toBe(true)
}

test('every list and every form of the content can be used by everybody, and fits', async ({ page, centre }) => {
  await signInStaff(page, centre, 'owner')
  await page.goto('/staff/content/rides')
  const tabs = page.getByRole('navigation', { name: 'Content' })
  let count = 0
  for (const name of [...lists, ...forms]) {
    await tabs.getByRole('link', { name, exact: true }).click()
    await expect(tabs.getByRole('link', { name, exact: true })).toHaveAttribute('aria-current', 'page')
    await look(page)
    const first = page.getByRole('link', { name: /^Edit / }).first()
    if ((await first.count()) === 0) continue
    count += 1
    await first.click()
    await expect(page.getByRole('button', { name: 'History' })).toBeVisible()
    await look(page)
    await page.goBack()
  }
  expect(count).toBeGreaterThan(4)
})
