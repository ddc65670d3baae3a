import type { APIRequestContext, Locator, Page } from '@playwright/test'
import type { ListOf } from '#contract/schemas/paging.ts'
import type { Sale } from '#contract/schemas/sale.ts'
import type { Customer } from './customer.ts'
import { expect } from './visitor.ts'

/** The ticket checkout, by what a parent sees of it. */
export function ticketCheckout(page: Page) {
  const people = (type: string): Locator => page.getByRole('group', { name: new RegExp(`^${type} \\d+ tickets?$`) })
  return {
    branch: page.getByRole('combobox', { name: 'Choose a branch' }),
    day: (name: string | RegExp): Locator => page.getByRole('grid').getByRole('button', { name }),
    people,
    names: (type: string): Locator => people(type).getByRole('textbox', { name: 'Name' }),
    ages: (type: string): Locator => people(type).getByRole('textbox', { name: 'Age' }),
    more: (type: string): Locator => page.getByRole('button', { name: `Add one ${type}`, exact: true }),
    less: (type: string): Locator => page.getByRole('button', { name: `Remove one ${type}`, exact: true }),
    summary: page.getByRole('complementary', { name: 'Order Summary' }),
    terms: page.getByRole('checkbox', { name: 'I agree to the' }),
    place: page.getByRole('button', { name: 'Place Order' }),
  }
}

/** Two for kids and one for a grown-up, through the link that fills the cart. */
export async function openCheckout(page: Page, items = '2:2,4:1'): Promise<ReturnType<typeof ticketCheckout>> {
  await page.goto(`/checkout?items=${items}`)
  const checkout = ticketCheckout(page)
  await expect(page).toHaveURL('/ticket-checkout')
  await expect(checkout.branch).toBeVisible()
  return checkout
}

/** Ends at the gateway's page. */
export async function placeOrder(page: Page): Promise<void> {
  const { terms, place } = ticketCheckout(page)
  await terms.check()
  await place.click()
  await expect(page).toHaveURL(/\/sandbox-gateway\//)
}

export async function ordersOf({ token }: Customer, request: APIRequestContext): Promise<Sale[]> {
  const answer = await request.get('/api/sales', { headers: { authorization: `Bearer ${token}` } })
  return ((await answer.json()) as ListOf<Sale>).data
}
