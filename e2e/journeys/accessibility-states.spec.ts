import { expectNoViolations } from '../axe.ts'
import { standInForMap } from '../stand-in-map.ts'
import { expect, test } from '../visitor.ts'
import { walkByKeyboard } from '../walk-by-keyboard.ts'

test('when the cart is filled, opened, refused and cleared, axe finds nothing', async ({ page, visit }) => {
  await visit('/tickets')
  await page.getByRole('button', { name: 'Add one Kid Play' }).click()
  await expect(page.getByText('Item added to cart')).toBeVisible()
  await expectNoViolations(page)
  await page.getByRole('button', { name: 'Cart details' }).click()
  await page.getByRole('textbox', { name: 'Quantity of Kid Play' }).fill('0')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toBeVisible()
  await expectNoViolations(page)
  await page.getByRole('button', { name: 'Clear cart' }).click()
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible()
  await expectNoViolations(page)
})

test('when a photo is large, axe finds nothing', async ({ page, visit }) => {
  await visit('/gallery')
  await page.getByRole('main').getByRole('list').getByRole('link').first().click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectNoViolations(page)
})

test('when the drawer is open, axe finds nothing', async ({ page, visit }) => {
  await visit('/about')
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectNoViolations(page)
})

test('when all groups are closed and when another is open, axe finds nothing', async ({ page, visit }) => {
  await visit('/services')
  await page.getByRole('button', { name: 'Play Zones' }).click()
  await expectNoViolations(page)
  await page.getByRole('button', { name: 'Food Corner' }).click()
  await expectNoViolations(page)
})

const stops = {
  '/services': ['Play Zones', 'For Parents'],
  '/package-and-offers': ['BUY NOW, Little Star', 'BUY NOW, Mega Star'],
  '/contact': ['01712-345678', 'hello@dolna.example', 'Get directions'],
  '/gallery?page=2': ['Previous', 'A father and children fly colourful kites'],
}

for (const [path, names] of Object.entries(stops)) {
  test(`when a keyboard walks through ${path}, every stop shows itself`, async ({ page, visit, noise }) => {
    await standInForMap(page, noise)
    await visit(path)
    const walked = (await walkByKeyboard(page)).join('\n')
    for (const name of names) expect(walked).toContain(name)
  })
}

test('when a keyboard walks through tickets with a full cart, nothing is hidden under the summary', async ({ page, visit }) => {
  await visit('/tickets')
  await page.getByRole('button', { name: 'Add one Kid Play' }).press('Enter')
  await expect(page.getByRole('region', { name: 'Your tickets' })).toBeVisible()
  await page.getByRole('button', { name: 'Dismiss' }).click()
  await visit('/tickets')
  await expect(page.getByRole('region', { name: 'Your tickets' })).toBeVisible()
  const walked = await walkByKeyboard(page)
  expect(walked.join('\n')).toContain('Add one Birthday Guest')
  expect(walked).toContain('BUY NOW')
})
