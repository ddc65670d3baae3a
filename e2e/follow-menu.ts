import type { Page } from '@playwright/test'
import { expect } from './visitor.ts'

/**
 * Follows an entry of the menu without a new document, on any size of screen. By keyboard: a resting mouse would meet
 * other links as the page moves under it, and these fetch ahead.
 */
export async function followMenu(page: Page, name: string): Promise<void> {
  const entry = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true })
  if (await entry.isVisible()) return entry.press('Enter')
  const bar = page.getByRole('navigation', { name: 'Bottom bar' })
  const place = bar.getByRole('link', { name, exact: true })
  // The menu of the page before may still stand open, and closes as the next page comes: then it is opened again.
  await expect(async () => {
    if (!(await place.isVisible())) await bar.getByRole('button', { name: 'More' }).press('Enter')
    await place.press('Enter', { timeout: 10_000 })
  }).toPass()
}
