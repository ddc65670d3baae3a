import type { BrowserContext, Locator, Page } from '@playwright/test'
import pg from 'pg'
import { addDays, dhakaDay } from '#contract/rules/dates.ts'
import { inGroups, readSigned } from '#contract/rules/signed-code.ts'
import { expectNoViolations } from '../axe.ts'
import { builtFile } from '../built-files.ts'
import { type Customer, makeCustomer } from '../customer.ts'
import { readQr } from '../read-qr.ts'
import { sumOfShifts } from '../sum-of-shifts.ts'
import { expect, test as base } from '../visitor.ts'

const { step } = base

/** A phone that keeps what it is given: with a service worker, and with nothing left of the journey before. */
const test = base.extend<{ phone: BrowserContext }>({
  phone: async ({ browser, baseURL, viewport }, use) => {
    const phone = await browser.newContext({
      baseURL,
      viewport,
      isMobile: true,
      hasTouch: true,
      timezoneId: 'Asia/Dhaka',
      reducedMotion: 'reduce',
      serviceWorkers: 'allow',
    })
    await use(phone)
    await phone.close()
  },
})

const today = dhakaDay(new Date())

const invoice = ({ id }: Customer, n: number): string => `INV-20261002-${String(id).padStart(5, '0')}${n}`

/** What its QR carries besides the signature. */
const codeOf = (number: string): string => inGroups(number.replaceAll(/\D/g, '').slice(-12))
const readCode = async (code: Locator): Promise<string | undefined> => readSigned((await readQr(code)) ?? '')?.code

async function change(sql: string, values: unknown[]): Promise<void> {
  const client = new pg.Client({ connectionString: process.env['SITE_DATABASE_URL'] })
  await client.connect()
  await client.query(sql, values)
  await client.end()
}

/** A paid ticket, made behind the server's back. */
const makeTicket = ({ id }: Customer, booked: string, number: string): Promise<void> =>
  change(
    `with bought as (insert into orders (kind, customer_id, invoice_number, sale_date, subtotal, vat_rate_bp, vat_amount, total, paid, paid_at, code)
    values ('sale', $1, $3, '2026-10-01', 10000, 1500, 1500, 11500, 11500, now(), $4) returning id),
    made as (insert into sales (order_id, branch_id, booking_date) select id, 1, $2 from bought returning id)
    insert into sale_details (sale_id, product_id, name, qty, price) select id, 2, 'Kid Play', 1, 10000 from made`,
    [id, booked, number, codeOf(number)],
  )

/** Signs in as the site does, and waits until the phone has kept what it should. */
async function signIn(page: Page, { token }: Customer, tickets: number): Promise<void> {
  await page.evaluate((value) => localStorage.setItem('token', value), token)
  await page.reload()
  await expect.poll(() => page.evaluate(countKept)).toBe(tickets)
}

/** Runs in the page. */
function countKept(): number {
  return (JSON.parse(localStorage.getItem('kept:passes') ?? 'null')?.value.passes ?? []).length
}

/** Runs in the page: every address in its caches but those of the build. */
async function privateFiles(): Promise<string[]> {
  const caught = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()))
  return caught
    .flat()
    .map(({ url }) => new URL(url).pathname)
    .filter((path) => !path.startsWith('/assets/'))
}

const RETURN = '/api/payments/ssl/success?tran_id=7'

/** Runs in the page: leaves it as the payment gateway's own form does. */
function sendBack(action: string): void {
  const form = document.createElement('form')
  Object.assign(form, { method: 'post', action })
  document.body.append(form)
  form.submit()
}

const untilWorking = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => navigator.serviceWorker.controller !== null)

const qr = (page: Page) => page.getByRole('img', { name: 'QR code for the gate' })
const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

