import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { extractText, getDocumentProxy } from 'unpdf'
import { readSigned } from '#contract/rules/signed-code.ts'
import { expectNoViolations } from './axe.ts'
import { readQr } from './read-qr.ts'
import { expect } from './visitor.ts'

/** The code is on the screen, and a scanner reads this off it, signed. */
export const expectQr = (inside: Page | Locator, code: string) =>
  expect.poll(async () => readSigned((await readQr(inside.locator('.qr').first())) ?? '')?.code).toBe(code)

/** The code opens as large as the screen, nothing is wrong with it, and it closes again. */
export async function expectFullPass(page: Page, code: string): Promise<void> {
  const show = page.getByRole('button', { name: 'Show QR' })
  await show.click()
  const full = page.getByRole('dialog')
  await expect(full.getByText('Show at the gate')).toBeVisible()
  await expect(full).toContainText(code)
  await expectQr(full, code)
  const size = await full.getByRole('img', { name: 'QR code for the gate' }).first().boundingBox()
  expect(size?.width).toBeGreaterThanOrEqual(280)
  await expectNoViolations(page)
  await page.keyboard.press('Escape')
  await expect(full).toBeHidden()
  await expect(show).toBeFocused()
}

/** On paper: one sheet with these words, and nothing to press. */
export async function expectOneSheet(page: Page, words: string[]): Promise<void> {
  await page.emulateMedia({ media: 'print' })
  await expect(
    page
      .getByRole('main')
      .getByRole('button')
      .filter({ hasNot: page.getByRole('img') }),
  ).toHaveCount(0)
  const sheet = await getDocumentProxy(new Uint8Array(await page.pdf({ format: 'A4' })))
  const { text, totalPages } = await extractText(sheet, { mergePages: true })
  expect(totalPages).toBe(1)
  for (const word of words) expect(text).toContain(word)
  await page.emulateMedia({ media: null })
}

/** What is saved by pressing this. */
export async function savedBy(page: Page, button: Locator): Promise<{ name: string; content: string }> {
  const [download] = await Promise.all([page.waitForEvent('download'), button.click()])
  return { name: download.suggestedFilename(), content: await readFile(await download.path(), 'latin1') }
}
