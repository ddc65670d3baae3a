import type { Page } from '@playwright/test'
import { showPhone } from '#contract/rules/phone.ts'
import { expectNoViolations } from '../axe.ts'
import { demoStaff, workAtDesk } from '../desk.ts'
import { buyTickets, enterPin } from '../gate.ts'
import { expect, test } from '../visitor.ts'

const desk = (page: Page) => ({
  charged: page.getByRole('region', { name: 'Charged but no ticket' }),
  tabs: page.getByRole('navigation', { name: 'Payments' }),
  caseOf: (invoice: string) => page.getByRole('region').filter({ hasText: invoice }),
})

test('when a parent was charged and no notice came, the number and one tap settle the order; a held payment is taken as paid', async ({
  page,
  request,
  noise,
}) => {
  // The PIN is asked for by the server.
  noise.expect(/\b403\b/)
  const [charged, risky, refused] = await Promise.all([
    // Neither the notice nor the browser comes: the wallet is charged, and nobody here knows.
    buyTickets(request, { pay: { outcome: 'delay', comeBack: false } }),
    buyTickets(request, { pay: { risky: true } }),
    buyTickets(request, { pay: { risky: true } }),
  ])
  expect(charged.status).toBe('unpaid')
  const sum = 'Tk 1,343.75'
  await workAtDesk(page, demoStaff.manager, 10)
  await page.goto('/staff/payments')
  const at = desk(page)

  await test.step('from the phone number it takes two taps to the order', async () => {
    await at.charged.getByLabel('Phone or transaction').fill(charged.customer.phone)
    await at.charged.getByRole('button', { name: 'Ask the gateway' }).click()
    await expect(at.charged.getByText('Paid: the order is settled now.')).toBeVisible()
    await expectNoViolations(page)
    await at.charged.getByRole('link', { name: charged.invoice_number }).click()
    await expect(page).toHaveURL(new RegExp(`/staff/orders/tickets/${charged.id}$`))
    const paid = await request.get(`/api/sales/${charged.id}`, {
      headers: { authorization: `Bearer ${charged.customer.token}` },
    })
    expect(await paid.json()).toMatchObject({ data: { status: 'paid' } })
    await page.goBack()
  })

  await test.step('a payment on hold says why, and is taken as paid with the PIN', async () => {
    const held = at.caseOf(risky.invoice_number)
    await expect(held.getByText(showPhone(risky.customer.phone)).first()).toBeVisible()
    await expect(held.getByText(/^Risk level 1 from the gateway/)).toBeVisible()
    await held.getByRole('button', { name: 'Take as paid' }).click()
    const dialog = page.getByRole('dialog', { name: `Take ${sum} as paid?` })
    await expect(dialog.getByText('The customer gets the tickets at once.')).toBeVisible()
    await expectNoViolations(page)
    await dialog.getByRole('button', { name: `Take ${sum} as paid` }).click()
    await enterPin(page, 'Go on')
    await expect(page.getByText('Confirmed. The order is paid and the customer is told.')).toBeVisible()
    await expect(held).toBeHidden()
  })

  await test.step('one that is not trusted goes back, and stands among the refunds', async () => {
    await at.caseOf(refused.invoice_number).getByRole('button', { name: 'Give back' }).click()
    const dialog = page.getByRole('dialog', { name: `Give back ${sum}?` })
    await dialog.getByRole('button', { name: `Give back ${sum}` }).click()
    await expect(page.getByText('The gateway gives it back.')).toBeVisible()
    await at.tabs.getByRole('link', { name: 'Refunds under way' }).click()
    await expect(page.getByRole('row').filter({ hasText: refused.invoice_number })).toContainText('Refund under way')
    await expectNoViolations(page)
  })
})
