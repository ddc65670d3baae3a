import { addDays, dhakaDay } from '#contract/rules/dates.ts'
import { spellDay } from '#words/dates.ts'
import { expectNoViolations } from '../axe.ts'
import { openCheckout } from '../checkout.ts'
import { signInAsNusrat } from '../profile.ts'
import { expect, test } from '../visitor.ts'

test('when the screen is wide and the day is chosen by keyboard, the arrows walk through the days that can be booked and Enter picks one', async ({
  page,
  request,
}) => {
  await signInAsNusrat(page, request)
  const { branch, day, summary, place, terms } = await openCheckout(page)
  const today = dhakaDay(new Date())
  const focused = (date: string) => expect(day(new RegExp(`, ${spellDay(date)}(, today)?$`))).toBeFocused()
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key)
  }
  await branch.focus()
  await press('Tab')
  await expect(page.getByRole('group', { name: 'Soon' }).getByRole('button').first()).toBeFocused()
  await page.getByRole('button', { name: 'Next month' }).focus()
  await press('Tab')
  await focused(today)
  await press('ArrowLeft', 'ArrowUp')
  await focused(today)
  await press('ArrowRight', 'ArrowDown')
  await focused(addDays(today, 8))
  await press('Enter')
  await expect(page.getByRole('gridcell', { selected: true }).getByRole('button')).toHaveAccessibleName(
    new RegExp(spellDay(addDays(today, 8))),
  )
  for (let month = 0; month < 14; month++) await press('PageDown')
  await focused(addDays(today, 365))
  await expect(page.getByRole('button', { name: 'Next month' })).toBeDisabled()
  await expect(page.getByRole('columnheader')).toHaveText(['Sat', 'Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri'])
  await press('Tab')
  await expect(page.getByRole('button', { name: 'Ayaan' })).toBeFocused()
  await test.step('the summary stands beside the form with its own button, and stays in sight', async () => {
    await expect(summary.getByRole('button', { name: 'Place Order' })).toBeVisible()
    await expect(page.getByRole('contentinfo')).toHaveCount(0)
    await terms.check()
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
    await expect(place).toBeInViewport({ ratio: 1 })
    await expectNoViolations(page)
  })
})
