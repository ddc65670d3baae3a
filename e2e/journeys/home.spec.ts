import { demoBusiness, demoBanner } from '../../packages/server/src/demo/content/business.ts'
import { demoGallery } from '../../packages/server/src/demo/content/gallery.ts'
import { demoRides } from '../../packages/server/src/demo/content/rides.ts'
import { expect, test } from '../visitor.ts'

test.beforeEach(async ({ visit }) => {
  await visit('/')
})

test('when a parent opens the site, the banner greets with its text, its picture and FUN MEMBER', async ({ page }) => {
  await expect(page.getByRole('heading', { level: 1, name: demoBusiness.bannerText })).toBeVisible()
  await expect(page.getByRole('main').getByRole('img').first()).toHaveAttribute('alt', demoBanner.alt)
  await expect(page.getByRole('link', { name: 'FUN MEMBER' })).toHaveAttribute('href', '/package-and-offers')
  await expect(page).toHaveTitle(/Dolna/)
})

test('when the home page is read, it has the first six rides and a way to all of them', async ({ page }) => {
  const section = page.getByRole('region', { name: 'Discover Our Fun Rides' })
  const cards = section.getByRole('article')
  await expect(cards).toHaveCount(6)
  for (const [at, { name, details, alt }] of demoRides.slice(0, 6).entries()) {
    await expect(cards.nth(at).getByRole('heading', { name })).toBeVisible()
    await expect(cards.nth(at)).toContainText(details)
    await expect(cards.nth(at).getByRole('img', { name: alt })).toBeVisible()
  }
  await section.getByRole('link', { name: 'View More' }).click()
  await expect(page).toHaveURL('/fun-rides')
})

test('when the home page is read, it has the first six photos and a way to the gallery', async ({ page }) => {
  const section = page.getByRole('region', { name: 'Photo Gallery' })
  const words = await section.getByRole('img', { includeHidden: true }).evaluateAll((all) => all.map((photo) => photo.getAttribute('alt')))
  expect(words.filter((alt) => alt !== null)).toEqual(demoGallery.slice(0, 6).map(({ alt }) => alt))
  await expect(section.getByRole('group', { name: '1 of 6' })).toBeVisible()
  await expect(section.getByRole('link', { name: 'View More' })).toHaveAttribute('href', '/gallery')
})

test('when the home page is read, it says when the centre is open and what to mind', async ({ page }) => {
  const section = page.getByRole('region', { name: 'Time & Guideline' })
  for (const line of demoBusiness.openingHours.split('\n')) {
    const [days = '', hours = ''] = line.split(/: (.*)/)
    await expect(section).toContainText(days)
    await expect(section).toContainText(hours)
  }
  for (const line of demoBusiness.guideline.split('\n')) await expect(section.getByText(line)).toBeVisible()
})

test('when a parent looks for the people behind it, the header and the footer tell', async ({ page }) => {
  await expect(page.getByRole('banner').getByRole('link', { name: demoBusiness.name }).first()).toHaveAttribute('href', '/')
  await expect(page.getByRole('banner').getByRole('button', { name: 'Sign In' })).toBeVisible()
  const footer = page.getByRole('contentinfo')
  const { decription, tradeLicenseNo, address, phone, phone2, email, email2 } = demoBusiness
  for (const text of [decription, tradeLicenseNo, address, email, email2]) await expect(footer.getByText(text)).toBeVisible()
  const digits = (await footer.innerText()).replaceAll(/[\s-]/g, '')
  for (const number of [phone, phone2]) expect(digits).toContain(number)
  for (const social of ['facebook', 'x', 'instagram', 'linkedin', 'youtube'] as const) {
    await expect(footer.getByRole('link', { name: social, exact: true })).toHaveAttribute('href', demoBusiness[social])
  }
  await expect(footer.getByRole('button', { name: 'Registration' })).toBeVisible()
  await expect(footer).toContainText('2025')
})

test('when a parent looks for the small print, the footer links to it', async ({ page }) => {
  const footer = page.getByRole('contentinfo')
  await expect(footer.getByRole('link', { name: 'Buy Membership' })).toHaveAttribute('href', '/package-and-offers')
  for (const path of ['/about', '/service-delivery-policy', '/terms-and-conditions', '/privacy-policy', '/refund-policy']) {
    await expect(footer.locator(`a[href="${path}"]`)).toBeVisible()
  }
})
