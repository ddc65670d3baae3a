import type { Page } from '@playwright/test'
import pg from 'pg'
import { expectNoViolations } from '../axe.ts'
import { type Customer, makeCustomer, signInAs } from '../customer.ts'
import { readCode } from '../read-code.ts'
import { askForCode, myProfile, signInButton, signInDrawer } from '../sign-in.ts'
import { expect, test } from '../visitor.ts'

/** As if the token had not been used for too long. */
async function revoke({ id }: Customer): Promise<void> {
  const client = new pg.Client({ connectionString: process.env['SITE_DATABASE_URL'] })
  await client.connect()
  await client.query('delete from tokens where customer_id = $1', [id])
  await client.end()
}

/** The heading stands before anyone is known. */
const knownCustomer = (page: Page) => page.getByRole('button', { name: 'Logout', exact: true })
const token = (page: Page) => page.evaluate(() => localStorage.getItem('token'))

test(
  'when nobody is signed in, a page for customers waits, asks to sign in, and is where they land, even after a reload',
  { tag: '@any-size' },
  async ({ page }) => {
    const { phone } = await makeCustomer()
    const { drawer, code } = signInDrawer(page)
    const answer = await page.goto('/dashboard/profile?tab=children#toys')
    expect(answer?.headers()['cache-control']).toBe('no-store')
    await expect(drawer).toBeVisible()
    await expect(page).toHaveURL('/')
    await page.reload()
    await askForCode(page, phone)
    await code.fill(readCode(phone))
    await expect(page).toHaveURL('/dashboard/profile?tab=children#toys')
    await expect(knownCustomer(page)).toBeVisible()
  },
)

test(
  'when the page that asked to sign in is left for another one, it is forgotten',
  { tag: '@any-size' },
  async ({ page, visit }) => {
    const { phone } = await makeCustomer()
    const { drawer, code } = signInDrawer(page)
    await page.goto('/dashboard/profile?tab=children')
    await drawer.getByRole('button', { name: 'Close' }).click()
    await visit('/about')
    await askForCode(page, phone)
    await code.fill(readCode(phone))
    await expect(page).toHaveURL('/dashboard/profile')
  },
)

test(
  'when a token has run out, the visitor is signed out wherever they are and asked to sign in',
  { tag: '@any-size' },
  async ({ page, visit, noise }) => {
    noise.expect(/401/)
    const customer = await makeCustomer()
    await signInAs(page, customer)
    await revoke(customer)
    const { drawer } = signInDrawer(page)
    await visit('/about')
    await expect(drawer).toBeVisible()
    await expect(page).toHaveURL('/about')
    expect(await token(page)).toBeNull()
    await drawer.getByRole('button', { name: 'Close' }).click()
    await expect(signInButton(page)).toBeVisible()
    await expect(myProfile(page)).toBeHidden()
  },
)

test(
  'when a token runs out on a page for customers, it is left at once, and come back to',
  { tag: '@any-size' },
  async ({ page, visit, noise }) => {
    noise.expect(/401/)
    const customer = await makeCustomer({ name: 'Rima' })
    await signInAs(page, customer)
    const { drawer } = signInDrawer(page)
    await visit('/dashboard/profile')
    await expect(knownCustomer(page)).toBeVisible()
    await page.waitForLoadState('networkidle')
    await revoke(customer)
    await page.getByRole('button', { name: 'Download my data' }).click()
    await expect(drawer).toBeVisible()
    await expect(page).toHaveURL('/')
    await expect(page.getByText('Rima')).toHaveCount(0)
  },
)

for (const [what, status] of [
  ['cannot be reached', null],
  ['breaks down', 503],
] as const) {
  test(
    `when the server ${what}, nobody is signed out, and a page for customers can be tried again`,
    { tag: status === null ? [] : '@any-size' },
    async ({ page, visit, noise }) => {
      noise.expect(/ERR_FAILED|503/)
      await signInAs(page, await makeCustomer({ name: 'Rima' }))
      await page.route('**/api/user', (route) =>
        status === null ? route.abort() : route.fulfill({ status, json: { message: 'Later', code: 'unavailable' } }),
      )
      await visit('/dashboard/profile')
      const failure = page.getByRole('alert').filter({ hasText: 'You are still signed in.' })
      await expect(failure).toBeVisible()
      await expect(myProfile(page)).toBeVisible()
      await failure.getByRole('button', { name: 'Try again' }).click()
      await expect(failure).toBeVisible()
      await page.unroute('**/api/user')
      await failure.getByRole('button', { name: 'Try again' }).click()
      await expect(knownCustomer(page)).toBeVisible()
      await expect(page).toHaveURL('/dashboard/profile')
    },
  )
}

