import pg from 'pg'
import { expectNoViolations } from '../axe.ts'
import { type Customer, makeCustomer } from '../customer.ts'
import { expectOneSheet } from '../pass.ts'
import { expectLargeTextToFit } from '../large-text.ts'
import { signInAsNusrat } from '../profile.ts'
import { typeInPieces } from '../slow-typing.ts'
import { expect, test } from '../visitor.ts'

const { step } = test

type Order = { invoice: string; booked: string; paid: number; scanned?: boolean; moved?: string }

/** Orders made behind the server's back, the last one newest; each comes to Tk 115.00. */
async function makeOrders(customer: Customer, orders: Order[]): Promise<number[]> {
  const client = new pg.Client({ connectionString: process.env['SITE_DATABASE_URL'] })
  await client.connect()
  const { rows } = await client.query<{ id: number }>(
    `with asked as (select * from json_to_recordset($2) as o (invoice text, booked date, paid bigint, scanned boolean, moved date)),
    guard as (insert into staff (name, phone, role) select 'Rahim', '019' || lpad($1::text, 8, '0'), 'gate' where exists (select from asked where scanned) returning id),
    bought as (insert into orders (kind, customer_id, invoice_number, sale_date, subtotal, vat_rate_bp, vat_amount, total, paid, paid_at, code)
    select 'sale', $1::int, invoice, '2026-10-01', 10000, 1500, 1500, 11500, paid, case when paid > 0 then now() end, case when paid = 11500 then 'T-' || invoice end
    from asked returning id, invoice_number),
    made as (insert into sales (order_id, branch_id, booking_date, moved_from, scanned_by_id, scanned_at)
    select bought.id, 1, booked, moved, case when scanned then guard.id end, case when scanned then now() end
    from bought join asked on invoice = invoice_number left join guard on true order by bought.id returning id),
    lines as (insert into sale_details (sale_id, product_id, name, qty, price) select id, 2, 'Kid Play', 1, 10000 from made)
    select id from made order by id`,
    [customer.id, JSON.stringify(orders)],
  )
  await client.end()
  return rows.map(({ id }) => id)
}

/** Runs in the page: a screen that can be kept on, and what was asked of it. */
function writeWakeLocks(): void {
  const { dataset } = document.documentElement
  const write = (what: string) => (dataset['wake'] = `${dataset['wake'] ?? ''} ${what}`)
  const request = async () => {
    write('taken')
    return { release: async () => write('given back') }
  }
  Object.defineProperty(navigator, 'wakeLock', { value: { request } })
}

let next = 0
/** Unique for ever, also for the journeys beside this one. */
const invoice = (customer: Customer): string =>
  `INV-20261001-${String(customer.id).padStart(5, '0')}${String(++next).padStart(3, '0')}`

