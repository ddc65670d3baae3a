import type { Locator, Page } from '@playwright/test'
import { expectNoViolations } from '../axe.ts'
import { ticketCheckout } from '../checkout.ts'
import { makeCustomer, newPhone, signInAs } from '../customer.ts'
import { readCode } from '../read-code.ts'
import { signInDrawer } from '../sign-in.ts'
import { expect, test } from '../visitor.ts'

/** What a parent's finger does. Typing is no tap; to reach a field that is not waiting for it already is one. */
function countTaps() {
  let taps = 0
  const tap = async (target: Locator) => {
    taps++
    await target.tap()
  }
  const type = async (field: Locator, text: string) => {
    await expect(field).toBeVisible()
    if (!(await field.evaluate((element) => element === document.activeElement))) await tap(field)
    await field.fill(text)
  }
  return { tap, type, taps: () => taps }
}

type Finger = ReturnType<typeof countTaps>

async function fillCart(page: Page, { tap }: Finger): Promise<void> {
  await tap(page.getByRole('link', { name: 'Tickets', exact: true }).locator('visible=true').first())
  await tap(page.getByRole('button', { name: 'Add one Kid Play' }))
  await tap(page.getByRole('link', { name: 'BUY NOW' }))
}

async function payForFriday(page: Page, { tap }: Finger): Promise<void> {
  const { terms, place } = ticketCheckout(page)
  await tap(page.getByRole('group', { name: 'Soon' }).getByRole('button').last())
  await tap(terms)
  await tap(place)
  await tap(page.getByRole('button', { name: /^Pay BDT/ }))
  await expect(page.getByRole('heading', { level: 1, name: 'Payment Successful' })).toBeVisible()
}

test('when a new customer buys a ticket for Friday, home and Payment Successful are at most 11 taps apart', async ({
  page,
  visit,
}) => {
  const finger = countTaps()
  const number = newPhone()
  const { phone, sendOtp, code } = signInDrawer(page)
  const { place, terms } = ticketCheckout(page)
  await visit('/')
  await fillCart(page, finger)
  await finger.type(phone, number)
  await finger.tap(sendOtp)
  await expect(code).toBeFocused()
  await finger.type(code, readCode(number))
  const name = page.getByRole('textbox', { name: 'Your name' })
  await expect(page.getByText('Please fill in your profile first.')).toBeVisible()
  await test.step('when Place Order is pressed without a name, it says so and leads to the field', async () => {
    await expect(place).toBeDisabled()
    await expect(place).toHaveAccessibleDescription('Please type your name first.')
    await page.getByRole('button', { name: 'Please type your name first.' }).press('Enter')
    await expect(name).toBeFocused()
    await name.fill('ন'.repeat(26))
    await expect(name).toHaveAccessibleDescription('Name is too large')
    await expect(place).toBeDisabled()
    await expectNoViolations(page)
    await name.fill('')
    await name.blur()
  })
  await finger.type(name, 'Rina Akter')
  await expect(terms).toBeInViewport({ ratio: 1 })
  await payForFriday(page, finger)
  expect(finger.taps()).toBeLessThanOrEqual(11)
  await visit('/dashboard/profile')
  await expect(page.getByRole('main')).toContainText('Rina Akter')
})

test('when a signed-in customer buys a ticket for Friday, home and Payment Successful are at most 7 taps apart', async ({
  page,
  visit,
}) => {
  const finger = countTaps()
  await signInAs(page, await makeCustomer({ name: 'Rina Akter' }))
  await visit('/')
  await fillCart(page, finger)
  await payForFriday(page, finger)
  expect(finger.taps()).toBeLessThanOrEqual(7)
})
