import { addDays, dhakaDay } from '#contract/rules/dates.ts'
import { showPhone } from '#contract/rules/phone.ts'
import { dayNamed, showDay } from '#contract/words/en/dates.ts'
import { expectNoViolations } from '../axe.ts'
import { makeCustomer, signInAs } from '../customer.ts'
import { workAtDesk } from '../desk.ts'
import { buyTickets, enterPin, makePerson, workAtGate } from '../gate.ts'
import { giveMemberships } from '../membership.ts'
import { expect, test } from '../visitor.ts'

const { step } = test

const riders = [
  { type: 'Kid Play', name: 'Arham', age: 9 },
  { type: 'Kid Play', name: 'Zara', age: 8 },
]

test('when a parent calls about an order, it is found, noted, moved, renamed and partly given back', async ({
  page,
  request,
  isMobile,
  noise,
}) => {
  // A note without a text and a refund without a reason are refused on purpose.
  noise.expect(/\b422\b/)
  const bought = await buyTickets(request, { inDays: 5, riders })
  const { invoice_number: invoice, customer } = bought
  const heading = page.getByRole('heading', { level: 1, name: invoice })
  const region = (name: string) => page.getByRole('region', { name })
  const dialog = page.getByRole('dialog')
  const search = page.getByRole('searchbox')

  await step('a number that nobody has leads on to the gateway, and back', async () => {
    await workAtDesk(page)
    await page.goto('/staff/orders')
    await expect(page.getByRole('table', { name: 'Orders' })).toBeVisible()
    await expectNoViolations(page)
    if (!isMobile) await page.keyboard.press('/')
    else await search.tap()
    await expect(search).toBeFocused()
    await search.pressSequentially('01300-000001')
    await expect(page.getByText('No order for 01300-000001')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Ask the gateway' })).toHaveAttribute(
      'href',
      '/staff/payments?look=01300000001',
    )
    await expectNoViolations(page)
    await page.getByRole('button', { name: 'Clear the search' }).click()
    await expect(search).toHaveValue('')
  })

  await step('it is found by the phone as somebody says it, and the search is in the address', async () => {
    await search.fill(`+880 ${customer.phone.slice(1, 5)} ${customer.phone.slice(5)}`)
    await expect(page).toHaveURL(/[?&]q=/)
    await expect(page.getByRole('row')).toHaveCount(2)
    await page.getByRole('button', { name: 'Unpaid' }).click()
    await expect(page.getByText('No order for')).toBeVisible()
    await page.goBack()
    const row = page.getByRole('row').filter({ hasText: invoice })
    await expect(row).toContainText(showPhone(customer.phone))
    await expect(row).toContainText('Tk 1,343.75')
    await row.getByRole('link').focus()
    await page.keyboard.press('Enter')
    await expect(heading).toBeVisible()
    await expect(page.getByText(`${showDay(addDays(dhakaDay(new Date()), 5))}, Shapla Square`)).toBeVisible()
    await expect(region('Every attempt to pay').getByText('Paid')).toBeVisible()
    await expectNoViolations(page)
  })

  await step('a note is kept with a name, and an empty one is refused where it is written', async () => {
    const notes = region('Notes')
    await notes.getByRole('button', { name: 'Add' }).click()
    await expect(notes.getByRole('alert')).toHaveText('A note has 1 to 500 characters.')
    await notes.getByLabel('Add a note').fill('The rest comes after school.')
    await notes.getByRole('button', { name: 'Add' }).click()
    await expect(notes.getByText('The rest comes after school. Karim')).toBeVisible()
    await expect(notes.getByLabel('Add a note')).toHaveValue('')
    await expect(region('History').getByText('Note by Karim')).toBeVisible()
  })

  await step('the visit is moved, and the page says so without being loaded anew', async () => {
    const day = addDays(dhakaDay(new Date()), 6)
    await page.getByRole('button', { name: 'Move the visit' }).click()
    if (day.slice(0, 7) !== addDays(day, -1).slice(0, 7))
      await dialog.getByRole('button', { name: 'Next month' }).click()
    await dialog.getByRole('button', { name: dayNamed(day) }).click()
    await expectNoViolations(page)
    await dialog.getByRole('button', { name: `Move 3 people to ${showDay(day)}` }).click()
    await expect(dialog).toBeHidden()
    await expect(page.getByText(`${showDay(day)}, Shapla Square`)).toBeVisible()
    await expect(region('History').getByText('SMS: the visit was moved')).toBeVisible()
  })

  await step('a name is changed', async () => {
    await page.getByRole('button', { name: 'Change names' }).click()
    const zara = dialog.getByRole('group', { name: 'Zara' })
    await zara.getByLabel('Name, Kid Play').fill('Zarin')
    await expectNoViolations(page)
    await dialog.getByRole('button', { name: 'Save the name' }).click()
    await expect(dialog).toBeHidden()
    await expect(region('People').getByText('Zarin')).toBeVisible()
  })

  await step('one of them is cancelled with money back, and the credit note stands there', async () => {
    await page.getByRole('button', { name: 'Cancel people' }).click()
    await dialog.getByRole('checkbox', { name: /Zarin/ }).check()
    await expect(dialog.getByText(`“1 of 3 tickets of invoice ${invoice} is cancelled.`)).toBeVisible()
    await expectNoViolations(page)
    const act = dialog.getByRole('button', { name: 'Give back Tk 591.25' })
    await act.click()
    await expect(dialog.getByRole('alert')).toHaveText('A reason has 3 to 200 characters.')
    await expect(dialog.getByRole('checkbox', { name: /Zarin/ })).toBeChecked()
    await dialog.getByRole('button', { name: 'Complaint' }).click()
    await act.click()
    await expect(dialog).toBeHidden()
    const refunds = region('Refunds')
    await expect(refunds.getByText('Refund under way')).toBeVisible()
    await expect(refunds.getByText(/CN-\d{8}-\d{5}/)).toBeVisible()
    await expect(region('History').getByText('SMS: money goes back')).toBeVisible()
    await expect(region('Money').getByText('591.25')).toBeVisible()
    await expect(region('People').getByRole('row', { name: /Zarin/ })).toContainText('Cancelled')
    await expectNoViolations(page)
  })

  await step('the way back leads to the same search', async () => {
    await page.getByRole('main').getByRole('link', { name: 'Orders', exact: true }).click()
    await expect(search).not.toHaveValue('')
    await expect(page.getByRole('row').filter({ hasText: invoice })).toContainText('Refund under way')
  })

  await step('the customer reads what was given back', async () => {
    await signInAs(page, customer)
    await page.goto(`/dashboard/tickets/show/${bought.id}`)
    await expect(page.getByText('Refunded')).toBeVisible()
    await expect(page.getByText('591.25')).toBeVisible()
  })
})

