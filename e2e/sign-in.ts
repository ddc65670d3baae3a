import { randomInt } from 'node:crypto'
import type { Locator, Page, Request } from '@playwright/test'
import pg from 'pg'
import { expect } from './visitor.ts'

/** The drawer and what stands in it, one step after the other. */
export function signInDrawer(page: Page) {
  const drawer = page.getByRole('dialog')
  return {
    drawer,
    phone: drawer.getByLabel('Phone number'),
    code: drawer.getByLabel('OTP code'),
    sendOtp: drawer.getByRole('button', { name: 'Send OTP' }),
    verifyOtp: drawer.getByRole('button', { name: 'Verify OTP' }),
    changeNumber: drawer.getByRole('button', { name: 'Change number' }),
    resend: drawer.getByRole('button', { name: 'Resend OTP' }),
    alert: drawer.getByRole('alert'),
  }
}

export const signInButton = (page: Page): Locator => page.getByRole('banner').getByRole('button', { name: 'Sign In' })
export const myProfile = (page: Page): Locator => page.getByRole('banner').getByRole('link', { name: 'My Profile' })

/** Opens the drawer and leaves it where the code is entered. */
export async function askForCode(page: Page, number: string): Promise<void> {
  const { phone, code } = signInDrawer(page)
  await signInButton(page).click()
  await phone.fill(number)
  await page.keyboard.press('Enter')
  await expect(code).toBeFocused()
}

/** A keyboard leaves 360 × 400 of the page in sight: the field and its button are there without scrolling. */
export async function expectRoomAboveKeyboard(page: Page, ...parts: Locator[]): Promise<void> {
  const keyboard = (height: number | null) =>
    page.evaluate((seen) => {
      if (!visualViewport) throw new Error('This browser has no visual viewport.')
      if (seen === null) Reflect.deleteProperty(visualViewport, 'height')
      else Object.defineProperty(visualViewport, 'height', { configurable: true, value: seen })
      visualViewport.dispatchEvent(new Event('resize'))
    }, height)
  const window = page.viewportSize()
  if (!window) throw new Error('This page has no window.')
  await page.setViewportSize({ width: 360, height: 780 })
  await keyboard(400)
  for (const part of parts) {
    await expect(part).toBeInViewport({ ratio: 1 })
    const box = await part.boundingBox()
    expect(box && box.y + box.height).toBeLessThanOrEqual(400)
  }
  await keyboard(null)
  await page.setViewportSize(window)
}

/** Stands in for the server's sending, so that no journey uses up what one connection may ask for. Tells what was asked. */
export async function standInForSending(page: Page): Promise<Request[]> {
  const asked: Request[] = []
  await page.route('**/api/login-phone', (route) => {
    asked.push(route.request())
    return route.fulfill({ json: { message: 'The code is on its way.', data: { expires_in: 300, resend_in: 60 } } })
  })
  return asked
}

/** From now on this browser comes from a network that has asked for as many codes as it may without work. */
export async function comeFromCrowdedNetwork(page: Page): Promise<void> {
  const address = `198.51.${randomInt(256)}.${randomInt(256)}`
  const client = new pg.Client({ connectionString: process.env['SITE_DATABASE_URL'] })
  await client.connect()
  await client.query(
    `insert into limit_events ("limit", subject) select 'code sent to address', $1 from generate_series(1, 30)`,
    [address],
  )
  await client.end()
  await page.setExtraHTTPHeaders({ 'x-forwarded-for': address })
}
