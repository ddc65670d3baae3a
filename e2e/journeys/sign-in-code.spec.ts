import type { Page } from '@playwright/test'
import { makeCustomer } from '../customer.ts'
import { askForCode, signInButton, signInDrawer, standInForSending } from '../sign-in.ts'
import { expect, test } from '../visitor.ts'

// The clock that a journey has taken over, and the phone it stands in for, stay with its page.
test.use({ reuseContext: false })

test(
  'when a minute has passed, another code can be asked for; if it cannot be sent, what was typed stays',
  { tag: '@any-size' },
  async ({ page, visit, noise }) => {
    noise.expect(/ERR_FAILED/)
    await page.clock.install({ time: '2026-11-20T10:00:00Z' })
    const asked = await standInForSending(page)
    const { drawer, code, resend, alert } = signInDrawer(page)
    await visit('/')
    await askForCode(page, '01712345678')
    await expect(drawer.getByText(/^Resend in (60|5\d) s$/)).toBeVisible()
    await expect(resend).toHaveCount(0)
    await code.fill('482')
    await page.clock.fastForward(61_000)
    await resend.click()
    await expect(drawer.getByRole('status')).toHaveText('A new code is on its way.')
    await expect(code).toBeFocused()
    await expect(code).toHaveValue('')
    await expect(drawer.getByText(/^Resend in (60|5\d) s$/)).toBeVisible()
    expect(asked).toHaveLength(2)

    await test.step('when another code cannot be sent, it is said and what was typed stays', async () => {
      await code.fill('482')
      await page.route('**/api/login-phone', (route) => route.abort())
      await page.clock.fastForward(61_000)
      await resend.click()
      await expect(alert).toContainText('Failed to send OTP. Please try again.')
      await expect(code).toHaveValue('482')
      await expect(resend).toBeVisible()
    })
  },
)

/** Stands in for a phone that hands over codes from messages; this machine has none. */
async function standInForMessages(
  page: Page,
): Promise<{ receive: (code: string) => Promise<void>; state: () => Promise<string> }> {
  await page.addInitScript(() => {
    const phone: { state: string; hand?: (code: string) => void } = { state: 'idle' }
    Object.assign(window, { OTPCredential: Credential, phone })
    navigator.credentials.get = (options) =>
      new Promise((resolve, reject) => {
        phone.state = 'listening'
        phone.hand = (code) => resolve({ id: '', type: 'otp', code } as Credential)
        options?.signal?.addEventListener('abort', () => {
          phone.state = 'stopped'
          reject(new DOMException('aborted', 'AbortError'))
        })
      })
  })
  type WithPhone = Window & { phone?: { state: string; hand?: (code: string) => void } }
  return {
    receive: (code) => page.evaluate((received) => (window as WithPhone).phone?.hand?.(received), code),
    state: () => page.evaluate(() => (window as WithPhone).phone?.state ?? ''),
  }
}

test(
  'when the phone hands over the code from the message, it is entered without a tap, and only while it is waited for',
  { tag: '@any-size' },
  async ({ page, visit }) => {
    const { id, phone: number, token } = await makeCustomer({ name: 'Rima' })
    const user = {
      id,
      phone: number,
      name: 'Rima',
      image: null,
      spouse_name: null,
      email: null,
      heared_by: null,
      language: 'en',
      childrens: [],
    }
    await page.route('**/api/verify-otp', (route) => route.fulfill({ json: { data: user, token } }))
    await standInForSending(page)
    const messages = await standInForMessages(page)
    const { drawer, changeNumber } = signInDrawer(page)
    await visit('/')
    expect(await messages.state()).toBe('idle')
    await askForCode(page, number)
    expect(await messages.state()).toBe('listening')

    await test.step('when the code is no longer waited for, the phone is not asked any more', async () => {
      await changeNumber.click()
      expect(await messages.state()).toBe('stopped')
      await page.keyboard.press('Enter')
      await expect.poll(messages.state).toBe('listening')
      await drawer.getByRole('button', { name: 'Close' }).click()
      await expect.poll(messages.state).toBe('stopped')
    })

    await signInButton(page).click()
    await expect.poll(messages.state).toBe('listening')
    const verified = page.waitForRequest('**/api/verify-otp')
    await messages.receive('482913')
    expect((await verified).postDataJSON()).toEqual({ phone_no: number, code: '482913', country: 'Bangladesh' })
    await expect(page).toHaveURL('/dashboard/profile')
  },
)
