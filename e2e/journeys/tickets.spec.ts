import type { Locator, Page } from '@playwright/test'
import { formatShort, toPoisha, toTaka } from '#contract/rules/money.ts'
import { demoProducts } from '../../packages/server/src/demo/content/tickets.ts'
import { expectNoViolations } from '../axe.ts'
import { expect, test } from '../visitor.ts'

const { step } = test

/** At the demo's 7.5 %. */
const withVat = (price: number): string => formatShort(toTaka((toPoisha(price) * 1075) / 1000))

const cart = (page: Page): Locator => page.getByRole('region', { name: 'Your tickets' })
const held = (page: Page): Locator => page.getByRole('list', { name: 'Tickets in your cart' }).getByRole('listitem')
const add = (page: Page, name: string): Locator => page.getByRole('button', { name: `Add one ${name}`, exact: true })
const take = (page: Page, name: string): Locator =>
  page.getByRole('button', { name: `Remove one ${name}`, exact: true })
const count = (page: Page, name: string): Locator =>
  page.getByRole('group', { name: `${name} quantity` }).getByRole('status')

test('when tickets go in and out, each step is said, the summary follows, and BUY NOW is in sight', async ({
  page,
  visit,
}) => {
  await visit('/tickets')

  await step('every ticket has its name, price, age and a stepper at nothing', async () => {
    await expect(page.getByRole('heading', { level: 1, name: 'Ticket Pricing' })).toBeVisible()
    await expect(page.getByText(/^(Open now · until|Closed now · opens) /)).toBeVisible()
    const cards = page.getByRole('main').getByRole('article')
    await expect(cards.getByRole('heading')).toHaveText(demoProducts.map(({ name }) => name))
    for (const [at, { name, price, age, minutes }] of demoProducts.entries()) {
      await expect(cards.nth(at)).toContainText(`TK ${price}`)
      await expect(cards.nth(at)).toContainText(`Age ${age}`)
      await expect(cards.nth(at)).toContainText(`TK ${withVat(price)} with VAT`)
      await expect(cards.nth(at)).toContainText(minutes === null ? 'Unlimited' : /\d hours?/)
      await expect(count(page, name)).toHaveText('0')
      await expect(add(page, name)).toBeEnabled()
      await expect(take(page, name)).toBeDisabled()
    }
    const kid = cards.nth(1).getByRole('list', { name: 'What Kid Play includes' })
    await expect(kid.getByRole('listitem')).toHaveText([
      '2 hours',
      'Up to 4.5 ft (137 cm)',
      'Socks required',
      'No re-entry',
    ])
    await expect(cart(page)).toHaveCount(0)
  })

  await step('the keyboard fills the cart, and the focus stays on the button that was pressed', async () => {
    await add(page, 'Toddler Play').press('Enter')
    await expect(add(page, 'Toddler Play')).toBeFocused()
    await take(page, 'Toddler Play').press('Space')
    await expect(count(page, 'Toddler Play')).toHaveText('0')
    await expect(take(page, 'Toddler Play')).toBeFocused()
  })

  await step('a toast stands at the top right and can be dismissed', async () => {
    await add(page, 'Unlimited Day').click()
    const [box, width] = [await page.getByText('Item added to cart').boundingBox(), page.viewportSize()?.width ?? 0]
    expect(box?.y).toBeLessThan(200)
    expect((box?.x ?? 0) + (box?.width ?? 0) / 2).toBeGreaterThan(width / 2)
    await page.getByRole('button', { name: 'Dismiss' }).click()
    await expect(page.getByText('Item added to cart')).toHaveCount(0)
  })

  await step('BUY NOW is in sight and leads to the checkout', async () => {
    const buy = cart(page).getByRole('link', { name: 'BUY NOW' })
    await expect(buy).toHaveAttribute('href', '/ticket-checkout')
    for (const y of [10_000, 0]) {
      await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), y)
      await expect(buy).toBeInViewport({ ratio: 1 })
      await buy.click({ trial: true })
    }
    await take(page, 'Unlimited Day').click()
  })

  await step('the summary follows until it is empty again', async () => {
    await add(page, 'Kid Play').click()
    await expect(page.getByText('Item added to cart')).toBeVisible()
    await add(page, 'Kid Play').click()
    await expect(page.getByText('Item quantity updated')).toBeVisible()
    await expect(page.getByText('Item added to cart')).toHaveCount(0)
    await add(page, 'Kid Play').click()
    await add(page, 'Birthday Guest').click()
    await expect(count(page, 'Kid Play')).toHaveText('3')
    await expect(held(page)).toHaveText(['3 Kid Play', '1 Birthday Guest'])
    await expect(cart(page)).toContainText('Total Tk 2,100.00 Tk 2,257.50 with VAT')
    await take(page, 'Kid Play').click()
    await expect(cart(page)).toContainText('Tk 1,550.00')
    await take(page, 'Birthday Guest').click()
    await expect(page.getByText('Item removed from cart')).toBeVisible()
    await expect(held(page)).toHaveText(['2 Kid Play'])
    await take(page, 'Kid Play').click({ clickCount: 2 })
    await expect(cart(page)).toHaveCount(0)
    await expect(count(page, 'Kid Play')).toHaveText('0')
  })

  await step('of quick taps every one counts and is said once', async () => {
    await add(page, 'One Hour Play').click({ clickCount: 20 })
    await expect(count(page, 'One Hour Play')).toHaveText('20')
    await expect(cart(page)).toContainText('Tk 6,000.00')
    await expect(page.getByText('Item quantity updated')).toHaveCount(1)
  })
})

