import type { Page } from '@playwright/test'
import { dhakaDay } from '#contract/rules/dates.ts'
import { spellDay } from '#words/dates.ts'
import { expectNoViolations } from '../axe.ts'
import { openCheckout, ordersOf, placeOrder, ticketCheckout } from '../checkout.ts'
import { expectFullPass, expectOneSheet, expectQr, savedBy } from '../pass.ts'
import { expectLargeTextToFit } from '../large-text.ts'
import { signInAsNusrat } from '../profile.ts'
import { expect, holdBack, test } from '../visitor.ts'

const { step } = test

const pay = (page: Page) => page.getByRole('button', { name: /^Pay BDT/ }).click()
const fail = (page: Page) => page.getByRole('button', { name: 'Let the payment fail' }).click()
const payNow = (page: Page) => page.getByRole('button', { name: 'Pay now' })
const isPaid = (page: Page) => expect(page.getByRole('heading', { level: 1, name: 'Payment Successful' })).toBeVisible()
const isFailed = (page: Page) => expect(page.getByRole('heading', { level: 1, name: 'Payment Failed' })).toBeVisible()
const orderAt = (page: Page): number => Number(new URL(page.url()).pathname.split('/').at(-1))

test('when a parent pays, they see everything they bought, the receipt is there, and cart and form are empty', async ({
  page,
  request,
  noise,
}) => {
  noise.expect(/404/)
  const customer = await signInAsNusrat(page, request)
  const { people } = await openCheckout(page)
  await people('Kid Play').getByRole('button', { name: 'ইনায়া' }).click()
  await people('Adult Companion').getByRole('button', { name: 'Nusrat Jahan' }).click()
  await placeOrder(page)
  await page.getByText('bKash').click()
  await pay(page)
  await isPaid(page)

  const [order] = await ordersOf(customer, request)
  const main = page.getByRole('main')
  await expect(main).toContainText(order?.invoice_number ?? 'no order')
  await expect(main).toContainText('Active')
  await expect(main).toContainText(`Booking date${spellDay(dhakaDay(new Date()))}`)
  await expect(main.getByRole('listitem')).toHaveText(['ইইনায়া4 yearsKid Play', 'NNusrat JahanAdult Companion'])
  await expect(main).toContainText('SubtotalTk 1,250.00DiscountTk 0.00VAT (7.5%)Tk 93.75')
  await expect(main).toContainText('Total Tk 1,343.75')
  await expect(main).toContainText('PaidTk 1,343.75DueTk 0.00')
  await expectNoViolations(page)
  await expectLargeTextToFit(page)
  const receipt = await request.get(
    (await main.getByRole('link', { name: 'Download Receipt' }).getAttribute('href')) ?? '',
  )
  expect([receipt.status(), receipt.headers()['content-type']]).toEqual([200, 'application/pdf'])
  expect(
    await page.evaluate(() => [localStorage.getItem('shop-cart'), JSON.stringify(localStorage).includes('Nusrat')]),
  ).toEqual(['[]', false])

  await step(
    'when it is paid, the ticket is on the screen, above the bar, and as large as the screen by a tap',
    async () => {
      const code = order?.ticket_code ?? 'no code'
      const drawn = await main.getByRole('img', { name: 'QR code for the gate' }).boundingBox()
      const bar = page.getByRole('navigation', { name: 'Bottom bar' })
      const room = (await bar.isVisible()) ? (await bar.boundingBox())?.y : page.viewportSize()?.height
      expect((drawn?.y ?? 0) + (drawn?.height ?? 0)).toBeLessThan(room ?? 0)
      await expectQr(main, code)
      await expect(main).toContainText(code)
      await expect(main).toContainText('Tickets2 × Kid Play1 × Adult Companion')
      await expectFullPass(page, code)
    },
  )
  await step('when it is shared, saved or looked for on the map, the code goes along', async () => {
    await main.getByRole('button', { name: 'Share' }).click()
    const sheet = page.getByRole('dialog', { name: 'Share this ticket' })
    await expect(sheet).toContainText('It works once for each of the 3 people.')
    await expectNoViolations(page)
    const sent = new URL((await sheet.getByRole('link', { name: 'WhatsApp' }).getAttribute('href')) ?? '')
    expect(sent.searchParams.get('text')).toContain(`${order?.ticket_code}\n${order?.pass?.share_url}`)
    const picture = await savedBy(page, sheet.getByRole('button', { name: 'Save picture' }))
    expect([picture.name, picture.content.slice(1, 4)]).toEqual([`${order?.invoice_number}.png`, 'PNG'])
    await sheet.getByRole('button', { name: 'Close' }).click()
    const entry = await savedBy(page, main.getByRole('button', { name: 'Add to calendar' }))
    expect(entry.name).toBe(`${order?.invoice_number}.ics`)
    expect(entry.content.replaceAll('\r\n ', '')).toContain(order?.ticket_code)
    await expect(main.getByRole('link', { name: 'Directions' })).toHaveAttribute(
      'href',
      /maps\/dir\/\?api=1&destination=\d/,
    )
    await expectOneSheet(page, [order?.ticket_code ?? '', order?.invoice_number ?? '', 'Tk 1,343.75'])
  })

  await main.getByRole('link', { name: 'View Tickets' }).click()
  await expect(page).toHaveURL('/dashboard/tickets')
  await expect(main.getByRole('article')).toContainText(['Paid'])
  await step('when somebody has the link, they see the code and nobody’s name; a wrong one opens nothing', async () => {
    await page.goto(order?.pass?.share_url ?? '')
    await expectQr(main, order?.ticket_code ?? '')
    await expect(main).not.toContainText('Nusrat')
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
    await expect(page.locator('meta[name=referrer]')).toHaveAttribute('content', 'no-referrer')
    await expectNoViolations(page)
    await page.goto('/pass/sale-1-guessed')
    await expect(page.getByRole('heading', { level: 1, name: 'This link has ended' })).toBeVisible()
    await expectNoViolations(page)
  })
})

