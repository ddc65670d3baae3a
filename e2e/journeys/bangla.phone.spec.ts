import type { Page } from '@playwright/test'
import { addressIn } from '#contract/rules/language.ts'
import { expectNoViolations } from '../axe.ts'
import { englishOn } from '../english-on.ts'
import { publicPages } from '../public-pages.ts'
import { askForCode, standInForSending } from '../sign-in.ts'
import { standInForMap } from '../stand-in-map.ts'
import { sumOfShifts } from '../sum-of-shifts.ts'
import { expect, test } from '../visitor.ts'

/** Runs in the page: bytes of the fonts that it has fetched. */
const weightOfFonts = (): number =>
  (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
    .filter(({ name }) => name.endsWith('.woff2'))
    .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0)

/** As a search engine reads them, without running anything. */
const alternates = async (page: Page, path: string): Promise<string[][]> =>
  [
    ...(await (await page.request.get(path)).text()).matchAll(
      /<link rel="alternate" hreflang="([^"]+)" href="([^"]+)">/g,
    ),
  ].map(([, name = '', href = '']) => [name, href])

for (const path of [...publicPages, '/no-such-page']) {
  test(`when ${path} is read in Bangla, it is Bangla throughout, fits, does not jump, and names its other language`, async ({
    page,
    visit,
    noise,
  }) => {
    noise.expect(/404/)
    await standInForMap(page, noise)
    await expect(async () => {
      await visit(addressIn('bn', path))
      await page.waitForLoadState('networkidle')
      expect(await page.evaluate(sumOfShifts), 'layout shifts').toBeLessThan(0.02)
    }).toPass({ timeout: 90_000 })
    await expect(page.locator('html')).toHaveAttribute('lang', 'bn')
    expect(await englishOn(page)).toEqual([])
    const fonts = await page.evaluate(weightOfFonts)
    expect([fonts > 100_000, fonts <= 190_000], `${fonts} bytes of fonts`).toEqual([true, true])
    await expectNoViolations(page)
    for (const width of [320, 360, 390]) {
      await page.setViewportSize({ width, height: 780 })
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), `at ${width} px`).toBe(0)
    }
    const links = await alternates(page, addressIn('bn', path))
    if (path === '/no-such-page') return expect(links).toEqual([])
    expect(links.map(([name, href]) => [name, href?.replace(/^https?:\/\/[^/]+/, '')])).toEqual([
      ['en', path],
      ['bn', addressIn('bn', path)],
      ['x-default', path],
    ])
    expect(await alternates(page, path)).toEqual(links)
  })
}

test('when a parent switches languages with a full cart, page, query, cart and a code on its way stay, and the choice is kept', async ({
  page,
  visit,
}) => {
  await standInForSending(page)
  await visit('/tickets?from=home')
  await page.getByRole('button', { name: 'Add one Kid Play', exact: true }).click()
  await askForCode(page, '01712345678')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.getByRole('banner').getByRole('link', { name: 'এই পেজটি বাংলায় পড়ুন' }).click()
  await expect(page).toHaveURL('/bn/tickets?from=home')
  await expect(page.getByRole('region', { name: 'আপনার টিকিট' }).or(page.getByText('আপনার টিকিট')).first()).toBeVisible()
  expect(await page.evaluate(() => [localStorage.getItem('language'), localStorage.getItem('shop-cart')])).toEqual([
    'bn',
    expect.stringContaining('"quantity":1'),
  ])
  await expect.poll(() => page.evaluate(() => localStorage.getItem('shop-cart'))).toContain('বাচ্চাদের খেলা')
  await page.getByRole('banner').getByRole('button', { name: 'সাইন ইন' }).click()
  await expect(page.getByRole('dialog').getByLabel('OTP কোড')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.getByRole('banner').getByRole('link', { name: 'Read this page in English' }).click()
  await expect(page).toHaveURL('/tickets?from=home')
  await expect(page.getByRole('heading', { name: 'Ticket Pricing' })).toBeVisible()
})

test.describe('in a browser that is set to Bangla', () => {
  test.use({ locale: 'bn-BD' })

  test('when an English page is opened, a strip offers Bangla once, and either answer is remembered', async ({
    page,
    visit,
  }) => {
    await visit('/about')
    const strip = page.getByText('এই সাইটটি বাংলায়ও আছে।')
    await expect(strip).toBeVisible()
    await expectNoViolations(page)
    await page.getByRole('button', { name: 'Stay in English' }).click()
    await expect(strip).toHaveCount(0)
    await visit('/contact')
    await page.waitForLoadState('networkidle')
    await expect(strip).toHaveCount(0)
    await page.evaluate(() => localStorage.removeItem('language'))
    await visit('/about')
    await page.getByRole('link', { name: 'বাংলায় দেখুন' }).click()
    await expect(page).toHaveURL('/bn/about')
    expect(await page.evaluate(() => localStorage.getItem('language'))).toBe('bn')
  })
})
