import { addDays, dhakaDay } from '#contract/rules/dates.ts'
import { dayNamed, showDay } from '#contract/words/en/dates.ts'
import * as bangla from '#contract/words/bn/dates.ts'
import { expectNoViolations } from '../axe.ts'
import { openCheckout } from '../checkout.ts'
import { makeCustomer, signInAs } from '../customer.ts'
import { workAtDesk } from '../desk.ts'
import { buyTickets } from '../gate.ts'
import { expect, test } from '../visitor.ts'

test('when a manager closes a day, whom it hits is said first, and parents read it in both languages', async ({
  page,
  request,
  isMobile,
  noise,
}) => {
  // The reason is asked for by the server.
  noise.expect(/\b422\b/)
  const day = addDays(dhakaDay(new Date()), isMobile ? 12 : 13)
  const { invoice_number } = await buyTickets(request, { branchId: 2, inDays: isMobile ? 12 : 13 })
  const panel = page.getByRole('region', { name: showDay(day) })
  const cell = page.getByRole('grid').getByRole('button', { name: dayNamed(day) })

  await test.step('the month shows the day with who has booked it, and the arrow keys come to it', async () => {
    await workAtDesk(page)
    await page.goto(`/staff/rules/days?day=${addDays(day, -7)}`)
    await page.getByRole('main').getByRole('combobox', { name: 'Branch' }).selectOption('Lake View, Sylhet')
    await expect(page.getByRole('gridcell', { selected: true })).toBeVisible()
    await page.getByRole('gridcell', { selected: true }).getByRole('button').press('ArrowDown')
    await expect(cell).toBeFocused()
    await expect(cell).toHaveAccessibleName(/3 booked$/)
    await expectNoViolations(page)
  })

  await test.step('closing it without a reason is refused, and with one it names the orders before it is done', async () => {
    await panel.getByRole('button', { name: 'Closed' }).click()
    await panel.getByLabel('Reason, shown to parents').fill('Power works')
    await panel.getByLabel('Reason in Bangla').fill('বিদ্যুতের কাজ')
    await panel.getByRole('button', { name: 'Save this day' }).click()
    const dialog = page.getByRole('dialog', { name: `Close ${showDay(day)} at Lake View, Sylhet?` })
    await expect(dialog.getByText(`${showDay(day)} has 1 paid order, 3 people, Tk 1,343.75.`)).toBeVisible()
    await expectNoViolations(page)
    await dialog.getByLabel('Reason, shown to parents').fill('')
    await dialog.getByRole('button', { name: 'Close and list 1 order' }).click()
    await expect(dialog.getByRole('alert')).toHaveText('Please say why, parents will read it.')
    await dialog.getByLabel('Reason, shown to parents').fill('Power works')
    await dialog.getByRole('button', { name: 'Close and list 1 order' }).click()
    const list = page.getByRole('dialog', { name: `Paid orders for ${showDay(day)}` })
    await expect(list.getByText(invoice_number)).toBeVisible()
    await expectNoViolations(page)
    await list.getByRole('button', { name: 'Close', exact: true }).click()
    await expect(cell).toHaveAccessibleName(`${dayNamed(day)}, Closed: Power works, 3 booked`)
  })

  await test.step('a parent cannot choose it, hears why, and reads it on the home page', async () => {
    await signInAs(page, await makeCustomer({ name: 'Nusrat Jahan' }))
    const checkout = await openCheckout(page)
    const turn = async (name: string) => {
      if (day.slice(0, 7) !== dhakaDay(new Date()).slice(0, 7)) await page.getByRole('button', { name }).click()
    }
    await checkout.branch.selectOption('Lake View, Sylhet')
    await turn('Next month')
    const closed = checkout.day(`${dayNamed(day)}, closed: Power works`)
    await expect(closed).toBeDisabled()
    await expect(closed).toContainText('Closed')
    await expectNoViolations(page)
    await checkout.branch.selectOption('Shapla Square, Chattogram')
    await expect(checkout.day(dayNamed(day))).toBeEnabled()
    await page.goto('/')
    await expect(page.getByText(`Lake View, Sylhet: closed on ${showDay(day)}: Power works.`)).toBeVisible()
    await page.goto('/bn')
    await expect(page.getByText(`${bangla.showDay(day)} বন্ধ: বিদ্যুতের কাজ।`)).toBeVisible()
  })

  await test.step('a range is closed at once, and the button says how many days', async () => {
    const [from, to] = [addDays(day, 300), addDays(day, 302)]
    await page.goto(`/staff/rules/days?day=${from}`)
    await page.getByRole('button', { name: 'Close a range' }).click()
    const dialog = page.getByRole('dialog', { name: 'Close a range' })
    await dialog.getByLabel('To', { exact: true }).fill(addDays(from, 92))
    await expect(dialog.getByText('Please choose at most 92 days.')).toBeVisible()
    await dialog.getByLabel('To', { exact: true }).fill(to)
    await expect(dialog.getByText(`${showDay(from)} to ${showDay(to)} have no paid orders.`)).toBeVisible()
    await dialog.getByLabel('Reason, shown to parents').fill('Flood')
    await expectNoViolations(page)
    await dialog.getByRole('button', { name: 'Close 3 days' }).click()
    await expect(page.getByRole('gridcell', { selected: true })).toContainText('Closed: Flood')
  })

  await test.step('made as usual again, it can be chosen', async () => {
    await page.goto(`/staff/rules/days?day=${day}`)
    await panel.getByRole('button', { name: 'As usual' }).click()
    await panel.getByRole('button', { name: 'Save this day' }).click()
    await expect(cell).toHaveAccessibleName(/3 booked$/)
    await expect(cell).not.toHaveAccessibleName(/Closed/)
  })
})
