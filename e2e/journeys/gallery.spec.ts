import type { Locator, Page } from '@playwright/test'
import { demoGallery } from '../../packages/server/src/demo/content/gallery.ts'
import { expectNoViolations } from '../axe.ts'
import { expect, test } from '../visitor.ts'

const words = demoGallery.map(({ alt }) => alt)
const [firstPage, secondPage] = [words.slice(0, 15), words.slice(15)]
const prints = (page: Page): Locator => page.getByRole('main').getByRole('list').getByRole('link')
const large = (page: Page): Locator => page.getByRole('dialog', { name: 'Photo gallery' })

async function expectPrints(page: Page, expected: string[]): Promise<void> {
  await expect(prints(page)).toHaveCount(expected.length)
  for (const [at, name] of expected.entries()) await expect(prints(page).nth(at)).toHaveAccessibleName(name)
}

/** Which photo is large, and of how many. */
async function expectLarge(page: Page, n: number, of = 15): Promise<void> {
  await expect(large(page).getByRole('status')).toContainText(`Photo ${n} of ${of}`)
  await expect(large(page).getByRole('img', { name: words[n - 1] })).toBeInViewport({ ratio: 0.9 })
}

test('when a photo is clicked, it opens larger and closes where it was; pages turn back and forth', async ({
  page,
  visit,
}) => {
  await visit('/gallery')
  await expect(page.getByRole('heading', { level: 1, name: 'photo gallery' })).toBeVisible()
  await expectPrints(page, firstPage)

  await test.step('a large photo can be turned with buttons and closed', async () => {
    const print = prints(page).nth(1)
    const small = (await print.getByRole('img').boundingBox())?.width ?? 0
    await print.click()
    await expectLarge(page, 2)
    expect((await large(page).getByRole('img', { name: words[1] }).boundingBox())?.width).toBeGreaterThan(small * 1.5)
    await expectNoViolations(page)
    await large(page).getByRole('button', { name: 'Next photo' }).click()
    await expectLarge(page, 3)
    await large(page).getByRole('button', { name: 'Previous photo' }).click({ clickCount: 2 })
    await expectLarge(page, 1)
    await expect(large(page).getByRole('button', { name: 'Previous photo' })).toBeDisabled()
    await large(page).getByRole('button', { name: 'Close' }).click()
    await expect(large(page)).toHaveCount(0)
    await expect(print).toBeFocused()
  })

  await test.step('the address, the photos and the ends follow the pages', async () => {
    const pager = page.getByRole('navigation', { name: 'Pages' })
    await expect(pager.getByRole('button', { name: 'Previous' })).toBeDisabled()
    await pager.getByRole('link', { name: 'Next' }).click()
    await expect(page).toHaveURL('/gallery?page=2')
    await expectPrints(page, secondPage)
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport()
    await expect(pager.getByRole('button', { name: 'Next' })).toBeDisabled()
    await page.goBack()
    await expect(page).toHaveURL('/gallery')
    await expectPrints(page, firstPage)
    await page.goForward()
    await expectPrints(page, secondPage)
    await pager.getByRole('link', { name: '1', exact: true }).click()
    await expect(page).toHaveURL('/gallery')
  })
})

test(
  'when a page past the end is opened by its address, a sentence says so and leads back',
  { tag: '@any-size' },
  async ({ page, visit, noise }) => {
    noise.expect(/404/)
    expect((await visit('/gallery?page=7')).status()).toBe(404)
    await expect(page.getByText('There is no such page.')).toBeVisible()
    await page.getByRole('link', { name: 'Go to page 1' }).click()
    await expectPrints(page, firstPage)
  },
)

test('when only keys are used, Enter opens, arrows turn, the focus stays inside, and Escape gives it back', async ({
  page,
  visit,
}) => {
  expect((await visit('/gallery?page=2')).status()).toBe(200)
  await expectPrints(page, secondPage)
  const print = prints(page).nth(1)
  await print.press('Enter')
  const shown = (n: number, options = {}) =>
    expect(large(page).getByRole('status')).toContainText(`Photo ${n} of 3`, options)
  await shown(2)
  await expect(async () => {
    await page.keyboard.press('ArrowRight')
    await shown(3, { timeout: 500 })
  }).toPass()
  await expect(large(page).getByRole('status')).toContainText(secondPage[2] ?? '')
  await page.keyboard.press('ArrowRight')
  await shown(3)
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowLeft')
  await shown(1)
  for (let step = 0; step < 8; step++) {
    await page.keyboard.press('Tab')
    expect(
      await large(page).evaluate(
        (dialog) => dialog.contains(document.activeElement) || document.activeElement === document.body,
      ),
    ).toBe(true)
  }
  await page.keyboard.press('Escape')
  await expect(large(page)).toHaveCount(0)
  await expect(print).toBeFocused()
})
