import { demoBusiness, demoBanner } from '../../packages/server/src/demo/content/business.ts'
import { demoGallery } from '../../packages/server/src/demo/content/gallery.ts'
import { demoRides } from '../../packages/server/src/demo/content/rides.ts'
import { myProfile } from '../sign-in.ts'
import { expect, test } from '../visitor.ts'
import { walkByKeyboard } from '../walk-by-keyboard.ts'

const { step } = test

test('when a parent opens the site, it tells what there is, when it is open and who is behind it', async ({
  page,
  visit,
}) => {
  await visit('/')

  await step('the banner greets with its text, its picture and FUN MEMBER', async () => {
    await expect(page.getByRole('heading', { level: 1, name: demoBusiness.bannerText })).toBeVisible()
    await expect(page.getByRole('main').getByRole('img').first()).toHaveAttribute('alt', demoBanner.alt)
    await expect(page.getByRole('link', { name: 'FUN MEMBER' })).toHaveAttribute('href', '/package-and-offers')
    await expect(page).toHaveTitle(/Dolna/)
    await expect(page.getByText(/^(Open now · until|Closed now · opens) /)).toBeVisible()
  })

  const rides = page.getByRole('region', { name: 'Discover Our Fun Rides' })
  await step('the first six rides are there', async () => {
    const cards = rides.getByRole('article')
    await expect(cards).toHaveCount(6)
    for (const [at, { name, details, alt }] of demoRides.slice(0, 6).entries()) {
      await expect(cards.nth(at).getByRole('heading', { name })).toBeVisible()
      await expect(cards.nth(at)).toContainText(details)
      await expect(cards.nth(at).getByRole('img', { name: alt })).toBeVisible()
    }
  })

  await step('the first six photos are there, and a way to the gallery', async () => {
    const section = page.getByRole('region', { name: 'Photo Gallery' })
    const words = await section
      .getByRole('img', { includeHidden: true })
      .evaluateAll((all) => all.map((photo) => photo.getAttribute('alt')))
    expect(words.filter((alt) => alt !== null)).toEqual(demoGallery.slice(0, 6).map(({ alt }) => alt))
    await expect(section.getByRole('group', { name: '1 of 6' })).toBeVisible()
    await expect(section.getByRole('link', { name: 'View More' })).toHaveAttribute('href', '/gallery')
  })

  await step('the hours and what to mind are there', async () => {
    const section = page.getByRole('region', { name: 'Time & Guideline' })
    for (const line of demoBusiness.openingHours.split('\n')) {
      const [days = '', hours = ''] = line.split(/: (.*)/)
      await expect(section).toContainText(days)
      await expect(section).toContainText(hours)
    }
    for (const line of demoBusiness.guideline.split('\n')) await expect(section.getByText(line)).toBeVisible()
  })

  const footer = page.getByRole('contentinfo')
  await step('the header and the footer tell of the people behind it', async () => {
    await expect(page.getByRole('banner').getByRole('link', { name: demoBusiness.name }).first()).toHaveAttribute(
      'href',
      '/',
    )
    await expect(page.getByRole('banner').getByRole('button', { name: 'Sign In' })).toBeVisible()
    await expect(myProfile(page)).toBeHidden()
    const { decription, tradeLicenseNo, address, phone, phone2, email, email2 } = demoBusiness
    for (const text of [decription, tradeLicenseNo, address, email, email2])
      await expect(footer.getByText(text)).toBeVisible()
    const digits = (await footer.innerText()).replaceAll(/[\s-]/g, '')
    for (const number of [phone, phone2]) expect(digits).toContain(number)
    for (const social of ['facebook', 'x', 'instagram', 'linkedin', 'youtube'] as const) {
      await expect(footer.getByRole('link', { name: social, exact: true })).toHaveAttribute(
        'href',
        demoBusiness[social],
      )
    }
    await expect(footer.getByRole('button', { name: 'Registration' })).toBeVisible()
    await expect(footer).toContainText('2025')
    await expect(footer.getByRole('img', { name: 'Visa, Mastercard, bKash, Nagad and Rocket' })).toBeVisible()
  })

  await step('the footer links to the small print', async () => {
    await expect(footer.getByRole('link', { name: 'Buy Membership' })).toHaveAttribute('href', '/package-and-offers')
    for (const path of [
      '/about',
      '/service-delivery-policy',
      '/terms-and-conditions',
      '/privacy-policy',
      '/refund-policy',
    ]) {
      await expect(footer.locator(`a[href="${path}"]`)).toBeVisible()
    }
  })

  await step('a way leads to all rides', async () => {
    await rides.getByRole('link', { name: 'View More' }).click()
    await expect(page).toHaveURL('/fun-rides')
  })
})

test('when only keys are used, every stop can be seen, and the first is a way past the navigation', async ({
  page,
  visit,
}) => {
  await visit('/')
  const stops = await walkByKeyboard(page)
  for (const name of ['FUN MEMBER', 'View More', 'Sign In', 'Registration']) expect(stops.join('\n')).toContain(name)
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Skip to content' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport({ ratio: 1 })
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
})
