import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { expectNoViolations } from '../axe.ts'
import { signInAsNusrat } from '../profile.ts'
import { expect, holdBack, test } from '../visitor.ts'

const { step } = test

/** A running membership and an unpaid order, without buying them. */
async function standInForBelongings(page: Page): Promise<void> {
  await page.route('**/api/subscriptions?**', (route) =>
    route.fulfill({ json: { data: [{ status: 1, package: { name: 'Dolna Star' } }], meta: {} } }),
  )
  await page.route('**/api/sales?**', (route) =>
    route.fulfill({ json: { data: [{ payable: true }, { payable: false }], meta: {} } }),
  )
}

test('when a parent takes their data and deletes their account, they get all of it, and are told what goes @any-size', async ({
  page,
  visit,
  request,
  noise,
}) => {
  noise.expect(/409|429/)
  const { phone, token } = await signInAsNusrat(page, request)
  await standInForBelongings(page)
  await visit('/dashboard/profile')
  const download = page.getByRole('button', { name: 'Download my data' })
  const erase = page.getByRole('button', { name: 'Delete my account' })
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' })

  await step('they get all of it as a file', async () => {
    const [file] = await Promise.all([page.waitForEvent('download'), download.click()])
    expect(file.suggestedFilename()).toMatch(/my-data\.json$/)
    const text = readFileSync(await file.path(), 'utf8')
    expect(JSON.parse(text)).toBeTruthy()
    for (const held of [phone, 'Nusrat Jahan', 'ইনায়া']) expect(text).toContain(held)
  })

  await step('what is told while a dialog is open is told in front of it, and stays when it closes', async () => {
    const answer = {
      message: 'You can download your data 5 times a day. Please try again in about 24 hours.',
      code: 'too_many_requests',
    }
    await page.route('**/api/user/data', (route) => route.fulfill({ status: 429, body: JSON.stringify(answer) }))
    const fetching = await holdBack(page, '**/api/user/data')
    await download.click()
    await erase.click()
    await expect(dialog).toBeVisible()
    fetching.release()
    const told = page.getByText(answer.message)
    await expect(dialog.getByText(answer.message)).toBeVisible()
    await expect(told).toHaveCount(1)
    await told.hover()
    await dialog.getByRole('button', { name: 'Close' }).click()
    await expect(dialog).toBeHidden()
    await expect(told).toBeVisible()
    await page.getByRole('button', { name: 'Dismiss' }).click()
    await expect(told).toHaveCount(0)
  })

  await step('they are told what goes, sign out with it, and can come again', async () => {
    await erase.click()
    const sure = dialog.getByRole('checkbox')
    const confirm = dialog.getByRole('button', { name: 'Delete my account' })
    await expect(dialog.getByRole('status')).toContainText('Your membership “Dolna Star” is paid and still running.')
    await expect(dialog.getByRole('status')).toContainText('One order of yours is not paid yet.')
    await expect(confirm).toBeDisabled()
    await expectNoViolations(page)

    const refusal = { message: 'A payment is on its way. Please try again later.', code: 'conflict' }
    await page.route('**/api/user', (route) =>
      route.request().method() === 'DELETE' ? route.fulfill({ status: 409, json: refusal }) : route.fallback(),
    )
    await sure.check()
    await confirm.click()
    await expect(dialog.getByRole('alert')).toHaveText(refusal.message)
    await page.unroute('**/api/user')

    await confirm.click()
    await expect(page).toHaveURL('/')
    await expect(page.getByText('Your account is deleted.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible()
    expect((await request.get('/api/user', { headers: { authorization: `Bearer ${token}` } })).status()).toBe(401)
    expect(
      (await request.post('/api/login-phone', { data: { phone_no: phone, country: 'Bangladesh' } })).status(),
    ).toBe(200)
  })
})