test('when a cashier gives back, a manager enters the PIN on the same screen @any-size', async ({
  page,
  request,
  noise,
}) => {
  // It is refused until somebody approves, and more than is left is not given back.
  noise.expect(/\b403\b/, /\b422\b/)
  const { id, invoice_number: invoice } = await buyTickets(request, { inDays: 5 })
  await workAtGate(page, await makePerson({ name: 'Rina', role: 'cashier' }))
  await page.goto(`/staff/orders/tickets/${id}`)

  await step('an amount only is asked for, and more than is left is refused where it is typed', async () => {
    await page.getByRole('button', { name: 'Cancel people' }).click()
    const asked = page.getByRole('dialog', { name: `Cancel people of ${invoice}` })
    await asked.getByRole('button', { name: 'Amount only' }).click()
    await asked.getByRole('button', { name: 'Complaint' }).click()
    await asked.getByLabel('Amount in Tk').fill('5,000')
    await asked.getByRole('button', { name: 'Give back Tk 5,000.00' }).click()
    await expect(asked.getByRole('alert')).toHaveText('At most Tk 1,343.75 can be given back.')
    await asked.getByLabel('Amount in Tk').fill('100')
    await asked.getByRole('button', { name: 'Give back Tk 100.00' }).click()
  })

  await step('Karim enters his PIN, and both names are kept', async () => {
    const pad = page.getByRole('dialog', { name: "Manager's PIN" })
    await pad.getByRole('button', { name: 'Karim' }).click()
    await expectNoViolations(page)
    await enterPin(page, "Enter manager's PIN")
    await expect(page.getByRole('dialog')).toHaveCount(0)
    const refunds = page.getByRole('region', { name: 'Refunds' })
    await expect(refunds.getByText('by Rina, approved by Karim')).toBeVisible()
    await expect(refunds.getByText('Tk 100.00')).toBeVisible()
  })
})