test('when a customer looks for an order, search, filter and page are in the address, and Back and reload keep them @any-size', async ({
  page,
  request,
  visit,
}) => {
  const customer = await signInAsNusrat(page, request)
  const orders = Array.from({ length: 17 }, (_, at) => ({
    invoice: invoice(customer),
    booked: `2026-12-${10 + at}`,
    paid: at < 15 ? 11_500 : 0,
  }))
  await makeOrders(customer, orders)
  await visit('/dashboard/tickets')
  const rows = page.getByRole('main').getByRole('article')
  const search = page.getByRole('searchbox', { name: 'Search' })
  await expect(rows).toHaveCount(15)
  await expect(rows.first()).toContainText(orders[16]?.invoice ?? '')
  await page.getByRole('link', { name: 'Next' }).click()
  await expect(page).toHaveURL('/dashboard/tickets?page=2')
  await expect(rows).toHaveCount(2)
  await page.reload()
  await expect(rows).toHaveCount(2)

  await page.getByRole('button', { name: 'Unpaid' }).click()
  await expect(page).toHaveURL('/dashboard/tickets?filter=unpaid')
  await expect(rows).toHaveCount(2)
  await expect(page.getByRole('button', { name: 'Unpaid' })).toHaveAttribute('aria-pressed', 'true')
  await typeInPieces(page, search, ['26-Dec', '-', '2', '026'])
  await expect(search).toHaveValue('26-Dec-2026')
  await expect(page).toHaveURL('/dashboard/tickets?search=26-Dec-2026&filter=unpaid')
  await expect(rows).toHaveCount(1)
  await page.reload()
  await expect(search).toHaveValue('26-Dec-2026')
  await expect(rows).toHaveCount(1)
  await page.getByRole('button', { name: 'Paid', exact: true }).click()
  await expect(page).toHaveURL('/dashboard/tickets?search=26-Dec-2026&filter=paid')
  await search.fill('11-Dec')
  await expect(page).toHaveURL('/dashboard/tickets?search=11-Dec&filter=paid')
  await page.goBack()
  await expect(search).toHaveValue('26-Dec-2026')
  await page.goBack()
  await expect(page).toHaveURL('/dashboard/tickets?page=2')
  await expect(search).toHaveValue('')
  await expect(rows).toHaveCount(2)

  await search.fill('nothing like it')
  await expect(page.getByText('No tickets found')).toBeVisible()
  await expectNoViolations(page)
  await expectLargeTextToFit(page)
  await page.getByRole('button', { name: 'Show all tickets' }).click()
  await expect(rows).toHaveCount(15)

  await step('what is not found among some is looked for among all', async () => {
    await page.getByRole('button', { name: 'Paid', exact: true }).click()
    await search.fill('26-Dec-2026')
    await expect(page.getByText('Try an invoice number or a date, such as 21-Nov-2026.')).toBeVisible()
    await page.getByRole('button', { name: 'Search in all tickets' }).click()
    await expect(page).toHaveURL('/dashboard/tickets?search=26-Dec-2026')
    await expect(rows).toHaveCount(1)
  })
})

