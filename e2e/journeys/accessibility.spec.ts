import { expectNoViolations } from '../axe.ts'
import { publicPages } from '../public-pages.ts'
import { standInForMap } from '../stand-in-map.ts'
import { expect, test } from '../visitor.ts'

for (const path of [...publicPages, '/fun-rides?page=2', '/fun-rides?page=99', '/no-such-page']) {
  test(`when ${path} is checked, axe finds nothing`, async ({ page, visit, noise }) => {
    noise.expect(/404/)
    await standInForMap(page, noise)
    await visit(path)
    await expectNoViolations(page)
  })
}

test('when the failure of a list is checked, axe finds nothing', async ({ page, visit, noise }) => {
  noise.expect(/ERR_FAILED/)
  await visit('/')
  await page.route(/\/api\/rides\?/, (route) => route.abort())
  await page.getByRole('region', { name: 'Discover Our Fun Rides' }).getByRole('link', { name: 'View More' }).click()
  await expect(page.getByText('Failed to load rides.')).toBeVisible()
  await expectNoViolations(page)
})

test('when the first key is Tab, a way past the navigation appears and works', async ({ page, visit }) => {
  await visit('/')
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Skip to content' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport({ ratio: 1 })
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
})

test('when a keyboard walks through the page, every stop can be seen', async ({ page, visit }) => {
  await visit('/')
  const stops = new Set<string>()
  for (let step = 0; step < 60; step++) {
    await page.keyboard.press('Tab')
    const stop = await page.evaluate(describeFocus)
    if (!stop) break
    expect(stop, `focus on ${stop.name}`).toMatchObject({ ringed: true, sized: true })
    stops.add(stop.name)
  }
  for (const name of ['FUN MEMBER', 'View More', 'Sign In', 'Registration']) expect([...stops].join('\n')).toContain(name)
})

/** Runs in the page: null once the focus has left it. */
function describeFocus(): { name: string; ringed: boolean; sized: boolean } | null {
  const element = document.activeElement
  if (!element || element === document.body) return null
  const { outlineStyle, outlineWidth } = getComputedStyle(element)
  const { width, height } = element.getBoundingClientRect()
  const name = element.getAttribute('aria-label') ?? element.textContent ?? ''
  return { name, ringed: outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2, sized: width > 0 && height > 0 }
}
