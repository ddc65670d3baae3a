import { addDays, dhakaDay } from '#contract/rules/dates.ts'
import { spellDay } from '#words/dates.ts'
import { expectNoViolations } from '../axe.ts'
import { openCheckout, ticketCheckout } from '../checkout.ts'
import { makeCustomer, signInAs } from '../customer.ts'
import { expectLargeTextToFit } from '../large-text.ts'
import { profileForm, signInAsNusrat } from '../profile.ts'
import { expect, holdBack, test } from '../visitor.ts'

const { step } = test

test('when a parent changes what they buy, rows and totals follow, and what was typed comes back', async ({
  page,
  request,
  isMobile,
}) => {
  await signInAsNusrat(page, request)
  const { branch, day, names, ages, more, less, people, summary, terms, place } = await openCheckout(page)

  await step(
    'when the profile knows the family, one tap puts each of them into a row and another takes them out',
    async () => {
      const tap = (type: string, name: string) => people(type).getByRole('button', { name }).click()
      await tap('Kid Play', 'ইনায়া')
      await tap('Kid Play', 'Ayaan')
      await expect(names('Kid Play').nth(0)).toHaveValue('ইনায়া')
      await expect(names('Kid Play').nth(1)).toHaveValue('Ayaan')
      await expect(ages('Kid Play').nth(1)).toHaveValue('6')
      await tap('Adult Companion', 'Nusrat Jahan')
      await expect(people('Adult Companion').getByRole('button', { name: 'Tanvir Rahman' })).toBeDisabled()
      await tap('Kid Play', 'ইনায়া')
      await expect(names('Kid Play').nth(0)).toHaveValue('')
      await expect(people('Kid Play').getByRole('button', { name: 'ইনায়া' })).toHaveAttribute('aria-pressed', 'false')
    },
  )

  const today = dhakaDay(new Date())
  await expect(branch.locator('option:checked')).toHaveText('Shapla Square, Chattogram')
  await expect(page.getByRole('gridcell', { selected: true })).toHaveText(String(Number(today.slice(8))))
  await expect(day(`${spellDay(today)}, today`)).toBeEnabled()
  await expect(names('Kid Play')).toHaveCount(2)
  await expect(summary).toContainText('Quantity3Sub TotalTk 1,250.00VAT (7.5%)Tk 93.75')
  await expect(summary).toContainText('Total Amount Tk 1,343.75')
  await expect(summary.getByRole('img', { name: 'Visa, Mastercard, bKash, Nagad and Rocket' })).toBeVisible()

  await more('Kid Play').click()
  await names('Kid Play').nth(2).fill('Zara')
  await expect(people('Kid Play')).toContainText('3 tickets')
  await expect(summary).toContainText('Tk 1,935.00')
  await less('Kid Play').click()
  await expect(names('Kid Play')).toHaveCount(2)
  await more('Kid Play').click()
  await expect(names('Kid Play').nth(2)).toHaveValue('Zara')
  await more('Kid Play').click()
  await people('Kid Play').getByRole('button', { name: 'Remove participant 3' }).click()
  await expect(names('Kid Play')).toHaveCount(3)
  await expect(names('Kid Play').nth(2)).toHaveValue('')
  await expect(people('Kid Play').getByRole('button', { name: 'Remove participant' })).toHaveCount(1)

  await ages('Kid Play').first().pressSequentially('1৫x1')
  await expect(ages('Kid Play').first()).toHaveValue('15')
  await names('Adult Companion').fill('ন'.repeat(60))
  await expect(names('Adult Companion')).toHaveValue('ন'.repeat(50))

  for (const [name, href] of [
    ['Terms and Conditions', '/terms-and-conditions'],
    ['Privacy Policy', '/privacy-policy'],
    ['Refund Policy', '/refund-policy'],
  ] as const) {
    const besideButton = isMobile ? page.getByRole('region', { name: 'Payment' }) : summary
    await expect(besideButton.getByRole('link', { name })).toHaveAttribute('href', href)
  }
  await step('when Place Order is pressed before the terms are agreed to, it says so and leads to them', async () => {
    await expect(place).toBeDisabled()
    await expect(place).toHaveAccessibleDescription('Please agree to the terms first.')
    const { x = 0, y = 0, width = 0, height = 0 } = (await place.boundingBox()) ?? {}
    const middle = [x + width / 2, y + height / 2] as const
    await (isMobile ? page.touchscreen.tap(...middle) : page.mouse.click(...middle))
    await expect(terms).toBeFocused()
    await expect(terms).toHaveAttribute('aria-invalid', 'true')
    await expect(terms).toBeInViewport({ ratio: 1 })
  })
  await terms.check()
  await expect(place).toBeEnabled()
  await expect(place).toBeInViewport({ ratio: 1 })
  await expectNoViolations(page)
  await expectLargeTextToFit(page)
})

