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

test('when the navigation is used, its entries are the specified ones, and lead on without a new document', async ({
  page,
  visit,
}) => {
  await visit('/')
  const nav = page.getByRole('navigation', { name: 'Main' })
  expect(
    await nav.getByRole('link').evaluateAll((all) => all.map((link) => [link.textContent, link.getAttribute('href')])),
  ).toEqual(entries)
  await expect(page.getByRole('button', { name: 'More', exact: true }), 'there is no bottom bar').toBeHidden()

  await page.evaluate(() => Object.assign(window, { sameDocument: true }))
  await nav.getByRole('link', { name: 'Fun Rides' }).click()
  await expect(page).toHaveURL('/fun-rides')
  await expect(page.getByRole('heading', { level: 1, name: 'Fun Rides' })).toBeVisible()
  await expect(nav.getByRole('link', { name: 'Fun Rides' })).toHaveAttribute('aria-current', 'page')
  await expect(nav.getByRole('link', { name: 'home' })).not.toHaveAttribute('aria-current')
  await expect(page).toHaveTitle(/Fun Rides/)
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
})
