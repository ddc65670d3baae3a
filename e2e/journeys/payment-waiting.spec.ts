import type { Page } from '@playwright/test'
import { expectNoViolations } from '../axe.ts'
import { openCheckout, placeOrder } from '../checkout.ts'
import { signInAsNusrat } from '../profile.ts'
import { expect, test } from '../visitor.ts'

// The clock that a journey has taken over stays with its page.
test.use({ reuseContext: false })

const A_SALE = /\/api\/sales\/\d+$/
const isUnderWay = (page: Page) =>
  expect(page.getByRole('heading', { level: 1, name: 'Confirming your payment' })).toBeVisible()

test(
  'when the customer is faster than the confirmation, or staff check the payment, they wait and are never told that it failed',
  { tag: '@any-size' },
  async ({ page, request }) => {
    await page.clock.install()
    await signInAsNusrat(page, request)
    await openCheckout(page)
    await placeOrder(page)
    let isTold = false
    let payment_held = false
    await page.route(A_SALE, async (route) => {
      const { data } = (await (await route.fetch()).json()) as { data: { grand_total: number } }
      await route.fulfill({
        json: {
          data: isTold
            ? data
            : { ...data, status: 'unpaid', paid: 0, due: data.grand_total, payment_pending: true, payment_held },
        },
      })
    })
    await page.getByRole('button', { name: /^Pay BDT/ }).click()
    await isUnderWay(page)
    await expect(page.getByText('One moment')).toBeVisible()
    await expect(async () => {
      await page.clock.fastForward(8_000)
      await expect(page.getByText('has not answered us yet')).toBeVisible({ timeout: 100 })
    }).toPass({ intervals: [0] })
    await isUnderWay(page)
    await expectNoViolations(page)
    payment_held = true
    await page.getByRole('button', { name: 'Check again' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Checking your payment' })).toBeVisible()
    await expect(page.getByText('being checked by our staff. You do not need to pay again.')).toBeVisible()
    isTold = true
    await page.getByRole('button', { name: 'Check again' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Payment Successful' })).toBeVisible()
  },
)
