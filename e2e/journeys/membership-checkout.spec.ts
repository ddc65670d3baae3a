import { addDays } from '#contract/rules/dates.ts'
import { showDay } from '#words/dates.ts'
import { expectNoViolations } from '../axe.ts'
import { makeCustomer, signInAs } from '../customer.ts'
import { expectLargeTextToFit } from '../large-text.ts'
import { giveMemberships, membershipCheckout, subscriptionsOf } from '../membership.ts'
import { signInAsNusrat } from '../profile.ts'
import { expect, holdBack, test } from '../visitor.ts'

const { step } = test

test('when a membership is bought with one more child, it is paid at the gateway and active @any-size', async ({
  page,
  request,
  visit,
}) => {
  const customer = await signInAsNusrat(page, request)
  const { rider, name, age, addPerson, dialog, more, less, done, summary, terms, place } = membershipCheckout(page)
  await visit('/package-and-offers')
  await page.getByRole('link', { name: 'BUY NOW, Super Star' }).click()
  await expect(page).toHaveURL(/\/membership-checkout\/\d+$/)
  await expect(page.getByRole('heading', { name: 'Riders Information' })).toBeVisible()
  await expect(rider('Kid 2')).toContainText('included')
  await expect(rider('Adult 1')).toContainText('included')
  await expect(summary).toContainText('Package priceTk 6,500.00')
  await expect(page.getByText('You have this membership')).toHaveCount(0)
  await expect(summary).toContainText('Super Star3 Months · 3 hours · all days')

  await page.getByRole('button', { name: 'Ayaan' }).click()
  await expect(name('Kid 1')).toHaveValue('Ayaan')
  await expect(age('Kid 1')).toHaveValue('6')
  await page.getByRole('button', { name: 'Nusrat Jahan' }).click()
  await expect(name('Adult 1')).toHaveValue('Nusrat Jahan')

  await addPerson.click()
  await less('Kid').click()
  await expect(dialog.getByText('Cannot remove Kid: minimum quantity is 2', { exact: true })).toBeVisible()
  await more('Kid').click()
  await expect(dialog.getByText('Kid added successfully', { exact: true })).toBeVisible()
  await more('Adult').click()
  await less('Adult').click()
  await expect(dialog.getByText('Adult removed successfully', { exact: true })).toBeVisible()
  await expect(dialog).toContainText('Tk 7,200.00')
  await expectNoViolations(page)
  await expectLargeTextToFit(page)
  await done.click()
  await expect(dialog).toBeHidden()
  await expect(addPerson).toBeFocused()
  await expect(rider('Kid 3')).toContainText('extra TK 700')
  await name('Kid 3').fill('Zara')
  await expect(summary).toContainText('1 × Kid addedTk 700.00')
  await expect(summary).toContainText('Total Tk 7,200.00')

  await expect(place).toBeDisabled()
  await terms.check()
  await expect(place).toBeInViewport({ ratio: 1 })
  await expectNoViolations(page)
  await expectLargeTextToFit(page)
  await page.reload()
  await expect(name('Kid 3')).toHaveValue('Zara')
  await terms.check()
  await place.click()
  await page.getByRole('button', { name: 'Pay BDT 7,200.00' }).click()
  await expect(page).toHaveURL(/\/membership-checkout\/success\/\d+$/)
  await expect(page.getByRole('heading', { name: 'Subscription Activated' })).toBeVisible()
  await expect(page.getByText('Super Star is yours. 3 months of play start today!')).toBeVisible()
  await expect(page.getByRole('main')).toContainText('Added ridersTk 700.00')
  await expect(page.getByRole('link', { name: 'Download Receipt' })).toHaveAttribute('href', /\/receipts\/.*\.pdf$/)
  await expectNoViolations(page)
  const [bought] = await subscriptionsOf(customer, request)
  expect(bought).toMatchObject({ status: 1, paid: 7200, qty: 1 })
  expect(bought?.ridingUsers.map((each) => `${each.type} ${each.name}`).toSorted()).toEqual([
    'Adult Nusrat Jahan',
    'Kid Ayaan',
    'Kid Zara',
  ])
  await page.getByRole('link', { name: 'Subscriptions' }).click()
  await expect(page.getByRole('article').filter({ hasText: 'Super Star' })).toContainText('Active')

  await step('when the same is bought again, it says before paying when the next one starts', async () => {
    await page.goto(`/membership-checkout/${bought?.package.id}`)
    const until = bought?.end_date ?? ''
    await expect(
      page.getByText(
        `You have this membership until ${showDay(until)}. The new one starts on ${showDay(addDays(until, 1))}.`,
      ),
    ).toBeVisible()
    await expect(summary).toContainText('Valid at every branchShapla Square, ChattogramLake View, Sylhet')
  })
})

