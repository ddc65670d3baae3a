import type { Page } from '@playwright/test'
import { expect, test } from '../visitor.ts'

/** A finger that goes sideways, as the browser itself feels it. */
async function swipe(page: Page, by: number): Promise<void> {
  const browser = await page.context().newCDPSession(page)
  await browser.send('Input.synthesizeScrollGesture', { x: 180, y: 390, xDistance: by, yDistance: 0, gestureSourceType: 'touch', speed: 1600 })
  await browser.detach()
}

test('when a large photo is swiped, its neighbours come', async ({ page, visit }) => {
  await visit('/gallery')
  await page.getByRole('main').getByRole('list').getByRole('link').nth(1).tap()
  const shown = page.getByRole('dialog', { name: 'Photo gallery' }).getByRole('status')
  await expect(shown).toContainText('Photo 2 of 15')
  await swipe(page, -220)
  await expect(shown).toContainText('Photo 3 of 15')
  await swipe(page, 220)
  await expect(shown).toContainText('Photo 2 of 15')
})
