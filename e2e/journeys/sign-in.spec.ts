import { expectNoViolations } from '../axe.ts'
import { newPhone } from '../customer.ts'
import { expectLargeTextToFit } from '../large-text.ts'
import { readCode } from '../read-code.ts'
import {
  comeFromCrowdedNetwork,
  expectRoomAboveKeyboard,
  myProfile,
  signInButton,
  signInDrawer,
  standInForSending,
} from '../sign-in.ts'
import { expect, holdBack, test } from '../visitor.ts'

const { step } = test

test('when a parent enters a number and the code that comes to it, they are signed in and on their profile', async ({
  page,
  visit,
  noise,
}) => {
  noise.expect(/422/)
  const number = newPhone()
  const { drawer, phone, code, sendOtp, verifyOtp, alert } = signInDrawer(page)
  await visit('/about')
  await signInButton(page).click()
  await expect(drawer).toHaveAccessibleName('Hello! Come on in')
  await expect(phone).toBeFocused()
  await expectNoViolations(page)
  await expectLargeTextToFit(page)
  await expectRoomAboveKeyboard(page, phone, sendOtp)

  const sending = await holdBack(page, '**/api/login-phone')
  await phone.fill(`+88 ${number.slice(0, 5)}-${number.slice(5)}`)
  await page.keyboard.press('Enter')
  await expect(drawer.getByRole('button', { name: 'Sending OTP...' })).toBeVisible()
  sending.release()
  await expect(drawer).toHaveAccessibleName('Check your phone')
  await expect(drawer.getByText(`We sent a code to +88 ${number}`)).toBeVisible()
  await expect(code).toBeFocused()
  await expect(code).toHaveAttribute('autocomplete', 'one-time-code')
  await expect(code).toHaveAttribute('inputmode', 'numeric')

  const right = readCode(number)
  const wrong = right === '123456' ? '654321' : '123456'
  const tries: string[] = []
  page.on('request', (request) => request.url().endsWith('/verify-otp') && tries.push(request.postData() ?? ''))
  await code.pressSequentially(wrong)
  await expect(alert).toContainText('OTP verification failed. Please try again.')
  await expect(alert).toContainText('4 tries left')
  await expect(code).toHaveAccessibleDescription(/OTP verification failed/)
  await expect(code).toHaveValue(wrong)
  await expect(code).toHaveAttribute('aria-invalid', 'true')
  await expectNoViolations(page)
  await expectRoomAboveKeyboard(page, code, verifyOtp)

  await step('a code that was wrong goes again only by the button; the next digit takes its place', async () => {
    expect(await code.evaluate((input: HTMLInputElement) => [input.selectionStart, input.selectionEnd])).toEqual([0, 6])
    await code.pressSequentially(wrong)
    await expect(code).toHaveValue(wrong)
    await expect(code).not.toHaveAttribute('aria-invalid')
    expect(tries).toHaveLength(1)
    await verifyOtp.click()
    await expect(alert).toContainText('3 tries left')
    expect(tries).toHaveLength(2)
  })

  const verifying = await holdBack(page, '**/api/verify-otp')
  await code.fill(`Your code is ${right}. It is valid for 5 minutes.\n\n@dolna.example #${right}`)
  await expect(code).toHaveValue(right)
  await expect(drawer.getByRole('button', { name: 'Verifying OTP...' })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(alert).toHaveCount(0)
  verifying.release()
  await expect(page).toHaveURL('/dashboard/profile')
  expect(tries).toHaveLength(3)
  await expect(drawer).toHaveCount(0)
  await expect(page.getByRole('main')).toBeFocused()
  await expect(myProfile(page)).toBeVisible()
  await expect(signInButton(page)).toBeHidden()
  expect(await page.evaluate(() => localStorage.getItem('token'))).toMatch(/^\S{40,}$/)

  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'My Profile' })).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL('/about')
  await expect(sendOtp).toHaveCount(0)
})

test(
  'when a number cannot be used or reached, the field says why, and the number stays',
  { tag: '@any-size' },
  async ({ page, visit, noise, request }) => {
    noise.expect(/429|ERR_FAILED/)
    const { phone, sendOtp, alert } = signInDrawer(page)
    await visit('/')
    await signInButton(page).click()

    await step('when it is missing or wrong, nothing is asked, and the field says so until it is changed', async () => {
      const asked = await standInForSending(page)
      await sendOtp.click()
      await expect(phone).toBeFocused()
      await expect(phone).toHaveAccessibleDescription('Phone number is required.')
      for (const typed of ['0121234', '01212345678', '017123456789', '+91 98765 43210']) {
        await phone.fill(typed)
        await expect(alert).toHaveCount(0)
        await page.keyboard.press('Enter')
        await expect(phone).toHaveAccessibleDescription('Please enter a valid phone number')
        await expect(phone).toHaveValue(typed)
      }
      expect(asked).toHaveLength(0)
      await page.unroute('**/api/login-phone')
    })

    await step('when the line is down, it is said', async () => {
      await page.route('**/api/login-phone', (route) => route.abort())
      await phone.fill('01712345678')
      await sendOtp.click()
      await expect(alert).toHaveText(/^Failed to send OTP\. Please try again\..*connection/)
      await page.unroute('**/api/login-phone')
    })

    await step('when too many codes were asked for, the time left is told', async () => {
      const number = newPhone()
      await request.post('/api/login-phone', { data: { phone_no: number, country: 'Bangladesh' } })
      await phone.fill(number)
      await sendOtp.click()
      await expect(alert).toContainText('Failed to send OTP. Please try again.')
      await expect(alert).toContainText(/Please wait \d+ seconds/)
      await expect(phone).toHaveValue(number)
      await expect(phone).toHaveAccessibleDescription(/Failed to send OTP/)
    })
  },
)

