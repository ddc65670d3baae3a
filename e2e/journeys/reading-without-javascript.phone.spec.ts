import { demoBusiness } from '../../packages/server/src/demo/content/business.ts'
import { demoGallery } from '../../packages/server/src/demo/content/gallery.ts'
import { demoPackages } from '../../packages/server/src/demo/content/packages.ts'
import { demoRideGroups } from '../../packages/server/src/demo/content/ride-groups.ts'
import { demoServices } from '../../packages/server/src/demo/content/services.ts'
import { demoProducts } from '../../packages/server/src/demo/content/tickets.ts'
import { expect, test } from '../visitor.ts'

test.use({ javaScriptEnabled: false })
// The browser refuses the scripts it was told not to run.
test.beforeEach(({ noise }) => noise.expect(/request failed \(csp\): .*\.js$/))

const wordsOf = (groups: typeof demoServices): string[] =>
  groups.flatMap(({ title, cards }) => [title, ...cards.flatMap((card) => [card.title, card.description])])

const pages: Record<string, string[]> = {
  '/services': wordsOf(demoServices),
  '/about': [demoBusiness.decription, ...wordsOf(demoRideGroups)],
  '/tickets': demoProducts.flatMap(({ name, price, age }) => [name, `TK ${price}`, age]),
  '/package-and-offers': demoPackages.flatMap(({ title, name, description }) => [title, name, description]),
  '/contact': [
    demoBusiness.address,
    '01712-345678',
    '01812-345678',
    demoBusiness.email,
    demoBusiness.email2,
    'Visit Us',
  ],
  '/terms-and-conditions': [
    'A guardian must accompany the child.',
    'Facilities may close without notice; terms may change.',
  ],
  '/privacy-policy': ['We never sell or rent your details to anyone.'],
  '/refund-policy': ['3 to 10 business days'],
  '/service-delivery-policy': ['2 to 7 business days'],
}

test('when scripts do not run, every page can be read to its end', async ({ page }) => {
  for (const [path, words] of Object.entries(pages)) {
    await page.goto(path)
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { level: 1 })).toBeVisible()
    const seen = (await main.innerText()).replaceAll(/\s+/g, ' ').toLowerCase()
    expect(
      words.filter((text) => !seen.includes(text.toLowerCase())),
      path,
    ).toEqual([])
    await expect(main.getByText('Loading...')).toHaveCount(0)
  }
})

test('when scripts do not run, every photo can be seen, opened large and paged through', async ({ page }) => {
  await page.goto('/gallery')
  for (const { alt } of demoGallery.slice(0, 15))
    await expect(page.getByRole('main').getByRole('img', { name: alt })).toBeVisible()
  await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Next' }).click()
  await expect(page).toHaveURL('/gallery?page=2')
  await page.getByRole('main').getByRole('link', { name: demoGallery[15]?.alt }).click()
  await expect(page).toHaveURL(/\/media\/.*\.jpg$/)
})