test('when orders are paid, half paid, used or unpaid, each shows its badges and the ways it has', async ({
  page,
  request,
  visit,
}) => {
  const customer = await signInAsNusrat(page, request)
  const kinds = [{ paid: 11_500, moved: '2027-01-01' }, { paid: 11_500, scanned: true }, { paid: 5_000 }, { paid: 0 }]
  const orders = kinds.map((kind) => ({ invoice: invoice(customer), booked: '2027-01-02', ...kind })).toReversed()
  const ids = await makeOrders(customer, orders)
  await visit('/dashboard/tickets')
  const rows = page.getByRole('main').getByRole('article')
  await expect(rows).toContainText(['PaidActive', 'PaidExpired', 'PartialIn-Active', 'UnpaidIn-Active'])
  await expect(rows.first()).toContainText('Booking date Jan 02 2027')
  await expect(rows.first()).toContainText('Sale date 01-Oct-2026Tk 115.00')
  const counts = async (ways: ReturnType<typeof page.getByRole>): Promise<number[]> =>
    Promise.all([0, 1, 2, 3].map((at) => rows.nth(at).filter({ has: ways }).count()))
  expect(await counts(page.getByRole('link', { name: 'View Details' }))).toEqual([1, 1, 1, 0])
  expect(await counts(page.getByRole('link', { name: 'Invoice' }))).toEqual([1, 1, 1, 0])
  expect(await counts(page.getByRole('button', { name: 'Pay now' }))).toEqual([0, 0, 1, 1])
  expect(await counts(page.getByRole('button', { name: 'Cancel Order' }))).toEqual([0, 0, 0, 1])
  await expect(rows.first()).toContainText('Moved from 01-Jan-2027.')
  await expectNoViolations(page)
  await expectLargeTextToFit(page)

  await step('a press anywhere opens an order, paid or not, but not at the end of marking its number', async () => {
    const unpaid = rows.nth(3)
    const sum = unpaid.getByText('Tk 115.00')
    await sum.scrollIntoViewIfNeeded()
    const box = (await sum.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
    await page.mouse.move(box.x + 2, box.y + box.height / 2)
    await page.mouse.down()
    await page.mouse.move(box.x + 60, box.y + box.height / 2, { steps: 4 })
    await page.mouse.up()
    expect(await page.evaluate(() => String(getSelection()))).toContain('115')
    await expect(page).toHaveURL('/dashboard/tickets')
    await page.evaluate(() => getSelection()?.removeAllRanges())
    await unpaid.getByText('Tk 115.00').click()
    await expect(page).toHaveURL(`/dashboard/tickets/show/${ids[0]}`)
    await expect(page.getByText('Not ready yet')).toBeVisible()
    await page.goBack()
  })
  await rows.first().getByRole('link', { name: 'View Details' }).click()
  await expect(page).toHaveURL(`/dashboard/tickets/show/${ids[3]}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(orders[3]?.invoice ?? '')
  await expect(page.getByRole('img', { name: 'QR code for the gate' })).toBeVisible()
  await expect(page.getByText('Show this at the gate')).toBeVisible()
  await expect(page.getByRole('main')).toContainText('Booking dateJanuary 2, 2027')
  const moved = 'Your visit was moved to January 2, 2027, because the payment arrived after the booked day.'
  await expect(page.getByText(moved)).toBeVisible()
  await expect(page.getByRole('main')).toContainText('BranchShapla Square, Chattogram')
  await expect(page.getByRole('link', { name: 'Download Receipt' })).toBeVisible()
  await expectNoViolations(page)
  await expectOneSheet(page, [orders[3]?.invoice ?? '', 'Kid Play × 1', 'Tk 115.00'])
  await step('when there are two for that day, both are one swipe apart, by hand and by keyboard', async () => {
    const second = { invoice: invoice(customer), booked: '2027-01-02', paid: 11_500 }
    await makeOrders(customer, [second])
    // The others of the day are asked for beside the page.
    await Promise.all([page.waitForResponse('**/api/passes'), page.reload()])
    await page.evaluate(writeWakeLocks)
    await page.getByRole('button', { name: 'Show QR' }).click()
    const full = page.getByRole('dialog', { name: orders[3]?.invoice ?? '' })
    await expect(full.getByRole('status')).toHaveText('1 of 2')
    await full.getByRole('button', { name: 'Next pass' }).click()
    await expect(page.getByRole('dialog', { name: second.invoice }).getByRole('status')).toHaveText('2 of 2')
    await expectNoViolations(page)
    await page.keyboard.press('ArrowLeft')
    await expect(full.getByRole('status')).toHaveText('1 of 2')
    const wake = page.locator('html')
    await expect(wake).toHaveAttribute('data-wake', ' taken')
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await expect(wake).toHaveAttribute('data-wake', ' taken taken')
    await full.getByRole('button', { name: 'Close' }).click()
    await expect(wake).toHaveAttribute('data-wake', ' taken taken given back')
  })
  await expectLargeTextToFit(page)
  await step(
    'when the system brings its own colours, edges stay, and a scanner still finds dark on light',
    async () => {
      await page.emulateMedia({ forcedColors: 'active' })
      const code = page.getByRole('img', { name: 'QR code for the gate' })
      await expect(code).toHaveCSS('fill', 'rgb(0, 0, 0)')
      await expect(code.locator('..')).toHaveCSS('background-color', 'rgb(255, 255, 255)')
      await expect(page.getByRole('link', { name: 'Download Receipt' })).toHaveCSS('outline-style', 'solid')
      await expect(page.locator('.badge').first()).toHaveCSS('outline-style', 'solid')
      await page.emulateMedia({ forcedColors: 'none' })
    },
  )
  await visit(`/ticket-checkout/success/${ids[3]}`)
  await expect(page.getByText(moved)).toBeVisible()
  await visit(`/dashboard/tickets/show/${ids[2]}`)
  await expect(page.getByText('Already used')).toBeVisible()
  await expect(page.getByText('Your visit was moved')).toHaveCount(0)
  await visit(`/dashboard/tickets/show/${ids[0]}`)
  await expect(page.getByText('Not ready yet')).toBeVisible()
  await expect(page.getByRole('img', { name: 'QR code' })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Pay now' })).toBeVisible()
})

test('when an unpaid order is cancelled, it is asked first, said, and shown in the list @any-size', async ({
  page,
  request,
  visit,
  noise,
}) => {
  noise.expect(/409/)
  const customer = await signInAsNusrat(page, request)
  const order = { invoice: invoice(customer), booked: '2027-01-02', paid: 0 }
  const [id] = await makeOrders(customer, [order])
  await visit(`/dashboard/tickets/show/${id}`)
  const dialog = page.getByRole('dialog', { name: 'Cancel this order?' })
  await step('when an unpaid order is kept after all, nothing happens to it', async () => {
    await page.getByRole('button', { name: 'Cancel Order' }).click()
    await expect(dialog).toContainText(`Order ${order.invoice} can then no longer be paid.`)
    await expectNoViolations(page)
    await dialog.getByRole('button', { name: 'Keep Order' }).click()
    await expect(dialog).toBeHidden()
    await expect(page.getByRole('button', { name: 'Cancel Order' })).toBeFocused()
  })
  await step('when it cannot be cancelled, that is said once; when it can, the list shows it cancelled', async () => {
    await page.getByRole('link', { name: 'View Tickets' }).click()
    const row = page.getByRole('main').getByRole('article')
    const cancel = async () => {
      await row.getByRole('button', { name: 'Cancel Order' }).click()
      await dialog.getByRole('button', { name: 'Cancel Order' }).click()
      await expect(dialog).toBeHidden()
    }
    await page.route('**/cancel', (route) =>
      route.fulfill({
        status: 409,
        json: { message: 'Something is paid for this order already. Please ask our staff.', code: 'conflict' },
      }),
    )
    await cancel()
    await expect(
      page
        .getByRole('alert')
        .filter({ hasText: 'Something went wrong: Something is paid for this order already. Please ask our staff.' }),
    ).toHaveCount(1)
    await page.unroute('**/cancel')
    await cancel()
    await expect(page.getByText('Order cancelled')).toBeVisible()
    await expect(row).toContainText('UnpaidIn-ActiveCancelled.')
    await expect(row.getByRole('button')).toHaveCount(0)
    await expect(page.locator('#main')).toBeFocused()
  })
})

test('when there is nothing, or it is someone else’s, or it cannot be loaded, that is said @any-size', async ({
  page,
  request,
  visit,
  noise,
}) => {
  noise.expect(/404|ERR_FAILED/)
  const stranger = await makeCustomer({ name: 'Rahim' })
  const [foreign] = await makeOrders(stranger, [{ invoice: invoice(stranger), booked: '2027-01-02', paid: 11_500 }])
  await signInAsNusrat(page, request)
  await visit('/dashboard/tickets')
  await expect(page.getByText('No tickets found')).toBeVisible()
  await step('the words for nothing fit what was asked for', async () => {
    await page.getByRole('button', { name: 'Unpaid' }).click()
    await expect(page.getByText('Nothing is waiting to be paid.')).toBeVisible()
    await page.getByRole('button', { name: 'Paid', exact: true }).click()
    await expect(page.getByText('None of your orders is paid yet.')).toBeVisible()
    await page.getByRole('button', { name: 'Show all tickets' }).click()
    await expect(page.getByText('When you buy tickets they will wait for you here.')).toBeVisible()
  })
  await expect(page.getByRole('main').getByRole('link', { name: 'Tickets' }).last()).toHaveAttribute('href', '/tickets')
  await expectNoViolations(page)
  for (const id of [foreign, 'x']) {
    await visit(`/dashboard/tickets/show/${id}`)
    await expect(page.getByRole('alert').getByText('Something went wrong! Please reload the page.')).toBeVisible()
  }
  await expectNoViolations(page)
  await page.route('**/api/sales?*', (route) => route.abort())
  await visit('/dashboard/tickets')
  await expect(page.getByText('Failed to load tickets.')).toBeVisible()
  await page.unroute('**/api/sales?*')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('No tickets found')).toBeVisible()
})
