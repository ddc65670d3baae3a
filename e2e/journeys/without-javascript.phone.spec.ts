import { demoBusiness } from '../../packages/server/src/demo/content/business.ts'
import { demoRides } from '../../packages/server/src/demo/content/rides.ts'
import { expect, test } from '../visitor.ts'

test.use({ javaScriptEnabled: false })
// The browser refuses the scripts it was told not to run.
test.beforeEach(({ noise }) => noise.expect(/request failed \(csp\): .*\.js$/))

test('when scripts do not run, the home page can be read, and links and pages still work', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1, name: demoBusiness.bannerText })).toBeVisible()
  for (const { name } of demoRides.slice(0, 6)) await expect(page.getByRole('heading', { name })).toBeVisible()
  await expect(page.getByText('Socks are required')).toBeVisible()
  await page.getByRole('region', { name: 'Discover Our Fun Rides' }).getByRole('link', { name: 'View More' }).click()
  await expect(page.getByRole('article')).toHaveCount(15)
  await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Next' }).click()
  await expect(page).toHaveURL('/fun-rides?page=2')
  await expect(page.getByRole('article')).toHaveCount(3)
  const bar = page.getByRole('navigation', { name: 'Bottom bar' })
  await bar.getByRole('button', { name: 'More' }).tap()
  await bar.getByRole('link', { name: 'Services' }).tap()
  await expect(page).toHaveURL('/services')
})
