import { makeCustomer, signInAs } from '../customer.ts'
import { myProfile, signInButton } from '../sign-in.ts'
import { expect, holdBack, test } from '../visitor.ts'

test('when a signed-in visitor comes, the header is right from the first paint and does not move', async ({ page }) => {
  await signInAs(page, await makeCustomer({ name: 'Rima' }))
  const scripts = await holdBack(page, '**/assets/*.js')
  const answers = await holdBack(page, '**/api/user')
  await page.goto('/')
  await expect(myProfile(page)).toBeVisible()
  await expect(signInButton(page)).toBeHidden()
  await expect(page.getByRole('contentinfo').getByRole('button', { name: 'Registration' })).toBeHidden()
  const before = await myProfile(page).boundingBox()
  scripts.release()
  answers.release()
  await expect(myProfile(page)).toHaveText('R')
  expect(await myProfile(page).boundingBox()).toEqual(before)
  await expect(signInButton(page)).toBeHidden()
  await myProfile(page).click()
  await expect(page).toHaveURL('/dashboard/profile')
})