test(
  'when the page is loaded again or looked at in another tab, what was chosen and typed is there; after signing out it is gone',
  { tag: '@any-size' },
  async ({ page, context, request, visit }) => {
    await signInAsNusrat(page, request)
    const later = addDays(dhakaDay(new Date()), 40)
    const { branch, day, names } = await openCheckout(page)
    await branch.selectOption('Lake View, Sylhet')
    await page.getByRole('button', { name: 'Next month' }).click()
    if ((await day(spellDay(later)).count()) === 0) await page.getByRole('button', { name: 'Next month' }).click()
    await day(spellDay(later)).click()
    await names('Kid Play').nth(1).fill('Rafi')
    await page.reload()
    const other = await context.newPage()
    await other.goto('/ticket-checkout')
    for (const tab of [page, other]) {
      const again = ticketCheckout(tab)
      await expect(again.names('Kid Play').nth(1)).toHaveValue('Rafi')
      await expect(again.branch.locator('option:checked')).toHaveText('Lake View, Sylhet')
      await expect(tab.getByRole('gridcell', { selected: true }).getByRole('button')).toHaveAccessibleName(
        new RegExp(spellDay(later)),
      )
    }
    await ticketCheckout(other).names('Kid Play').nth(0).fill('Mitu')
    await expect(names('Kid Play').nth(0)).toHaveValue('Mitu')
    await other.close()
    await visit('/dashboard/profile')
    await page.getByRole('button', { name: 'Logout' }).click()
    await expect(page.getByText('logout successful')).toBeVisible()
    expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('Rafi')
  },
)

test('when a customer has no name, the checkout leads to the profile and, once it is filled in, back @any-size', async ({
  page,
}) => {
  await signInAs(page, await makeCustomer())
  const { names, terms, place } = await openCheckout(page)
  await names('Kid Play').first().fill('Ayaan')
  await terms.check()
  await expect(place).toBeDisabled()
  await expectNoViolations(page)
  await page
    .getByRole('status')
    .filter({ hasText: 'Please fill in your profile first.' })
    .getByRole('link', { name: 'Edit Profile' })
    .click()
  await expect(page.getByRole('link', { name: 'Back to your order' })).toBeVisible()
  const profile = profileForm(page)
  await profile.edit.click()
  await profile.name.fill('Rina Akter')
  await profile.spouse.fill('Kamal Hossain')
  await profile.save.click()
  await expect(page).toHaveURL('/ticket-checkout')
  await expect(names('Kid Play').first()).toHaveValue('Ayaan')
  await expect(page.getByText('Please fill in your profile first.')).toHaveCount(0)
  await terms.check()
  await expect(place).toBeEnabled()
})

test('when a link names tickets, they are in the cart; what it names wrongly is said, and nothing leads to the tickets @any-size', async ({
  page,
  request,
}) => {
  await signInAsNusrat(page, request)
  const { names } = await openCheckout(page, '2:3,99:1,x')
  await expect(page.getByRole('alert').filter({ hasText: 'Not on sale and left out: “99:1”, “x”' })).toBeVisible()
  await expect(names('Kid Play')).toHaveCount(3)
  const selected = page.getByRole('gridcell', { selected: true }).getByRole('button')
  const today = dhakaDay(new Date())
  await page.getByRole('group', { name: 'Soon' }).getByRole('button', { name: 'Tomorrow' }).click()
  await page.goto('/checkout')
  await expect(page).toHaveURL('/ticket-checkout')
  await expect(selected).toHaveAccessibleName(new RegExp(spellDay(addDays(today, 1))))
  for (let tap = 0; tap < 3; tap++) await ticketCheckout(page).less('Kid Play').click()
  await expect(page.getByText('Your cart is empty.')).toBeVisible()
  await expectNoViolations(page)
  await page.getByRole('main').getByRole('link', { name: 'Tickets' }).click()
  await expect(page).toHaveURL('/tickets')
  await page.goto('/checkout?items=99:1')
  await expect(page).toHaveURL('/tickets')
  await expect(page.getByText('Not on sale and left out: “99:1”')).toBeVisible()
  await step('when another cart is filled, the day that was chosen for the one before is gone', async () => {
    await openCheckout(page, '2:1')
    await expect(selected).toHaveAccessibleName(/, today$/)
  })
})

