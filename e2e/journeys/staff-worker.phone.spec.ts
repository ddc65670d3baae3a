import { expect, test } from '../visitor.ts'

test('when the staff’s app is opened again, none of it is fetched, and without a line it still opens', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ baseURL, viewport: { width: 360, height: 780 }, serviceWorkers: 'allow' })
  const page = await context.newPage()
  const title = page.getByRole('heading', { name: 'Staff sign in' })
  await page.goto('/staff/sign-in')
  await expect(title).toBeVisible()
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated')

  const fetched: string[] = []
  page.on('response', (answer) => {
    const { pathname } = new URL(answer.url())
    if (pathname.startsWith('/staff/') && !answer.fromServiceWorker()) fetched.push(pathname)
  })
  await page.reload()
  await expect(title).toBeVisible()
  expect(fetched).toEqual([])

  await context.setOffline(true)
  await page.goto('/staff/pair')
  await expect(page.getByRole('heading', { name: 'Pair this device' })).toBeVisible()
  await context.close()
})

test('when a customer looks at the site, the staff’s worker and files are none of theirs', async ({ page, visit }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await visit('/tickets')
  expect(asked.filter((path) => path.startsWith('/staff'))).toEqual([])
})
