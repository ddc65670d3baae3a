import { expect, test } from '../visitor.ts'
import { walkByKeyboard } from '../walk-by-keyboard.ts'

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

test('when a keyboard walks through tickets with a full cart, nothing is hidden under the summary', async ({
  page,
  visit,
}) => {
  await visit('/tickets')
  await page.getByRole('button', { name: 'Add one Kid Play' }).press('Enter')
  await expect(page.getByRole('region', { name: 'Your tickets' })).toBeVisible()
  await page.getByRole('button', { name: 'Dismiss' }).click()
  await page.getByRole('link', { name: 'Skip to content' }).focus()
  const walked = await walkByKeyboard(page)
  expect(walked.join('\n')).toContain('Add one Birthday Guest')
  expect(walked).toContain('BUY NOW')
})
