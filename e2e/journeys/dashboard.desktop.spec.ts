import { expectNoViolations } from '../axe.ts'
import { profileForm, signInAsNusrat } from '../profile.ts'
import { expect, test } from '../visitor.ts'
import { walkByKeyboard } from '../walk-by-keyboard.ts'

test('when a parent reads and edits their profile, the menu stands beside it and every stop of the keyboard is seen', async ({
  page,
  visit,
  request,
}) => {
  const { phone } = await signInAsNusrat(page, request)
  const { edit, form, spouse } = profileForm(page)
  await visit('/dashboard/profile')
  const menu = page.getByRole('navigation', { name: 'Dashboard' })
  await expect(menu.getByText(`+88 ${phone}`)).toBeVisible()
  await expect(menu.getByRole('link')).toHaveText(['Profile', 'Tickets', 'Subscriptions'])
  await expect(menu.getByRole('link', { name: 'Profile' })).toHaveAttribute('aria-current', 'page')
  await expectNoViolations(page)

  await edit.click()
  const [left, right] = [await menu.boundingBox(), await form.boundingBox()]
  expect((left?.x ?? 0) + (left?.width ?? 0)).toBeLessThan(right?.x ?? 0)
  await page.getByRole('link', { name: 'Skip to content' }).focus()
  const stops = await walkByKeyboard(page)
  expect(stops).toEqual(
    expect.arrayContaining(['Tickets', 'Cancel', 'Remove Ayaan', 'Add Another Child', 'Save Changes']),
  )
  await spouse.fill('')
  await spouse.press('Enter')
  await expect(spouse).toBeFocused()

  await test.step('when letters are twice as large, nothing is cut off or scrolls sideways', async () => {
    await page.setViewportSize({ width: 720, height: 450 })
    for (const size of ['100%', '200%']) {
      await page.evaluate((fontSize) => void (document.documentElement.style.fontSize = fontSize), size)
      const wider = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      expect(wider, `letters at ${size}`).toBeLessThanOrEqual(0)
    }
  })
})