test('when one tab signs in or out, the others follow', { tag: '@any-size' }, async ({ page, visit, context }) => {
  const customer = await makeCustomer({ name: 'Rima' })
  await visit('/about')
  const other = await context.newPage()
  await other.goto('/')
  await signInButton(page).click()
  await other.evaluate((value) => localStorage.setItem('token', value), customer.token)
  await expect(signInDrawer(page).drawer).toHaveCount(0)
  await expect(myProfile(page)).toHaveText('R')

  await visit('/dashboard/profile')
  await expect(knownCustomer(page)).toBeVisible()
  await other.goto('/dashboard/profile')
  await other.getByRole('button', { name: 'Logout' }).click()
  await expect(other).toHaveURL('/')
  await expect(signInDrawer(page).drawer).toBeVisible()
  await expect(page).toHaveURL('/')
  await expect(page.getByText('Rima')).toHaveCount(0)
})

test('when a customer signs out, they are told so on the home page and their token is worth nothing any more @any-size', async ({
  page,
  context,
  visit,
  request,
  noise,
}) => {
  noise.expect(/ERR_INTERNET_DISCONNECTED/)
  const customer = await makeCustomer({ name: 'Rima' })
  await signInAs(page, customer)
  await visit('/dashboard/profile')
  const logout = page.getByRole('button', { name: 'Logout' })

  await test.step('when it does not reach the server, it is said and nobody is signed out', async () => {
    // Script and style of what it is said with are here before the line goes.
    await page.waitForFunction(
      () => performance.getEntriesByType('resource').filter(({ name }) => name.includes('/toast-host')).length === 2,
    )
    await context.setOffline(true)
    await logout.click()
    await expect(page.getByText('You are offline and still signed in.')).toBeVisible()
    await expect(knownCustomer(page)).toBeVisible()
    expect(await token(page)).not.toBeNull()
    await context.setOffline(false)
  })

  const loaded = page.waitForEvent('load')
  await logout.click()
  await loaded
  await expect(page).toHaveURL('/')
  await expect(page.getByText('logout successful')).toBeVisible()
  await expect(signInDrawer(page).drawer).toHaveCount(0)
  await expect(signInButton(page)).toBeVisible()
  expect(await token(page)).toBeNull()
  expect((await request.get('/api/user', { headers: { authorization: `Bearer ${customer.token}` } })).status()).toBe(
    401,
  )

  await page.goBack()
  await expect(signInDrawer(page).drawer).toBeVisible()
  await expect(page.getByText('Rima')).toHaveCount(0)
})

test('when a customer signs out everywhere, they are asked first, and then no phone of theirs is signed in @any-size', async ({
  page,
  context,
  visit,
  request,
  noise,
}) => {
  noise.expect(/ERR_INTERNET_DISCONNECTED/)
  const customer = await makeCustomer({ name: 'Rima' })
  await signInAs(page, customer)
  await visit('/dashboard/profile')
  const opener = page.getByRole('button', { name: 'Sign out everywhere' })
  const dialog = page.getByRole('dialog', { name: 'Sign out everywhere?' })
  const confirm = dialog.getByRole('button', { name: 'Sign out everywhere' })
  await opener.click()
  await expectNoViolations(page)
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(dialog).toBeHidden()
  await expect(opener).toBeFocused()

  await test.step('when it does not reach the server, it is said and nobody is signed out', async () => {
    await opener.click()
    await context.setOffline(true)
    await confirm.click()
    await expect(dialog.getByRole('alert')).toHaveText('You are offline and still signed in. Please try again later.')
    expect(await token(page)).not.toBeNull()
    await context.setOffline(false)
  })

  const loaded = page.waitForEvent('load')
  await confirm.click()
  await loaded
  await expect(page).toHaveURL('/')
  await expect(page.getByText('Signed out everywhere.')).toBeVisible()
  await expect(signInButton(page)).toBeVisible()
  expect(await token(page)).toBeNull()
  expect((await request.get('/api/user', { headers: { authorization: `Bearer ${customer.token}` } })).status()).toBe(
    401,
  )
})

test(
  'when the token is unknown by the time a customer signs out, that is signed out too',
  { tag: '@any-size' },
  async ({ page, visit, noise }) => {
    noise.expect(/401/)
    const customer = await makeCustomer()
    await signInAs(page, customer)
    // The last call that the page makes by itself: a refusal of it would sign out before the customer does.
    const settled = page.waitForResponse(/\/api\/passes/)
    await visit('/dashboard/profile')
    await expect(knownCustomer(page)).toBeVisible()
    await settled
    await revoke(customer)
    await page.getByRole('button', { name: 'Logout' }).click()
    await expect(page.getByText('logout successful')).toBeVisible()
    await expect(page).toHaveURL('/')
  },
)