test('when the gateway is silent or refuses, the page says so, and the way on is there @any-size', async ({
  page,
  request,
  noise,
}) => {
  // A silent gateway is a 502, one that refuses a 409.
  noise.expect(/\b(409|502)\b/)
  const late = await buyTickets(request, { inDays: 5, pay: { refund: 'late' } })
  const refused = await buyTickets(request, { inDays: 5, pay: { refund: 'refused' } })
  const refunds = page.getByRole('region', { name: 'Refunds' })
  const dialog = page.getByRole('dialog')
  const cancelOne = async () => {
    await page.getByRole('button', { name: 'Cancel people' }).click()
    await dialog.getByRole('checkbox', { name: 'Kid Play, no name' }).first().check()
    await dialog.getByRole('button', { name: 'Centre closed' }).click()
    await dialog.getByRole('button', { name: 'Give back Tk 591.25' }).click()
  }
  await workAtDesk(page)

  await step('it does not answer: nothing went back yet, and it is asked again under the same refund', async () => {
    await page.goto(`/staff/orders/tickets/${late.id}`)
    await cancelOne()
    await expect(dialog.getByRole('alert')).toHaveText(
      'The payment service does not answer. Nothing was given back yet; ask again later.',
    )
    await expect(dialog.getByRole('button', { name: /Give back/ })).toHaveCount(0)
    await expectNoViolations(page)
    await dialog.getByRole('button', { name: 'Close', exact: true }).last().click()
    await expect(refunds.getByText('No answer yet')).toBeVisible()
    await expectNoViolations(page)
    await refunds.getByRole('button', { name: 'Ask again' }).click()
    await expect(refunds.getByText('Refund under way')).toBeVisible()
    await expect(refunds.getByRole('listitem')).toHaveCount(1)
  })

  await step('it refuses: the same money goes back another way, with a reference', async () => {
    await page.goto(`/staff/orders/tickets/${refused.id}`)
    await cancelOne()
    await expect(dialog.getByRole('alert')).toHaveText('The gateway refused: The bank refused the refund')
    await dialog.getByRole('button', { name: 'Close', exact: true }).last().click()
    await expect(refunds.getByText('The gateway refused: The bank refused the refund')).toBeVisible()
    await refunds.getByRole('button', { name: 'Other way' }).click()
    await dialog.getByLabel('Reference').fill('TRX8K2Q')
    await expectNoViolations(page)
    await dialog.getByRole('button', { name: 'Give back Tk 591.25' }).click()
    await expect(refunds.getByText('Given back by hand')).toBeVisible()
    await expect(refunds.getByText(/CN-.* · TRX8K2Q/)).toBeVisible()
    await expect(refunds.getByRole('button', { name: 'Other way' })).toHaveCount(0)
  })
})

test('when a membership lasts longer, or nobody pays, the page does it @any-size', async ({ page, request }) => {
  const customer = await makeCustomer({ name: 'Kamrul Ahsan' })
  const [membership] = await giveMemberships(customer, [{ name: 'Super Star', from: -20, to: 40, riders: ['Arham'] }])
  const unpaid = await buyTickets(request, { pay: null })
  const end = addDays(dhakaDay(new Date()), 40)
  const dialog = page.getByRole('dialog')
  await workAtDesk(page)

  await step('a membership is extended, and its new end stands above', async () => {
    await page.goto(`/staff/orders/memberships/${membership}`)
    await page.getByRole('button', { name: 'Extend' }).click()
    await dialog.getByLabel('Days').fill('5')
    await expect(dialog.getByText(`Then it ends on ${showDay(addDays(end, 5))}.`)).toBeVisible()
    await dialog.getByLabel('Reason').fill('Ill for a week')
    await expectNoViolations(page)
    await dialog.getByRole('button', { name: 'Extend by 5 days' }).click()
    await expect(page.getByText(`to ${showDay(addDays(end, 5))}`)).toBeVisible()
  })

  await step('what nobody has paid is just cancelled', async () => {
    await page.goto(`/staff/orders/tickets/${unpaid.id}`)
    await page.getByRole('button', { name: 'Cancel order' }).click()
    await dialog.getByRole('button', { name: 'Wrong order' }).click()
    await expectNoViolations(page)
    await dialog.getByRole('button', { name: 'Cancel order' }).click()
    await expect(dialog).toHaveCount(0)
    await expect(page.getByRole('main').getByText('Cancelled').first()).toBeVisible()
    await expect(page.getByRole('button', { name: 'Cancel order' })).toHaveCount(0)
  })
})
