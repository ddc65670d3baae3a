import type { Page } from '@playwright/test'
import { TOKEN_KEY } from '#contract/signed-in.ts'
import { readPdf } from '../../packages/server/src/testing/read-pdf.ts'
import { expectNoViolations } from '../axe.ts'
import { newPhone } from '../customer.ts'
import { englishOn } from '../english-on.ts'
import { giveMemberships } from '../membership.ts'
import { readCode } from '../read-code.ts'
import { expect, test } from '../visitor.ts'

const { step } = test

/** As a keyboard that is set to Bangla types them. */
const inBangla = (figures: string): string =>
  figures.replace(/\d/g, (figure) => String.fromCodePoint(0x09e6 + Number(figure)))

/** As drawn now: Bangla throughout, without a fault, and no wider than the smallest phone. */
async function expectBangla(page: Page): Promise<void> {
  expect(await englishOn(page)).toEqual([])
  await expectNoViolations(page)
  await page.setViewportSize({ width: 360, height: 780 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
}

const ownNumber = (page: Page): Promise<number> =>
  page.evaluate(async (key) => {
    const answer = await fetch('/api/user', { headers: { authorization: `Bearer ${localStorage.getItem(key)}` } })
    return ((await answer.json()) as { data: { id: number } }).data.id
  }, TOKEN_KEY)

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true })

test('when a parent does everything in Bangla, from the first sign-in to the receipt, no English comes between', async ({
  page,
  visit,
  noise,
}) => {
  noise.expect(/answer 4\d\d/, /status of 4\d\d/)
  const phone = newPhone()
  const drawer = page.getByRole('dialog')
  await step('they sign in with Bangla figures, and a wrong code is refused in Bangla', async () => {
    await visit('/bn/tickets')
    await page.getByRole('button', { name: 'বাচ্চাদের খেলা: একটি বাড়ান' }).click()
    await page.getByRole('banner').getByRole('button', { name: 'সাইন ইন' }).click()
    await drawer.getByLabel('মোবাইল নম্বর').fill('০১২৩')
    await drawer.getByRole('button', { name: 'OTP পাঠান' }).click()
    await expect(drawer).toContainText('সঠিক মোবাইল নম্বর দিন')
    await drawer.getByLabel('মোবাইল নম্বর').fill(inBangla(phone))
    await drawer.getByRole('button', { name: 'OTP পাঠান' }).click()
    const field = drawer.getByLabel('OTP কোড')
    await expect(field).toBeFocused()
    const code = readCode(phone)
    await field.fill(inBangla(code === '111111' ? '222222' : '111111'))
    await expect(drawer.getByRole('alert')).toContainText('।')
    await expectBangla(page)
    await field.fill(inBangla(code))
    await expect(page).toHaveURL('/bn/dashboard/profile')
  })

  await step('a field of their profile is refused in Bangla', async () => {
    await expectBangla(page)
    await page.getByRole('button', { name: 'প্রোফাইল বদলান' }).click()
    await expect(page.getByLabel('এসএমএসের ভাষা')).toHaveValue('bn')
    await page.getByLabel('ইমেইল').fill('নুসরাত')
    await page.getByRole('button', { name: 'সেভ করুন' }).click()
    await expect(page.getByText('ইমেইলটি ঠিক নেই।')).toBeVisible()
    await expectBangla(page)
  })

  await step('at checkout they give their name, type ages in Bangla figures, and place the order', async () => {
    await visit('/bn/ticket-checkout')
    await expect(heading(page, 'টিকিট চেকআউট')).toBeVisible()
    await page.getByLabel('আপনার নাম').fill('নুসরাত জাহান')
    await page.getByRole('combobox', { name: 'শাখা বেছে নিন' }).selectOption({ index: 1 })
    const kid = page.getByRole('group', { name: 'বাচ্চাদের খেলা ১টি টিকিট' })
    await kid.getByRole('textbox', { name: 'নাম' }).fill('ইনায়া')
    await kid.getByRole('textbox', { name: 'বয়স' }).fill('৬')
    await page.getByRole('checkbox', { name: 'আমি' }).check()
    await expectBangla(page)
    await page.getByRole('button', { name: 'অর্ডার করুন' }).click()
    await expect(page).toHaveURL(/\/sandbox-gateway\//)
  })

  await step('they pay and come back to the ticket in Bangla, whose receipt reads back in Bangla', async () => {
    await page.getByText('bKash').click()
    await page.getByRole('button', { name: /^Pay BDT/ }).click()
    await expect(page).toHaveURL(/\/bn\/ticket-checkout\/success\/\d+$/)
    await expect(heading(page, 'পেমেন্ট সফল হয়েছে')).toBeVisible()
    await expectBangla(page)
    const href = await page.getByRole('link', { name: 'রসিদ ডাউনলোড' }).getAttribute('href')
    expect(href).toMatch(/\.pdf\?lang=bn$/)
    const receipt = await page.request.get(href ?? '')
    const { pages, written } = await readPdf(await receipt.body())
    for (const words of ['রসিদ', 'নুসরাত জাহান', 'বাচ্চাদের খেলা', 'পাঁচশত একানব্বই টাকা পঁচিশ পয়সা মাত্র'])
      expect(written).toContain(words)
    expect(pages[0]).toContain('৳৫৯১.২৫')
    expect(await page.getByRole('main').textContent()).toContain('৳৫৯১.২৫')
  })

  await step('every screen of their own is Bangla', async () => {
    const [membership] = await giveMemberships({ id: await ownNumber(page) }, [
      { name: 'Super Star', from: -3, to: 20 },
    ])
    for (const [path, name] of [
      ['/bn/dashboard/tickets', 'টিকিট'],
      ['/bn/dashboard/subscriptions', 'মেম্বারশিপ'],
      ['/bn/membership-checkout/1', 'মেম্বারশিপ চেকআউট'],
    ] as const) {
      await visit(path)
      await expect(heading(page, name)).toBeVisible()
      await expectBangla(page)
    }
    await visit(`/bn/dashboard/subscriptions/show/${membership}`)
    await expect(page.getByRole('img', { name: 'গেটের QR কোড' })).toBeVisible()
    await expectBangla(page)
  })
})
