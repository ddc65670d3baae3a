import type { Locator, Page } from '@playwright/test'
import { followMenu } from '../follow-menu.ts'
import { expect, test } from '../visitor.ts'

const held = (page: Page): Locator => page.getByRole('list', { name: 'Tickets in your cart' }).getByRole('listitem')
const add = (page: Page, name: string): Promise<void> =>
  page.getByRole('button', { name: `Add one ${name}`, exact: true }).click()
/** From a document of the site that reads no cart by itself. */
async function store(page: Page, value: string): Promise<void> {
  await page.goto('/robots.txt')
  await page.evaluate((text) => localStorage.setItem('shop-cart', text), value)
}
const stored = (page: Page): Promise<unknown> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('shop-cart') ?? 'null') as unknown)

test('when the page is loaded again, and when other pages are visited meanwhile, the cart is still there', async ({
  page,
  visit,
}) => {
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

const strange = [
  '{',
  'null',
  '"tickets"',
  '{"token":"x"}',
  '[{"id":1,"quantity":1}]',
  '[{"id":1,"name":"Toddler Play","price":350,"quantity":0.5}]',
]

test('when the stored cart is broken or not ours, it is logged and the cart is empty and usable', async ({
  page,
  context,
  visit,
  noise,
}) => {
  noise.expect(/console error: The stored cart/)
  const [first = '', ...others] = strange
  const isLogged = (value: string, times: number) =>
    expect.poll(() => noise.heard.filter((line) => line.includes('The stored cart')).length, value).toBe(times)
  await store(page, first)
  await visit('/tickets')
  await isLogged(first, 1)
  await expect(held(page)).toHaveCount(0)
  const other = await context.newPage()
  for (const [n, value] of others.entries()) {
    await add(page, 'Kid Play')
    await expect(held(page)).toHaveText(['1 Kid Play'])
    await store(other, value)
    await isLogged(value, n + 2)
    await expect(held(page)).toHaveCount(0)
  }
  await add(page, 'Kid Play')
  await expect(held(page)).toHaveText(['1 Kid Play'])
  await other.close()
})

test('when local storage is closed, the cart works for this visit', async ({ page, visit, noise }) => {
  noise.expect(/console error: Local storage/)
  await page.addInitScript(() =>
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new Error('closed')
      },
    }),
  )
  await visit('/tickets')
  await add(page, 'Kid Play')
  await expect(held(page)).toHaveText(['1 Kid Play'])
})
