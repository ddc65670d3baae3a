import type { APIRequestContext, Page } from '@playwright/test'
import pg from 'pg'
import { showPhone } from '#contract/rules/phone.ts'
import { lookPath } from '#contract/staff-paths.ts'
import { expectNoViolations } from '../axe.ts'
import { demoStaff, workAtDesk } from '../desk.ts'
import { payAsCustomer } from '../../packages/server/src/testing/pay-as-customer.ts'
import { buyTickets, enterPin } from '../gate.ts'
import { expect, test } from '../visitor.ts'

const desk = (page: Page) => ({
  charged: page.getByRole('region', { name: 'Charged but no ticket' }),
  tabs: page.getByRole('navigation', { name: 'Payments' }),
  caseOf: (invoice: string) => page.getByRole('region').filter({ hasText: invoice }),
})

async function change(sql: string, ...values: unknown[]): Promise<void> {
  const client = new pg.Client({ connectionString: process.env['SITE_DATABASE_URL'] })
  await client.connect()
  await client.query(sql, values)
  await client.end()
}

/** Nobody paid in time; then the wallet is charged all the same, and no notice comes. */
async function payTooLate(request: APIRequestContext) {
  const sale = await buyTickets(request, { pay: null })
  await change('update orders set expired_at = now() where invoice_number = $1', sale.invoice_number)
  await payAsCustomer(sale.page, { outcome: 'delay', comeBack: false })
  return sale
}

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

test('when money came too late it is used for the order; who decides second reads who was first; what needs a look leads here', async ({
  page,
  request,
  noise,
}) => {
  // Somebody else was first.
  noise.expect(/\b409\b/)
  const [late, risky] = await Promise.all([payTooLate(request), buyTickets(request, { pay: { risky: true } })])
  await workAtDesk(page)
  await page.goto(lookPath(late.customer.phone))
  const at = desk(page)

  await test.step('the number is there already, and the gateway knows the money', async () => {
    await expect(at.charged.getByLabel('Phone or transaction')).toBeFocused()
    await at.charged.getByRole('button', { name: 'Ask the gateway' }).click()
    await expect(at.charged.getByText('Paid, but no order takes it')).toBeVisible()
    await at.tabs.getByRole('link', { name: 'Money without an order' }).click()
    const stray = at.caseOf(late.invoice_number)
    await expect(stray.getByText(`${late.invoice_number} had expired at`)).toBeVisible()
    await expectNoViolations(page)
    await stray.getByRole('button', { name: `Use for ${late.invoice_number}` }).click()
    const dialog = page.getByRole('dialog', { name: `Use Tk 1,343.75 for ${late.invoice_number}?` })
    await dialog.getByRole('button', { name: `Use for ${late.invoice_number}` }).click()
    await expect(page.getByText(`${late.invoice_number} is paid and the customer is told.`)).toBeVisible()
    await expect(stray).toBeHidden()
  })

  await test.step('from what needs a look one comes to the case', async () => {
    await page.getByRole('link', { name: 'Sales', exact: true }).filter({ visible: true }).click()
    const look = page.getByRole('listitem').filter({ hasText: risky.invoice_number })
    await look.getByRole('link', { name: 'Open' }).click()
    await expect(at.caseOf(risky.invoice_number)).toBeVisible()
  })

  await test.step('who comes second reads who has decided, and when', async () => {
    await at.caseOf(risky.invoice_number).getByRole('button', { name: 'Take as paid' }).click()
    await change(
      `update payment_attempts set status = 'failed', settled_at = now(), decided_at = now(), decided_by_id = (select id from staff where phone = $2)
       where status = 'held' and order_id = (select id from orders where invoice_number = $1)`,
      risky.invoice_number,
      demoStaff.owner,
    )
    await page.getByRole('dialog').getByRole('button', { name: 'Take Tk 1,343.75 as paid' }).click()
    await expect(page.getByText(/^Nasrin\b.* has decided this at \d{1,2}:\d\d [AP]M\. You came second/)).toBeVisible()
    await expect(at.caseOf(risky.invoice_number)).toBeHidden()
  })
})
