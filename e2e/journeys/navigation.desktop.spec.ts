import { expect, test } from '../visitor.ts'

const entries = [
  ['home', '/'],
  ['Services', '/services'],
  ['about', '/about'],
  ['gallery', '/gallery'],
  ['Fun Rides', '/fun-rides'],
  ['Tickets', '/tickets'],
  ['Contact', '/contact'],
  ['Package & Offers', '/package-and-offers'],
]

test('when the navigation is read, its entries have the specified labels, paths and order', async ({ page, visit }) => {
  await visit('/')
  const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link')
  expect(await links.evaluateAll((all) => all.map((link) => [link.textContent, link.getAttribute('href')]))).toEqual(entries)
})

test('when an entry is followed, the page changes without a new document and the entry is marked', async ({ page, visit }) => {
  await visit('/')
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))
  const nav = page.getByRole('navigation', { name: 'Main' })
  await nav.getByRole('link', { name: 'Fun Rides' }).click()
  await expect(page).toHaveURL('/fun-rides')
  await expect(page.getByRole('heading', { level: 1, name: 'Fun Rides' })).toBeVisible()
  await expect(nav.getByRole('link', { name: 'Fun Rides' })).toHaveAttribute('aria-current', 'page')
  await expect(nav.getByRole('link', { name: 'home' })).not.toHaveAttribute('aria-current')
  await expect(page).toHaveTitle(/Fun Rides/)
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
})

test('when the window is wide, there is no bottom bar', async ({ page, visit }) => {
  await visit('/')
  await expect(page.getByRole('button', { name: 'More', exact: true })).toBeHidden()
})