test(
  'when Place Order is pressed twice, in two tabs and again after the answer was lost, there is one order',
  { tag: '@any-size' },
  async ({ page, context, request, noise }) => {
    noise.expect(/ERR_FAILED/)
    const customer = await signInAsNusrat(page, request)
    const { names, terms, place } = await openCheckout(page)
    await names('Kid Play').first().fill('Ayaan')
    await terms.check()
    const other = await context.newPage()
    await other.goto('/ticket-checkout')
    await expect(ticketCheckout(other).names('Kid Play').first()).toHaveValue('Ayaan')
    await ticketCheckout(other).terms.check()

    await page.route(
      '**/api/sales',
      async (route) => {
        await route.fetch()
        await route.abort()
      },
      { times: 1 },
    )
    await place.click()
    await expect(page.getByRole('region', { name: 'Payment' })).toContainText('your order is made only once')
    // Both tabs have pressed before either is answered: an answer empties the cart, and with it the other tab's order.
    const { release } = await holdBack(context, '**/api/sales')
    await place.dblclick()
    await ticketCheckout(other).place.click()
    release()
    for (const tab of [page, other]) await expect(tab).toHaveURL(/\/sandbox-gateway\//)
    expect(page.url()).toBe(other.url())
    expect(await ordersOf(customer, request)).toHaveLength(1)
    await other.close()
  },
)

test('when a parent goes back from the gateway, the order waits and can be paid; what they order differently is another order @any-size', async ({
  page,
  request,
}) => {
  const customer = await signInAsNusrat(page, request)
  await openCheckout(page)
  await placeOrder(page)
  const gateway = page.url()
  await page.goBack()
  await expect(page.getByText('Your cart is empty.')).toBeVisible()
  const [order] = await ordersOf(customer, request)
  await expect(page.getByText(`Your order ${order?.invoice_number} is waiting for its payment.`)).toBeVisible()
  await payNow(page).click()
  await expect(page).toHaveURL(gateway)
  await openCheckout(page)
  await placeOrder(page)
  await expect(page).toHaveURL(gateway)
  expect(await ordersOf(customer, request)).toHaveLength(1)
  await openCheckout(page, '2:1')
  await placeOrder(page)
  expect(page.url()).not.toBe(gateway)
  expect(await ordersOf(customer, request)).toHaveLength(2)
})

test(
  'when a payment fails, it is said with what is due, and both ways to try again keep what was typed',
  { tag: '@any-size' },
  async ({ page, request }) => {
    await signInAsNusrat(page, request)
    const { names } = await openCheckout(page)
    await names('Kid Play').first().fill('Ayaan')
    await placeOrder(page)
    await fail(page)
    await isFailed(page)
    const main = page.getByRole('main')
    await expect(main).toContainText(/ReferenceINV-\d{8}-\d{5}/)
    await expect(main).toContainText('Amount due Tk 1,343.75')
    await expect(main.getByRole('link', { name: 'hello@dolna.example' })).toHaveAttribute(
      'href',
      'mailto:hello@dolna.example',
    )
    await expect(main.getByRole('link', { name: '01712-345678' })).toHaveAttribute('href', 'tel:01712345678')
    await expect(main.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
      'href',
      /^https:\/\/wa\.me\/8801712345678\?text=.*INV-\d{8}-\d{5}/,
    )
    await expect(main.getByRole('button', { name: 'Cancel Order' })).toBeVisible()
    await expectNoViolations(page)
    await step('on the smallest phone, Pay now is in sight without scrolling', async () => {
      const size = page.viewportSize() ?? { width: 0, height: 0 }
      await page.setViewportSize({ width: 360, height: 640 })
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
      await expect(payNow(page)).toBeInViewport({ ratio: 1 })
      await payNow(page).click({ trial: true })
      expect(await page.evaluate(() => scrollY)).toBe(0)
      await page.setViewportSize(size)
    })
    const id = orderAt(page)

    const again = main.getByRole('link', { name: 'Try Purchase Again' })
    const held = page.getByRole('list', { name: 'Tickets in your cart' }).getByRole('listitem')
    await step('the cart has the same tickets again, and not twice as many when it is pressed twice', async () => {
      for (const time of ['once', 'twice']) {
        await again.click()
        await expect(page).toHaveURL('/tickets')
        await expect(held).toHaveText(['2 Kid Play', '1 Adult Companion'])
        if (time === 'once') await page.goBack()
      }
    })
    await openCheckout(page)
    await expect(names('Kid Play').first()).toHaveValue('Ayaan')

    await page.goto(`/ticket-checkout/success/${id}`)
    await expect(page).toHaveURL(`/ticket-checkout/fail/${id}`)
    await isFailed(page)
    await payNow(page).click()
    await expect(page).toHaveURL(/\/sandbox-gateway\//)
    await pay(page)
    await isPaid(page)
    await page.goto(`/ticket-checkout/fail/${id}`)
    await expect(page).toHaveURL(`/ticket-checkout/success/${id}`)
    await expect(page.getByText('Your payment arrived after all.')).toBeVisible()
  },
)
