import { addDays, dhakaDay } from '#contract/rules/dates.ts'
import { showDay, spellDay } from '#words/dates.ts'
import { expectNoViolations } from '../axe.ts'
import { expectLargeTextToFit } from '../large-text.ts'
import { giveMemberships } from '../membership.ts'
import { expectOneSheet } from '../pass.ts'
import { signInAsNusrat } from '../profile.ts'
import { composeInStates } from '../slow-typing.ts'
import { expect, test } from '../visitor.ts'

const { step } = test

const inDays = (offset: number): string => addDays(dhakaDay(new Date()), offset)

test('when a customer has memberships, each card says how it stands, and a search finds them by name, person and day', async ({
  page,
  request,
  visit,
}) => {
  const customer = await signInAsNusrat(page, request)
  await giveMemberships(customer, [
    { name: 'Little Star', from: -60, to: -31, riders: ['রাফি'] },
    { name: 'Mega Star', from: 80, to: 444, riders: ['Ayaan', 'Inaya'] },
    { name: 'Super Star', from: -20, to: 71, riders: ['Ayaan', 'Inaya', 'Nusrat', 'Zara', 'Mitu'] },
    { name: 'Little Star' },
  ])
  await visit('/dashboard/subscriptions')
  const cards = page.getByRole('article')
  await expect(cards).toHaveCount(4)
  const card = (name: string) => cards.filter({ has: page.getByRole('heading', { name }) })
  await expect(card('Super Star')).toContainText('Active')
  await expect(card('Super Star')).toContainText(`3 Months · ${showDay(inDays(-20))} to ${showDay(inDays(71))}`)
  await expect(card('Super Star').getByRole('img', { name: '5 participants' })).toHaveText('AIN+2')
  await expect(card('Mega Star')).toContainText('Upcoming')
  await expect(card('Mega Star').getByRole('img', { name: '2 participants' })).toHaveText('AI')
  await expect(card('Little Star').last()).toContainText('Expired')
  await expect(card('Little Star').first()).toContainText(/In-Active|Pending/)
  await expectNoViolations(page)
  await expectLargeTextToFit(page)

  const search = page.getByRole('searchbox', { name: 'Search' })
  await composeInStates(page, search, ['র', 'রা', 'রাফি'])
  await expect(search).toHaveValue('রাফি')
  await expect(cards).toHaveCount(1)
  for (const [text, found] of [
    ['MEGA', 1],
    ['Three Month', 1],
    ['Inaya', 2],
    [showDay(inDays(71)), 1],
  ] as const) {
    await search.fill(text)
    await expect(cards).toHaveCount(found)
  }
  await search.fill('nobody')
  await expect(page.getByText('No subscriptions found')).toBeVisible()
  await expect(page).toHaveURL('/dashboard/subscriptions?search=nobody')
  await page.reload()
  await expect(search).toHaveValue('nobody')
  await page.getByRole('button', { name: 'Show all subscriptions' }).click()
  await expect(cards).toHaveCount(4)
  await step('when one that is not paid is cancelled, its card says so and offers it no more', async () => {
    await expect(cards.getByRole('button', { name: 'Cancel Order' })).toHaveCount(1)
    await card('Little Star').first().getByRole('button', { name: 'Cancel Order' }).click()
    await page.getByRole('dialog', { name: 'Cancel this order?' }).getByRole('button', { name: 'Cancel Order' }).click()
    await expect(page.getByText('Order cancelled')).toBeVisible()
    await expect(card('Little Star').first()).toContainText('In-Active')
    await expect(card('Little Star').first()).toContainText('can no longer be paid')
    await expect(cards.getByRole('button')).toHaveCount(0)
  })
  await card('Super Star').getByRole('link').press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Super Star' })).toBeVisible()
})

