import { demoRides } from '../../packages/server/src/demo/content/rides.ts'
import { builtFile } from '../built-files.ts'
import { expect, test } from '../visitor.ts'

test(
  'when the API is down while the page comes alive, the page stays as the server drew it',
  { tag: '@any-size' },
  async ({ page, visit, noise }) => {
    noise.expect(/ERR_FAILED/)
    await page.route('**/api/**', (route) => route.abort())
    for (const path of ['/', '/fun-rides']) {
      await visit(path)
      await expect(page.getByRole('article').first()).toBeVisible()
      await expect(page.getByRole('alert')).toHaveCount(0)
    }
  },
)

test(
  'when a picture is broken, its place keeps its words and the page its shape',
  { tag: '@any-size' },
  async ({ page, visit, noise }) => {
    noise.expect(/ERR_FAILED/)
    await page.route('**/media/**', (route) => route.abort())
    await visit('/fun-rides')
    const { name = '', alt = '' } = demoRides[0] ?? {}
    const card = page.getByRole('article').filter({ hasText: name })
    const picture = card.getByRole('img', { name: alt })
    await expect(picture).toBeVisible()
    await expect(picture).not.toHaveJSProperty('tagName', 'IMG')
    expect((await card.boundingBox())?.height).toBeGreaterThan(150)
    await expect(page.getByRole('banner').getByText('Dolna')).toBeVisible()
  },
)

for (const path of ['/no-such-page', '/fun-rides/7', '/a/b/c?page=2', '/%E0%A6%A6%E0%A7%8B']) {
  const tag = path === '/no-such-page' ? [] : '@any-size'
  test(
    `when ${path} is opened, a page says that it is not there and leads on`,
    { tag },
    async ({ page, visit, noise }) => {
      noise.expect(/404/)
      expect((await visit(path)).status()).toBe(404)
      await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible()
      await page.getByRole('main').getByRole('link', { name: 'Home' }).click()
      await expect(page).toHaveURL('/')
    },
  )
}

test('when the address is broken, the answer is still something to read', { tag: '@any-size' }, async ({ request }) => {
  for (const path of ['/%', '/%E0%A4%A', '/fun-rides?page=%E0%A4%A', '/..%2f..%2fetc%2fpasswd', '/%00']) {
    const answer = await request.get(path)
    expect.soft(answer.status(), path).toBeLessThan(500)
    const text = (await answer.text()).replace(/<(style|script)[\s\S]*?<\/\1>|<[^>]*>/g, ' ')
    expect.soft(text.trim().length, path).toBeGreaterThan(20)
  }
})

test(
  'when the code of a screen is late, its link stays pressed; when it cannot be loaded, the error screen says what to do and a reload recovers',
  { tag: '@any-size' },
  async ({ page, visit, noise }) => {
    noise.expect(/ERR_FAILED/, /dynamically imported module/)
    const screen = `**/${builtFile('src/screens/fun-rides.tsx')}`
    const { promise: given, resolve: giveUp } = Promise.withResolvers<void>()
    await page.route(screen, async (route) => {
      await given
      await route.abort()
    })
    await visit('/')
    const viewMore = page
      .getByRole('region', { name: 'Discover Our Fun Rides' })
      .getByRole('link', { name: 'View More' })
    await viewMore.click()
    await expect(viewMore, 'stays pressed').toHaveAttribute('data-waiting')
    giveUp()
    await expect(page.getByText('Something went wrong! Please reload the page.')).toBeVisible()
    await page.unroute(screen)
    await page.getByRole('button', { name: 'Reload' }).click()
    await expect(page.getByRole('article')).toHaveCount(15)
  },
)
