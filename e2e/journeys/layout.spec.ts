import { publicPages } from '../public-pages.ts'
import { standInForMap } from '../stand-in-map.ts'
import { expect, test } from '../visitor.ts'

test.beforeEach(({ page, noise }) => standInForMap(page, noise))

const widths = { phone: [320, 360, 390], desktop: [320, 700, 1000, 1440] }

for (const path of [...publicPages, '/no-such-page']) {
  test(`when ${path} is shown, nothing jumps, and on no width it scrolls sideways`, async ({ page, visit, noise }, { project }) => {
    noise.expect(/404/)
    await visit(path)
    await page.waitForLoadState('networkidle')
    expect.soft(await page.evaluate(sumOfShifts), 'layout shifts').toBeLessThan(0.02)
    for (const width of widths[project.name as keyof typeof widths]) {
      await page.setViewportSize({ width, height: 780 })
      const overhang = await page.evaluate(() => {
        window.scrollTo({ left: 1000, behavior: 'instant' })
        return { scrolled: window.scrollX, wider: document.documentElement.scrollWidth - document.documentElement.clientWidth }
      })
      expect(overhang, `at ${width} px`).toEqual({ scrolled: 0, wider: 0 })
    }
  })
}

/** Runs in the page: what the browser has counted as layout shifts so far. */
function sumOfShifts(): Promise<number> {
  return new Promise((resolve) => {
    let sum = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) sum += (entry as PerformanceEntry & { value: number }).value
    }).observe({ type: 'layout-shift', buffered: true })
    setTimeout(() => resolve(sum), 300)
  })
}