test(
  'when the order cannot be placed, the reason is said and stays beside the button, and everything typed stays',
  { tag: '@any-size' },
  async ({ page, request, noise, isMobile }) => {
    noise.expect(/401|422|429|502|ERR_FAILED/)
    await signInAsNusrat(page, request)
    const { names, summary, terms, place } = await openCheckout(page)
    const beside = isMobile ? page.getByRole('region', { name: 'Payment' }) : summary
    await names('Kid Play').first().fill('Ayaan')
    await terms.check()
    await page.route('**/api/sales', (route) =>
      route.fulfill({ status: 422, json: { message: 'The booking date cannot be in the past.', code: 'invalid' } }),
    )
    await place.click()
    // One error is told once: there is no toast as well.
    await expect(page.getByRole('alert')).toHaveText('Something went wrongThe booking date cannot be in the past.')
    await expect(beside).toContainText('The booking date cannot be in the past.')
    await expectNoViolations(page)

    await step('when too many orders wait unpaid, it leads to them', async () => {
      await page.unroute('**/api/sales')
      const message = 'You have unpaid orders already. Please pay or cancel one first.'
      await page.route('**/api/sales', (route) =>
        route.fulfill({ status: 429, json: { message, code: 'too_many_requests', data: { unpaid_orders: true } } }),
      )
      await place.click()
      await expect(page.getByRole('alert')).toContainText('Something went wrong')
      await expect(beside).toContainText(message)
      await expect(beside.getByRole('link', { name: 'unpaid tickets' })).toHaveAttribute(
        'href',
        '/dashboard/tickets?filter=unpaid',
      )
      await expect(beside.getByRole('link', { name: 'subscriptions' })).toHaveAttribute(
        'href',
        '/dashboard/subscriptions',
      )
    })

    await page.unroute('**/api/sales')
    await page.route('**/api/sales', (route) => route.abort())
    await place.click()
    await expect(beside).toContainText('your order is made only once')

    await page.unroute('**/api/sales')
    const order = { id: 41, invoice_number: 'INV-20261116-00041' }
    await page.route('**/api/sales', (route) =>
      route.fulfill({
        status: 502,
        json: {
          data: order,
          message: 'The payment service does not answer.',
          code: 'gateway_unavailable',
          ssl_data: { status: 'fail', data: null },
        },
      }),
    )
    await place.click()
    await expect(beside).toContainText('Order INV-20261116-00041 waits for its payment.')
    await expect(beside.getByRole('link', { name: 'See your order' })).toHaveAttribute(
      'href',
      '/dashboard/tickets/show/41',
    )
    await expect(names('Kid Play').first()).toHaveValue('Ayaan')
    await step(
      'when the page to pay on is one to which no browser should go, it stays here, says so, and can be tried again',
      async () => {
        await page.unroute('**/api/sales')
        await page.route('**/api/sales', (route) =>
          route.fulfill({
            status: 201,
            json: {
              data: order,
              message: 'Your order is placed. Please complete the payment.',
              ssl_data: { status: 'success', data: 'http://pay.example.com/1' },
            },
          }),
        )
        await place.click()
        await expect(page.getByRole('alert')).toContainText(
          'Something went wrongThe payment page could not be opened. Please try again.',
        )
        await expect(beside).toContainText('Order INV-20261116-00041 waits for its payment.')
        await expect(page.getByText('Your order is placed.')).toHaveCount(0)
        await expect(place).toBeEnabled()
      },
    )
    await step('when the session has ended, Place Order says so and opens the sign-in', async () => {
      await page.unroute('**/api/sales')
      await page.route('**/api/sales', (route) =>
        route.fulfill({ status: 401, json: { message: 'Please login first', code: 'unauthenticated' } }),
      )
      await place.click()
      // In the drawer: what is said under it is not seen.
      await expect(page.getByRole('dialog').getByRole('alert').filter({ hasText: 'Please login first' })).toBeVisible()
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
    })
  },
)

test('when the branches are late, broken or none, it is said @any-size', async ({ page, request, noise }) => {
  noise.expect(/ERR_FAILED/)
  await signInAsNusrat(page, request)
  const { branch, terms, place } = ticketCheckout(page)
  const slow = await holdBack(page, '**/api/branches*')
  await page.goto('/checkout?items=2:1')
  await expect(page.getByRole('status').filter({ hasText: 'Loading...' })).toBeVisible()
  await page.route('**/api/branches*', (route) => route.abort())
  slow.release()
  await page.reload()
  await expect(page.getByText('Failed to load branches.')).toBeVisible()
  await page.unroute('**/api/branches*')
  await page.route('**/api/branches*', (route) =>
    route.fulfill({ json: { data: [], meta: { current_page: 1, last_page: 1, per_page: 150, total: 0 } } }),
  )
  await page.getByRole('button', { name: 'Try again' }).click()
  await terms.check()
  await place.click()
  await expect(branch).toBeFocused()
  await expect(branch).toHaveAccessibleDescription('Please select a branch')
})