test('when the details of the cart are open, numbers can be typed, tickets removed, and all of them cleared and put back @any-size', async ({
  page,
  visit,
}) => {
  await visit('/tickets')
  const details = cart(page).getByRole('button', { name: 'Cart details' })
  await add(page, 'Kid Play').click()

  await step('the number of a class can be typed, and what cannot be is refused in words', async () => {
    await details.click()
    const field = cart(page).getByRole('textbox', { name: 'Quantity of Kid Play' })
    const type = async (text: string) => {
      await field.fill(text)
      await field.press('Enter')
    }
    await type('30')
    await expect(count(page, 'Kid Play')).toHaveText('30')
    await expect(cart(page)).toContainText('Tk 16,500.00')
    await type('0')
    await expect(page.getByRole('alert').getByText('Quantity cannot be less than 1')).toBeVisible()
    await expectNoViolations(page)
    await type('51')
    await expect(page.getByText('At most 50 of one ticket in an order')).toBeVisible()
    await type('')
    await expect(field).toHaveValue('30')
    await expect(count(page, 'Kid Play')).toHaveText('30')
    await details.click()
  })

  await step('a ticket can be removed, and Escape closes the details', async () => {
    await add(page, 'Adult Companion').click()
    await expect(details).toHaveAttribute('aria-expanded', 'false')
    await details.click()
    await expect(details).toHaveAttribute('aria-expanded', 'true')
    await expect(held(page).filter({ hasText: 'Adult Companion' })).toContainText('TK 150 each')
    await cart(page).getByRole('button', { name: 'Remove Kid Play', exact: true }).click()
    await expect(page.getByText('Item removed from cart')).toBeVisible()
    await expect(held(page)).toHaveCount(1)
    await expect(details).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(details).toHaveAttribute('aria-expanded', 'false')
    await expect(cart(page)).toContainText('Tk 150.00')
  })

  await step('a cleared cart is said, and Undo puts everything back', async () => {
    await add(page, 'Kid Play').click({ clickCount: 2 })
    await details.click()
    await cart(page).getByRole('button', { name: 'Clear cart' }).click()
    await expect(page.getByText('Cart cleared')).toBeVisible()
    await expect(cart(page)).toHaveCount(0)
    await expect(count(page, 'Kid Play')).toHaveText('0')
    await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused()
    await expectNoViolations(page)
    await page.keyboard.press('Enter')
    await expect(held(page)).toHaveText(['1 Adult Companion', '2 Kid Play'])
    await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0)
  })
})

test(
  'when a stored price is old and a stored ticket no longer sold, both are put right and said until they are read',
  { tag: '@any-size' },
  async ({ page, visit }) => {
    const stored = [
      { id: 2, name: 'Kid Play', price: 500, quantity: 2 },
      { id: 999, name: 'Moon Walk', price: 100, quantity: 3 },
      { id: 4, name: 'Adult Companion', price: 150, quantity: 1 },
    ]
    // A document of the site that reads no cart by itself.
    await page.goto('/robots.txt')
    await page.evaluate((text) => localStorage.setItem('shop-cart', text), JSON.stringify(stored))
    await visit('/tickets')
    await expect(page.getByText('The price of Kid Play is now TK 550')).toBeVisible()
    await expect(page.getByText('Moon Walk is no longer sold and was removed from the cart')).toBeVisible()
    await expect(page.getByText('The price of Adult Companion')).toHaveCount(0)
    await expect(held(page)).toHaveText(['2 Kid Play', '1 Adult Companion'])
    await expect(cart(page)).toContainText('Tk 1,250.00')
    expect(await page.evaluate(() => JSON.parse(localStorage.getItem('shop-cart') ?? 'null') as unknown)).toHaveLength(
      2,
    )
    await page.getByRole('button', { name: 'Dismiss' }).click()
    await expect(page.getByText('The price of Kid Play')).toHaveCount(0)
    await visit('/tickets')
    await expect(held(page)).toHaveCount(2)
    await expect(page.getByText('The price of Kid Play')).toHaveCount(0)
  },
)
