import type { Locator, Page } from '@playwright/test'
import { followMenu } from '../follow-menu.ts'
import { expect, test } from '../visitor.ts'

const held = (page: Page): Locator => page.getByRole('list', { name: 'Tickets in your cart' }).getByRole('listitem')
const add = (page: Page, name: string): Promise<void> => page.getByRole('button', { name: `Add one ${name}`, exact: true }).click()
/** From a document of the site that reads no cart by itself. */
async function store(page: Page, value: string): Promise<void> {
  await page.goto('/robots.txt')
  await page.evaluate((text) => localStorage.setItem('shop-cart', text), value)
}
const stored = (page: Page): Promise<unknown> => page.evaluate(() => JSON.parse(localStorage.getItem('shop-cart') ?? 'null') as unknown)

test('when the page is loaded again, and when other pages are visited meanwhile, the cart is still there', async ({ page, visit }) => {
  await visit('/tickets')
  await add(page, 'Kid Play')
  await add(page, 'Toddler Play')
  await expect(held(page)).toHaveCount(2)
  expect(await stored(page)).toEqual([
    { id: 2, name: 'Kid Play', price: 550, quantity: 1 },
    { id: 1, name: 'Toddler Play', price: 350, quantity: 1 },
  ])
  await visit('/tickets')
  await expect(held(page)).toHaveText(['1 Kid Play', '1 Toddler Play'])
  await followMenu(page, 'Fun Rides')
  await expect(page.getByRole('heading', { level: 1, name: 'Fun Rides' })).toBeVisible()
  await expect(held(page)).toHaveCount(0)
  await followMenu(page, 'Tickets')
  await expect(held(page)).toHaveText(['1 Kid Play', '1 Toddler Play'])
})

test('when the site is open in two tabs, both show the same cart', async ({ page, context, visit }) => {
  await visit('/tickets')
  const other = await context.newPage()
  await other.goto('/tickets')
  await add(page, 'Kid Play')
  await expect(held(other)).toHaveText(['1 Kid Play'])
  await add(other, 'Kid Play')
  await expect(held(page)).toHaveText(['2 Kid Play'])
  await page.getByRole('button', { name: 'Cart details' }).click()
  await page.getByRole('button', { name: 'Clear cart' }).click()
  await expect(held(other)).toHaveCount(0)
  await expect(other.getByText('Cart cleared')).toHaveCount(0)
})

const strange = ['{', 'null', '"tickets"', '{"token":"x"}', '[{"id":1,"quantity":1}]', '[{"id":1,"name":"Toddler Play","price":350,"quantity":0.5}]']

test('when the stored cart is broken or not ours, it is logged and the cart is empty and usable', async ({ page, visit, noise }) => {
  noise.expect(/console error: The stored cart/)
  for (const [n, value] of strange.entries()) {
    await store(page, value)
    await visit('/tickets')
    await expect.poll(() => noise.heard.filter((line) => line.includes('The stored cart')).length, value).toBe(n + 1)
    await expect(held(page)).toHaveCount(0)
  }
  await add(page, 'Kid Play')
  await expect(held(page)).toHaveText(['1 Kid Play'])
})

test('when local storage is closed, the cart works for this visit', async ({ page, visit, noise }) => {
  noise.expect(/console error: Local storage/)
  await page.addInitScript(() => Object.defineProperty(window, 'localStorage', { get: () => { throw new Error('closed') } }))
  await visit('/tickets')
  await add(page, 'Kid Play')
  await expect(held(page)).toHaveText(['1 Kid Play'])
})

test('when a stored price is old, the new one is taken over and said until it is read', async ({ page, visit }) => {
  await store(page, JSON.stringify([{ id: 2, name: 'Kid Play', price: 500, quantity: 2 }, { id: 4, name: 'Adult Companion', price: 150, quantity: 1 }]))
  await visit('/tickets')
  await expect(page.getByText('The price of Kid Play is now TK 550')).toBeVisible()
  await expect(page.getByText('The price of Adult Companion')).toHaveCount(0)
  await expect(page.getByRole('region', { name: 'Your tickets' })).toContainText('Tk 1,250.00')
  await page.getByRole('button', { name: 'Dismiss' }).click()
  await expect(page.getByText('The price of Kid Play')).toHaveCount(0)
  await visit('/tickets')
  await expect(held(page)).toHaveCount(2)
  await expect(page.getByText('The price of Kid Play')).toHaveCount(0)
})

test('when a stored ticket is no longer sold, it is taken out and said', async ({ page, visit }) => {
  await store(page, JSON.stringify([{ id: 999, name: 'Moon Walk', price: 100, quantity: 3 }, { id: 2, name: 'Kid Play', price: 550, quantity: 1 }]))
  await visit('/tickets')
  await expect(page.getByText('Moon Walk is no longer sold and was removed from the cart')).toBeVisible()
  await expect(held(page)).toHaveText(['1 Kid Play'])
  expect(await stored(page)).toHaveLength(1)
})
