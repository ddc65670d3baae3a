import type { Page } from '@playwright/test'
import { expect, test } from '../visitor.ts'

/** A finger that goes sideways over the middle of the screen, as the browser itself feels it. */
async function swipe(page: Page, from: number, to: number): Promise<void> {
  const browser = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...at: number[]) =>
    browser.send('Input.dispatchTouchEvent', { type, touchPoints: at.map((x) => ({ x, y: 390 })) })
  await touch('touchStart', from)
  for (let part = 1; part <= 10; part++) await touch('touchMove', from + ((to - from) * part) / 10)
  await touch('touchEnd')
  await browser.detach()
}

test('when a large photo is swiped, its neighbours come', async ({ page, visit }) => {
  await visit('/gallery')
  await page.getByRole('main').getByRole('list').getByRole('link').nth(1).tap()
  const shown = page.getByRole('dialog', { name: 'Photo gallery' }).getByRole('status')
  await expect(shown).toContainText('Photo 2 of 15')
  await swipe(page, 300, 60)
  await expect(shown).toContainText('Photo 3 of 15')
  await swipe(page, 60, 300)
  await expect(shown).toContainText('Photo 2 of 15')
})
