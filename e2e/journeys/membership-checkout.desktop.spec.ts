import { expectNoViolations } from '../axe.ts'
import { giveMemberships, membershipCheckout } from '../membership.ts'
import { signInAsNusrat } from '../profile.ts'
import { expect, test } from '../visitor.ts'

test('when the screen is wide, riders are added by keyboard and the summary beside them follows', async ({
  page,
  request,
  visit,
}) => {
  await signInAsNusrat(page, request)
  const { addPerson, dialog, more, rider, summary } = membershipCheckout(page)
  await visit('/membership-checkout/2')
  await expect(summary.getByRole('button', { name: 'Place Order' })).toBeInViewport({ ratio: 1 })
  await addPerson.press('Enter')
  await expect(dialog).toBeVisible()
  await more('Adult').press('Enter')
  await expect(dialog.getByText('Adult added successfully', { exact: true })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(addPerson).toBeFocused()
  await expect(rider('Adult 2')).toContainText('extra TK 300')
  await expect(summary).toContainText('Total Tk 6,800.00')
  await expectNoViolations(page)
})

test('when the screen is wide, memberships stand in two columns, and one opens beside its picture', async ({
  page,
  request,
  visit,
}) => {
  const customer = await signInAsNusrat(page, request)
  await giveMemberships(customer, [
    { name: 'Super Star', from: -1, to: 90, riders: ['Ayaan'] },
    { name: 'Mega Star', from: -1, to: 363 },
  ])
  await visit('/dashboard/subscriptions')
  const [first, second] = await Promise.all([0, 1].map((at) => page.getByRole('article').nth(at).boundingBox()))
  expect(first?.y).toBe(second?.y)
  await expectNoViolations(page)
  await page.getByRole('article').filter({ hasText: 'Super Star' }).click()
  await expect(page.getByRole('progressbar', { name: 'Membership progress' })).toBeVisible()
  await expectNoViolations(page)
})