test(
  'when the network of a visitor has used up its share of codes, their browser does some work unseen, and the code comes all the same',
  { tag: '@any-size' },
  async ({ page, visit, noise }) => {
    noise.expect(/428|ERR_FAILED/)
    // On a machine that is busy with other work, work takes as long as it takes.
    test.setTimeout(120_000)
    const afterWork = { timeout: 200_000 }
    const { drawer, phone, code, sendOtp, changeNumber, alert } = signInDrawer(page)
    const files: string[] = []
    page.on('request', (request) => files.push(request.url()))
    await visit('/')
    await signInButton(page).click()
    await comeFromCrowdedNetwork(page)
    const send = async () => {
      const number = newPhone()
      await phone.fill(number)
      await sendOtp.click()
      return number
    }
    expect(files.filter((url) => /proof|prove/.test(url))).toEqual([])

    await step('when the work cannot be done, it is said', async () => {
      await page.route(/(proof-worker|solve-proof)/, (route) => route.abort())
      await send()
      await expect(alert).toHaveText('Failed to send OTP. Please try again.')
      await page.unroute(/(proof-worker|solve-proof)/)
    })

    await step('when no worker can run, the page does it', async () => {
      await page.route(/proof-worker/, (route) => route.abort())
      const number = await send()
      await expect(code).toBeFocused(afterWork)
      expect(readCode(number)).toMatch(/^\d{6}$/)
      await page.unroute(/proof-worker/)
      await changeNumber.click()
    })

    await step('else a worker does, and the button says all the while that it is sending', async () => {
      const { promise: held, resolve: release } = Promise.withResolvers<void>()
      const proved = Promise.withResolvers<void>()
      await page.route('**/api/login-phone', async (route) => {
        const { proof } = route.request().postDataJSON() as { proof?: string }
        if (proof !== undefined) {
          proved.resolve()
          await held
        }
        await route.fallback()
      })
      const working = page.waitForEvent('worker')
      const number = await send()
      const sending = drawer.getByRole('button', { name: 'Sending OTP...' })
      await expect(sending).toBeVisible()
      const worker = await working
      expect(worker.url()).toMatch(/\/assets\/proof-worker-[\w-]+\.js$/)
      await proved.promise
      await expect(sending).toBeVisible()
      release()
      await expect(code).toBeFocused()
      await code.fill(readCode(number))
      await expect(page).toHaveURL('/dashboard/profile')
    })
  },
)

test('when a code is missing or cannot be verified, the field says so, and the number can be changed @any-size', async ({
  page,
  visit,
  noise,
}) => {
  noise.expect(/50\d/)
  const asked = await standInForSending(page)
  const { drawer, phone, code, sendOtp, verifyOtp, changeNumber, alert } = signInDrawer(page)
  await visit('/')
  await signInButton(page).click()

  await step('when it is missing, the field says so', async () => {
    await phone.fill('০১৭১২ ৩৪৫৬৭৮')
    await sendOtp.click()
    await verifyOtp.click()
    await expect(code).toBeFocused()
    await expect(code).toHaveAccessibleDescription('OTP is required')
    expect(asked.map((request) => request.postDataJSON() as unknown)).toEqual([
      { phone_no: '01712345678', country: 'Bangladesh' },
    ])
  })

  await step('when the server breaks down, it is said, and the code stays', async () => {
    await page.route('**/api/verify-otp', (route) =>
      route.fulfill({ status: 500, json: { message: 'Something went wrong', code: 'internal' } }),
    )
    await code.fill('482913')
    await expect(alert).toHaveText('OTP verification failed. Please try again.')
    await expect(code).toHaveValue('482913')
    await expect(code).not.toHaveAttribute('aria-invalid')
    await page.unroute('**/api/verify-otp')
  })

  await step('when the number is changed, it is still there; the same one leads back to its code', async () => {
    await changeNumber.click()
    await expect(phone).toBeFocused()
    await expect(phone).toHaveValue('01712345678')
    await page.keyboard.press('Enter')
    await expect(code).toBeFocused()
    expect(asked).toHaveLength(1)
    await changeNumber.click()
    await phone.fill('01812345678')
    await page.keyboard.press('Enter')
    await expect(drawer.getByText('+88 01812345678')).toBeVisible()
    expect(asked).toHaveLength(2)
  })

  await step('when the page is loaded anew, the code can still be entered', async () => {
    await visit('/tickets')
    await signInButton(page).click()
    await expect(code).toBeFocused()
    await expect(drawer.getByText('+88 01812345678')).toBeVisible()
  })
})