test('when a membership is opened, everything about it is there', async ({ page, request, visit }) => {
  const customer = await signInAsNusrat(page, request)
  const [running, coming, unpaid, expired] = await giveMemberships(customer, [
    { name: 'Super Star', from: -23, to: 76, riders: ['Ayaan'] },
    { name: 'Mega Star', from: 77, to: 441 },
    { name: 'Little Star' },
    { name: 'Little Star', expired: true },
  ])
  await visit(`/dashboard/subscriptions/show/${running}`)
  const main = page.getByRole('main')
  await expect(main.getByRole('img', { name: 'Parents, children and grandmother hold hands and cheer' })).toBeVisible()
  await expect(main.getByText('Active', { exact: true })).toBeVisible()
  await expect(main.getByText('Three months of play for the whole family, any day of the week.')).toBeVisible()
  await expect(page.getByRole('progressbar', { name: 'Membership progress' })).toHaveAttribute('value', '23')
  await expect(main).toContainText('23% complete')
  await expect(main).toContainText('77 days remaining')
  for (const fact of [
    'Months3',
    'Hours per session3',
    'DaysSat, Sun, Mon, Tue, Wed, Thu, Fri',
    `Start date${spellDay(inDays(-23))}`,
    `End date${spellDay(inDays(76))}`,
    'Quantity1',
  ]) {
    await expect(main).toContainText(fact)
  }
  await expect(main).toContainText('PriceTk 6,500.00')
  await expect(main).toContainText('Total Tk 6,500.00')
  await expect(main).toContainText('PaidTk 6,500.00')
  await expect(main).toContainText('Ayaan6 yearsKid')
  await expect(main.getByRole('img', { name: 'QR code for the gate' })).toBeVisible()
  await expect(main.getByRole('link', { name: 'Download Receipt' })).toHaveAttribute('href', /\.pdf$/)
  await expectNoViolations(page)
  await expectOneSheet(page, ['Super Star', 'Tk 6,500.00'])
  await expectLargeTextToFit(page)

  await visit(`/dashboard/subscriptions/show/${coming}`)
  await expect(main).toContainText('Unknown')
  await expect(main).toContainText('Hours per sessionUnlimited')
  await expect(main).toContainText('0% complete')
  await expect(main).toContainText(`This membership starts on ${spellDay(inDays(77))}.`)
  await expectNoViolations(page)

  const over =
    'This order can no longer be paid. If money has left your account for it, it goes back to you in 3 to 10 business days.'
  for (const place of ['/dashboard/subscriptions/show', '/membership-checkout/fail']) {
    await visit(`${place}/${expired}`)
    await expect(main).toContainText(over)
    await expect(main.getByRole('link', { name: 'Buy it again' })).toHaveAttribute('href', '/membership-checkout/1')
    await expect(main.getByRole('button')).toHaveCount(0)
  }

  await visit(`/dashboard/subscriptions/show/${unpaid}`)
  await expect(main.getByRole('img', { name: 'QR code for the gate' })).toHaveCount(0)
  await expect(main.getByRole('link', { name: 'Download Receipt' })).toHaveCount(0)
  await expect(main.getByRole('button', { name: 'Cancel Order' })).toBeVisible()
  await main.getByRole('button', { name: 'Pay now' }).click()
  await expect(page.getByRole('button', { name: 'Pay BDT 2,500.00' })).toBeVisible()
})

test('when there is none, or one that is not theirs, or a second page, the screen says so @any-size', async ({
  page,
  request,
  visit,
  noise,
}) => {
  noise.expect(/404/)
  const customer = await signInAsNusrat(page, request)
  await visit('/dashboard/subscriptions')
  await expect(page.getByText('No subscriptions found')).toBeVisible()
  await expectNoViolations(page)
  await expect(page.getByRole('main').getByRole('link', { name: 'View Packages' })).toHaveAttribute(
    'href',
    '/package-and-offers',
  )
  for (const id of ['999999', 'x']) {
    await visit(`/dashboard/subscriptions/show/${id}`)
    await expect(page.getByText('Something went wrong! Please reload the page.')).toBeVisible()
  }
  await giveMemberships(
    customer,
    Array.from({ length: 16 }, () => ({ name: 'Little Star', from: -60, to: -31 })),
  )
  await visit('/dashboard/subscriptions')
  await expect(page.getByRole('article')).toHaveCount(15)
  await page.getByRole('link', { name: 'Next' }).click()
  await expect(page).toHaveURL('/dashboard/subscriptions?page=2')
  await expect(page.getByRole('article')).toHaveCount(1)
})