test('when the payment fails, nothing is activated, everything is kept, and it can be paid again @any-size', async ({
  page,
  request,
}) => {
  const customer = await signInAsNusrat(page, request)
  const { name, terms, place } = membershipCheckout(page)
  await page.goto('/membership-checkout/1')
  await name('Kid 1').fill('Rafi')
  await terms.check()
  await place.dblclick()
  await page.getByRole('button', { name: 'Let the payment fail' }).click()
  await expect(page).toHaveURL(/\/membership-checkout\/fail\/\d+$/)
  await expect(page.getByRole('heading', { name: 'Subscription Payment Failed' })).toBeVisible()
  await expect(page.getByText('Your subscription is not activated until payment succeeds.')).toBeVisible()
  await expect(page.getByText('Amount due Tk 2,500.00')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Cancel Order' })).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'WhatsApp' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'View Packages' })).toHaveAttribute('href', '/package-and-offers')
  await expectNoViolations(page)
  const failed = page.url()

  await page.goto('/membership-checkout/1')
  await expect(name('Kid 1')).toHaveValue('Rafi')
  await expect(page.getByText('is waiting for its payment.')).toBeVisible()
  await page.goto(failed)
  await page.getByRole('button', { name: 'Try Payment Again' }).click()
  await page.getByRole('button', { name: 'Pay BDT 2,500.00' }).click()
  await expect(page.getByRole('heading', { name: 'Subscription Activated' })).toBeVisible()
  await page.goto(failed)
  await expect(page).toHaveURL(/\/success\//)
  await expect(page.getByText('Your payment arrived after all.')).toBeVisible()
  expect((await subscriptionsOf(customer, request)).map(({ status }) => status)).toEqual([1])

  await page.goto('/membership-checkout/1')
  await expect(name('Kid 1')).toHaveValue('')
})

test('when the money is on its way, nobody is told that it failed, and the good news comes by itself @any-size', async ({
  page,
  request,
}) => {
  const customer = await signInAsNusrat(page, request)
  const [unpaid, paid] = await giveMemberships(customer, [
    { name: 'Super Star' },
    { name: 'Super Star', from: 0, to: 91 },
  ])
  const orders = await subscriptionsOf(customer, request)
  const order = (id: number | undefined) => orders.find((each) => each.id === id)
  let answer = { ...order(unpaid), payment_pending: true }
  await page.route(`**/api/subscriptions/${unpaid}`, (route) => route.fulfill({ json: { data: answer } }))
  await page.goto(`/membership-checkout/fail/${unpaid}`)
  await expect(page.getByRole('heading', { name: 'Confirming your payment' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Try Payment Again' })).toHaveCount(0)
  answer = { ...answer, ...order(paid), payment_pending: false }
  await expect(page.getByRole('heading', { name: 'Subscription Activated' })).toBeVisible()
  await expect(page).toHaveURL(`/membership-checkout/success/${unpaid}`)
})

test(
  'when an added rider is removed from the form, their row goes and the focus stays near',
  { tag: '@any-size' },
  async ({ page, request, visit }) => {
    await signInAsNusrat(page, request)
    const { rider, name, addPerson, more, done, summary } = membershipCheckout(page)
    await visit('/membership-checkout/1')
    await addPerson.click()
    await more('Kid').click()
    await more('Kid').click()
    await done.click()
    await name('Kid 2').fill('Mitu')
    await name('Kid 3').fill('Zara')
    await expect(rider('Kid 1').getByRole('button', { name: 'Remove Kid' })).toHaveCount(0)
    await rider('Kid 2').getByRole('button', { name: 'Remove Kid 2' }).click()
    await expect(page.getByText('Kid removed successfully', { exact: true })).toBeVisible()
    await expect(name('Kid 2')).toHaveValue('Zara')
    await expect(rider('Kid 3')).toHaveCount(0)
    await expect(summary).toContainText('Tk 3,300.00')
    await expect(addPerson).toBeFocused()
  },
)

test('when a package has no rider types, or a price that nobody knows, it is said; parts of a Taka are kept @any-size', async ({
  page,
  request,
  visit,
}) => {
  await signInAsNusrat(page, request)
  const { addPerson, dialog, more, done, summary } = membershipCheckout(page)
  const pack = ((await (await request.get('/api/packages/1')).json()) as { data: { details: object[] } }).data
  const [kid, adult] = pack.details
  await page.route('**/api/packages/1', (route) =>
    route.fulfill({
      json: {
        data: {
          ...pack,
          price: 2500.4,
          details: [
            { ...kid, price: 99.35 },
            { ...adult, price: null },
          ],
        },
      },
    }),
  )
  await visit('/membership-checkout/1')
  await addPerson.click()
  await more('Adult').click()
  await expect(dialog.getByText('Price not available for Adult', { exact: true })).toBeVisible()
  await more('Kid').click()
  await expect(dialog).toContainText('Tk 2,599.75')
  await done.click()
  await expect(summary).toContainText('Total Tk 2,599.75')
  await page.unroute('**/api/packages/1')
  await page.route('**/api/packages/1', (route) => route.fulfill({ json: { data: { ...pack, details: [] } } }))
  await visit('/membership-checkout/1')
  await addPerson.click()
  await expect(dialog.getByText('No rider types available')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
})

test('when a customer has no name, or the package is unknown or slow, the checkout says so @any-size', async ({
  page,
  visit,
  noise,
}) => {
  noise.expect(/404/)
  await signInAs(page, await makeCustomer())
  const { terms, place } = membershipCheckout(page)
  const slow = await holdBack(page, '**/api/packages/1')
  await visit('/membership-checkout/1')
  await expect(page.getByRole('status').filter({ hasText: 'Loading...' })).toBeVisible()
  slow.release()
  await terms.check()
  await expect(place).toBeDisabled()
  await expect(page.getByText('Please fill in your profile first.')).toBeVisible()
  for (const id of ['9999', 'x']) {
    await visit(`/membership-checkout/${id}`)
    await expect(page.getByRole('alert')).toContainText('Something went wrong! Please reload the page.')
  }
  await page.getByRole('main').getByRole('link', { name: 'View Packages' }).click()
  await expect(page).toHaveURL('/package-and-offers')
})

test(
  'when nobody is signed in, the membership waits behind the sign-in',
  { tag: '@any-size' },
  async ({ page, visit }) => {
    await visit('/membership-checkout/1')
    await expect(page).toHaveURL('/')
    await expect(page.getByRole('dialog')).toBeVisible()
  },
)
