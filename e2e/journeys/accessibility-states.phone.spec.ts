import { expectNoViolations } from '../axe.ts'
import { expect, test } from '../visitor.ts'
import { walkByKeyboard } from '../walk-by-keyboard.ts'

test('when the cart is open and refuses something, and when it is cleared, axe finds nothing', async ({ page, visit }) => {
  await visit('/tickets')
  await page.getByRole('button', { name: 'Add one Kid Play' }).click()
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

test('when all groups are closed, axe finds nothing', async ({ page, visit }) => {
  await visit('/services')
  await page.getByRole('button', { name: 'Play Zones', expanded: true }).click()
  await expect(page.getByRole('main').getByRole('button', { expanded: true })).toHaveCount(0)
  await expectNoViolations(page)
})

const stops = {
  '/services': ['Play Zones', 'For Parents'],
  '/package-and-offers': ['BUY NOW, Little Star', 'BUY NOW, Mega Star'],
  '/refund-policy': ['01712-345678', 'hello@dolna.example'],
  '/gallery?page=2': ['Previous', 'A father and children fly colourful kites'],
}

for (const [path, names] of Object.entries(stops)) {
  test(`when a keyboard walks through ${path}, every stop shows itself`, async ({ page, visit }) => {
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