test('when there is no line after a cold start, today’s ticket is there, for its owner alone, and until it is no longer good', async ({
  phone,
}) => {
  const [rima, joy] = [await makeCustomer({ name: 'Rima' }), await makeCustomer({ name: 'Joy' })]
  const [visit, later] = [invoice(rima, 1), invoice(rima, 2)]
  await makeTicket(rima, today, visit)
  await makeTicket(rima, addDays(today, 3), later)
  const page = await phone.newPage()
  await page.goto('/')
  await untilWorking(page)
  await signIn(page, rima, 2)

  await step('on the day of the visit, the home page is one tap from the code, and nothing jumps for it', async () => {
    await page.reload()
    const strip = page.getByRole('main').getByRole('button', { name: 'Today’s ticket' })
    await expect(strip).toBeVisible()
    await expect(page.getByRole('banner').getByRole('button', { name: 'Today’s ticket' })).toBeVisible()
    expect(await page.evaluate(sumOfShifts)).toBeLessThan(0.02)
    await strip.click()
    expect(await readCode(qr(page).first())).toBe(codeOf(visit))
    await expect(page.getByRole('dialog')).toContainText('Saved on this phone')
    await page.getByRole('button', { name: 'Close' }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })

  await expect.poll(() => page.evaluate(privateFiles)).toHaveLength(3)
  expect((await page.evaluate(privateFiles)).filter((path) => !path.startsWith('/api/receipts/'))).toEqual(['/offline'])
  await step('when the page that is open loses its line, it leads to what is kept', async () => {
    const way = page.getByRole('link', { name: 'No line. Show my kept tickets' })
    await expect(way).toBeHidden()
    await phone.setOffline(true)
    await way.click()
    await expect(qr(page)).toBeVisible()
    await expect(way).toBeHidden()
  })
  await page.close()
  const cold = await step('in airplane mode, a new start shows the code, and since when it is known', async () => {
    const started = await phone.newPage()
    await started.goto('/dashboard/tickets?filter=paid')
    await expect(started).toHaveURL('/offline?from=%2Fdashboard%2Ftickets%3Ffilter%3Dpaid')
    await expect(title(started, 'No connection right now')).toBeVisible()
    expect(await readCode(qr(started))).toBe(codeOf(visit))
    await expect(started.getByText(/^Last checked \d+:\d\d [AP]M\./)).toBeVisible()
    await expect(started.getByRole('link', { name: 'Call' })).toBeVisible()
    expect(await started.evaluate(sumOfShifts)).toBeLessThan(0.02)
    await expectNoViolations(started)
    return started
  })

  await step('the other ticket is one tap away, and its receipt can be opened', async () => {
    await cold.getByRole('button', { name: later }).click()
    await expect(cold.getByRole('dialog')).toContainText('No line. This code works anyway')
    await expectNoViolations(cold)
    await cold.getByRole('button', { name: 'Close' }).click()
    const [file] = await Promise.all([
      cold.waitForEvent('download'),
      cold.getByRole('button', { name: 'Open receipt' }).first().click(),
    ])
    expect(file.suggestedFilename()).toBe(`${visit}.pdf`)
  })

  await step('when the line is back, a ticket that was cancelled is gone', async () => {
    await change(`update orders set cancelled_at = now() where invoice_number = $1`, [later])
    await phone.setOffline(false)
    await expect(title(cold, 'You are connected again')).toBeVisible()
    await expect(cold.getByRole('button', { name: later })).toHaveCount(0)
    expect(await cold.evaluate(countKept)).toBe(1)
    await cold.getByRole('button', { name: 'Go on' }).click()
    await expect(cold).toHaveURL('/dashboard/tickets?filter=paid')
  })

  await step('when Bangla was read last, what is there without a line is Bangla, and so is the way on', async () => {
    await cold.goto('/bn')
    await expect.poll(() => cold.evaluate(privateFiles)).toContain('/bn/offline')
    await phone.setOffline(true)
    await cold.goto('/bn/tickets?from=home')
    await expect(cold).toHaveURL('/bn/offline?from=%2Fbn%2Ftickets%3Ffrom%3Dhome')
    await expect(title(cold, 'এই মুহূর্তে সংযোগ নেই')).toBeVisible()
    expect(await readCode(cold.getByRole('img', { name: 'গেটের QR কোড' }))).toBe(codeOf(visit))
    await expect(cold.getByText(/^শেষ খবর .*[০-৯]/)).toBeVisible()
    expect(await cold.evaluate(sumOfShifts)).toBeLessThan(0.02)
    const links = await cold.getByRole('main').getByRole('link').all()
    for (const link of links) await expect(link).toHaveAttribute('href', /^(\/bn|tel:|mailto:|https:)/)
    await phone.setOffline(false)
    await cold.getByRole('button', { name: /আবার চেষ্টা করুন|এগিয়ে যান/ }).click()
    await expect(cold).toHaveURL('/bn/tickets?from=home')
    await cold.goto('/')
  })

  await step(
    'when the server is down for whoever comes back from paying, the code is there, and then the way on',
    async () => {
      await phone.route('**', (route) => route.abort('connectionrefused'))
      await cold.evaluate(sendBack, RETURN)
      await expect(cold).toHaveURL(`/offline?${new URLSearchParams({ from: RETURN })}`)
      await expect(qr(cold)).toBeVisible()
      await phone.unroute('**')
      await cold.getByRole('button', { name: /Try again|Go on/ }).click()
      await expect(cold).toHaveURL(RETURN)
      await cold.goto('/')
    },
  )

  await step('when another customer signs in, nothing of the first is left', async () => {
    await signIn(cold, joy, 0)
    await expect.poll(() => cold.evaluate(privateFiles)).toEqual(['/offline', '/bn/offline'])
    expect(await cold.evaluate(() => JSON.stringify(localStorage))).not.toContain(visit)
    await phone.setOffline(true)
    await cold.goto('/')
    await expect(title(cold, 'No connection right now')).toBeVisible()
    await expect(cold.getByText(visit)).toHaveCount(0)
    await expect(qr(cold)).toHaveCount(0)
  })
})

test('when a customer signs out, here or in another tab, or deletes the account, the phone keeps nothing', async ({
  phone,
}) => {
  const [rima, joy] = [await makeCustomer({ name: 'Rima' }), await makeCustomer({ name: 'Joy' })]
  await makeTicket(rima, today, invoice(rima, 3))
  await makeTicket(joy, today, invoice(joy, 3))
  const page = await phone.newPage()
  const strip = page.getByRole('main').getByRole('button', { name: 'Today’s ticket' })
  const expectNothing = async () => {
    await expect(strip).toBeHidden()
    await expect.poll(() => page.evaluate(privateFiles)).toEqual(['/offline'])
    expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('kept:')))).toEqual([])
  }
  await page.goto('/')
  await untilWorking(page)
  await signIn(page, rima, 1)
  await expect.poll(() => page.evaluate(privateFiles)).toHaveLength(2)

  await step('when the button is pressed twice, the code is there once', async () => {
    await strip.evaluate((button: HTMLButtonElement) => [button, button].forEach((each) => each.click()))
    await expect(page.getByRole('dialog')).toHaveCount(1)
    await expect(qr(page)).toBeVisible()
  })

  await step('when they sign out in another tab, the code that is held up here is gone as well', async () => {
    const other = await phone.newPage()
    await other.goto('/dashboard/profile')
    await other.getByRole('button', { name: 'Logout' }).click()
    await expect(other).toHaveURL('/')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expectNothing()
    await other.close()
  })

  await step('when an account is deleted, nothing of it stays', async () => {
    await signIn(page, joy, 1)
    await expect.poll(() => page.evaluate(privateFiles)).toHaveLength(2)
    await page.goto('/dashboard/profile')
    await page.getByRole('button', { name: 'Delete my account' }).click()
    const dialog = page.getByRole('dialog', { name: 'Delete your account?' })
    await dialog.getByRole('checkbox').check()
    await dialog.getByRole('button', { name: 'Delete my account' }).click()
    await expect(page).toHaveURL('/')
    await expectNothing()
  })
})

test('when the site was built anew and the open page’s next screen is gone, it is loaded anew where the visitor was going', async ({
  page,
  visit,
  noise,
}) => {
  noise.expect(/404/, /dynamically imported module/)
  let isGone = true
  await page.route(`**/${builtFile('src/screens/fun-rides.tsx')}`, (route) =>
    isGone ? route.fulfill({ status: 404, body: '' }) : route.fallback(),
  )
  await page.route('**/fun-rides', (route) => {
    isGone = false
    return route.fallback()
  })
  const settled = page.waitForResponse(`**/${builtFile('src/app/afterwards.ts')}`)
  await visit('/')
  await settled
  await page.getByRole('navigation').getByRole('link', { name: 'Fun Rides' }).first().click()
  await expect(page).toHaveURL('/fun-rides')
  await expect(page.getByRole('article')).toHaveCount(15)
  expect(isGone).toBe(false)
})
