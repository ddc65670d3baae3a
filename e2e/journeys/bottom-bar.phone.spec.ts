import { expect, test } from '../visitor.ts'

const destinations = ['/services', '/gallery', '/', '/tickets', '/package-and-offers', '/about', '/fun-rides', '/contact']

test.beforeEach(async ({ visit }) => {
  await visit('/')
})

test('when the bar is read, all eight destinations are links in one navigation', async ({ page }) => {
  const bar = page.getByRole('navigation', { name: 'Bottom bar' })
  const hrefs = await bar.getByRole('link', { includeHidden: true }).evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
  expect(hrefs.toSorted()).toEqual(destinations.toSorted())
})

test('when the tray is closed, the bar shows four places in order and More', async ({ page }) => {
  const bar = page.getByRole('navigation', { name: 'Bottom bar' })
  await expect(bar.getByRole('link')).toHaveCount(4)
  for (const [at, name] of ['Fun Rides', 'Tickets', 'Home', 'Package & Offers'].entries()) {
    await expect(bar.getByRole('link').nth(at)).toHaveAccessibleName(name)
  }
  await expect(bar.getByRole('button', { name: 'More' })).toHaveAttribute('aria-expanded', 'false')
})

test('when More is tapped, the tray opens, has the focus, and Escape gives it back', async ({ page }) => {
  const more = page.getByRole('button', { name: 'More' })
  await more.tap()
  await expect(more).toHaveAttribute('aria-expanded', 'true')
  const bar = page.getByRole('navigation', { name: 'Bottom bar' })
  for (const name of ['Services', 'gallery', 'about', 'Contact']) await expect(bar.getByRole('link', { name })).toBeVisible()
  await expect(bar.getByRole('link', { name: 'Services' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(bar.getByRole('link', { name: 'Services' })).toBeHidden()
  await expect(more).toBeFocused()
})

test('when somebody taps beside the open tray, it closes', async ({ page }) => {
  await page.getByRole('button', { name: 'More' }).tap()
  await expect(page.getByRole('link', { name: 'Services' }).last()).toBeVisible()
  await page.touchscreen.tap(180, 120)
  await expect(page.getByRole('button', { name: 'More' })).toHaveAttribute('aria-expanded', 'false')
})

test('when a place of the bar is tapped, it opens there and the bar marks it', async ({ page }) => {
  const bar = page.getByRole('navigation', { name: 'Bottom bar' })
  await expect(bar.getByRole('link', { name: 'Home' })).toHaveAttribute('aria-current', 'page')
  await bar.getByRole('link', { name: 'Fun Rides' }).tap()
  await expect(page).toHaveURL('/fun-rides')
  await expect(bar.getByRole('link', { name: 'Fun Rides' })).toHaveAttribute('aria-current', 'page')
})

test('when a place in the tray is tapped, the tray closes and More carries the mark', async ({ page, noise }) => {
  noise.expect(/404/)
  await page.getByRole('button', { name: 'More' }).tap()
  await page.getByRole('navigation', { name: 'Bottom bar' }).getByRole('link', { name: 'Contact' }).tap()
  await expect(page).toHaveURL('/contact')
  await expect(page.getByRole('button', { name: 'More' })).toHaveAttribute('aria-expanded', 'false')
  await expect(page.getByRole('button', { name: 'More' })).toHaveAttribute('aria-current', /.+/)
})
