import type { Page } from '@playwright/test'
import { budgets } from '../../scripts/page-weight.ts'
import { expectNoViolations } from '../axe.ts'
import { builtFile, builtGroup, countedScripts } from '../built-files.ts'
import { expectLargeTextToFit } from '../large-text.ts'
import { publicPages } from '../public-pages.ts'
import { standInForMap } from '../stand-in-map.ts'
import { sumOfShifts } from '../sum-of-shifts.ts'
import { expect, test } from '../visitor.ts'

/** A phone at 200 % zoom is 180 px wide. */
const widths = { phone: [180, 320, 360, 390], desktop: [320, 700, 1000, 1440] }

/** Comes once a page is alive: nobody waits for it. */
const afterwards = (path: string): string[] => [
  '../ui/src/toast-host.tsx',
  ...(['/', '/tickets', '/contact'].includes(path) ? [builtGroup('hours')] : []),
]

/** Comes whenever the page has nothing better to do, which may be before or after we look. */
const whenIdle = `/${builtFile('src/app/afterwards.ts')}`

for (const path of [...publicPages, '/no-such-page']) {
  test(`when ${path} is shown, it brings what the size budget counts, axe finds nothing, nothing jumps, scrolls sideways or is cut off`, async ({
    page,
    visit,
    noise,
  }, { project }) => {
    noise.expect(/404/)
    await standInForMap(page, noise)
    const scripts = new Set<string>()
    page.on('request', (request) => request.resourceType() === 'script' && scripts.add(new URL(request.url()).pathname))
    // Again if need be: on a busy machine our letters come late, and may wrap a line anew. What always jumps is found.
    await expect(async () => {
      await visit(path)
      await page.waitForLoadState('networkidle')
      expect(await page.evaluate(sumOfShifts), 'layout shifts').toBeLessThan(0.02)
    }).toPass({ timeout: 90_000 })
    const budget = budgets.find((each) => each.path === path)
    if (budget) {
      const awaited = () => [...scripts].filter((file) => file !== whenIdle).toSorted()
      await expect.poll(awaited).toEqual(countedScripts([...budget.modules, ...afterwards(path)]).toSorted())
    }
    await expectNoViolations(page)
    for (const width of widths[project.name as keyof typeof widths]) await expectToFit(page, width)
    await expectLargeTextToFit(page)
  })
}

async function expectToFit(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 780 })
  const overhang = await page.evaluate(() => {
    window.scrollTo({ left: 1000, behavior: 'instant' })
    return {
      scrolled: window.scrollX,
      wider: document.documentElement.scrollWidth - document.documentElement.clientWidth,
    }
  })
  expect(overhang, `at ${width} px`).toEqual({ scrolled: 0, wider: 0 })
}
