import type { Browser, BrowserContext, Page } from '@playwright/test'
import { expectNoViolations } from '../axe.ts'
import { addOwner, choosePin, enterCode, newStaffPhone, printLink, tapPin } from '../staff-door.ts'
import { expect, test } from '../visitor.ts'

const english = { goOn: 'Go on', save: 'Save PIN' }
const bangla = { goOn: 'এগিয়ে যান', save: 'পিন সেভ করুন' }

/** Another phone, which knows nothing of this browser. */
async function otherPhone(browser: Browser, baseURL: string | undefined): Promise<[Page, BrowserContext]> {
  const context = await browser.newContext({
    baseURL,
    viewport: { width: 360, height: 780 },
    locale: 'en-GB',
    serviceWorkers: 'block',
    reducedMotion: 'reduce',
  })
  return [await context.newPage(), context]
}

const unique = (): string => Math.random().toString(36).slice(2, 7)

async function addPerson(page: Page, person: { name: string; phone: string; role: string }): Promise<void> {
  await page.getByRole('button', { name: 'Add a person' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add a person' })
  await dialog.getByLabel('Name').fill(person.name)
  await dialog.getByLabel('Mobile number').fill(person.phone)
  await dialog.getByLabel('Role').selectOption(person.role)
  await dialog.getByLabel('All branches').check()
  await dialog.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(page.getByText(`${person.name} can sign in now.`)).toBeVisible()
}

test('when an owner comes in by the printed link, a gate is opened with a phone, and closed again @any-size', async ({
  page,
  browser,
  baseURL,
  noise,
}) => {
  // Who has no session yet is told so by the calls themselves.
  noise.expect(/\b(401|403|422)\b/)
  const mark = unique()
  const [owner, gate, manager] = [`Nasima ${mark}`, `Rafiq ${mark}`, `Kamal ${mark}`]
  const [gatePhone, managerPhone] = [newStaffPhone(), newStaffPhone()]
  const device = `Gate ${mark}`

  await test.step('the link works once, and a PIN that is easy to guess is refused', async () => {
    const link = await printLink(await addOwner(owner))
    await page.goto(link)
    await page.getByRole('button', { name: 'Open' }).click()
    await expect(page.getByRole('heading', { name: owner })).toBeVisible()
    await expectNoViolations(page)
    await choosePin(page, '1234', english)
    await expect(page.getByRole('alert')).toHaveText('This PIN is too easy to guess.')
    await choosePin(page, '7193', english)
    await expect(page.getByRole('heading', { name: 'Sales today' })).toBeVisible()
    await expect(page.getByText('Let in', { exact: true })).toBeVisible()
    await expectNoViolations(page)
  })

  await test.step('people are added; what is wrong is said at its field', async () => {
    await page.goto('/staff/people')
    await page.getByRole('button', { name: 'Add a person' }).click()
    const dialog = page.getByRole('dialog', { name: 'Add a person' })
    await dialog.getByRole('button', { name: 'Add', exact: true }).click()
    await expect(dialog.getByText('Name is required.')).toBeVisible()
    await expect(dialog.getByText('Please choose at least one branch.')).toBeVisible()
    await expectNoViolations(page)
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await addPerson(page, { name: manager, phone: managerPhone, role: 'manager' })
    await addPerson(page, { name: gate, phone: gatePhone, role: 'gate' })
    await expect(page.getByText(gate, { exact: true })).toBeVisible()
    await expectNoViolations(page)
  })

  const [phone, context] = await otherPhone(browser, baseURL)

  await test.step('a phone is paired with the code, and the owner is told', async () => {
    await page.getByRole('link', { name: 'Devices' }).click()
    await page.getByRole('button', { name: 'Pair a device' }).click()
    const dialog = page.getByRole('dialog', { name: 'Pair a device' })
    await dialog.getByLabel('Name').fill(device)
    await dialog.getByRole('button', { name: 'Show the code' }).click()
    const code = await dialog.getByText(/^[0-9A-Z]{3}-[0-9A-Z]{3}$/).innerText()
    await expect(dialog.getByRole('img', { name: 'Pairing code' })).toBeVisible()
    await expectNoViolations(page)

    await phone.goto('/staff/pair')
    await expect(phone.getByRole('heading', { name: 'Pair this device' })).toBeVisible()
    await phone.getByLabel('Code').fill('ZZZ-ZZZ')
    await phone.getByRole('button', { name: 'Pair', exact: true }).click()
    await expect(phone.getByRole('alert')).toHaveText('This code is not right, or it is older than 5 minutes.')
    await expectNoViolations(phone)
    await phone.getByLabel('Code').fill(code.toLowerCase().replace('-', ' '))
    await phone.getByRole('button', { name: 'Pair', exact: true }).click()
    await expect(phone.getByRole('heading', { name: 'Tap your name' })).toBeVisible()
    await expectNoViolations(phone)
    await expect(page.getByText(`${device} is paired.`)).toBeVisible()
    await expect(dialog).toBeHidden()
  })

  await test.step('who has no PIN yet signs in by code on it, sets one, and reads Bangla from there on', async () => {
    await phone.getByRole('button', { name: new RegExp(gate) }).click()
    await phone.getByLabel('Mobile number').fill(gatePhone)
    await phone.getByRole('button', { name: 'Send code' }).click()
    await enterCode(phone, gatePhone, 'Code')
    await expect(phone.getByText('একটি পিন ঠিক করুন')).toBeVisible()
    await choosePin(phone, '4826', bangla)
    await expect(phone).toHaveURL('/staff/gate')
  })

  await test.step('the screen locks, a wrong PIN is counted, the right one opens it', async () => {
    await phone.goto('/staff/more')
    await expect(phone.getByRole('heading', { name: 'আরও' })).toBeVisible()
    await expectNoViolations(phone)
    await phone.getByRole('button', { name: 'স্ক্রিন লক করুন' }).click()
    await expect(phone.getByText('স্ক্রিন লক করা আছে। পিন দিন।')).toBeVisible()
    await expectNoViolations(phone)
    await phone.getByRole('button', { name: new RegExp(gate) }).click()
    await tapPin(phone, '4827', 'খুলুন')
    await expect(phone.getByRole('alert')).toHaveText('পিন মেলেনি। আর 4 বার চেষ্টা করতে পারবেন।')
    await tapPin(phone, '4826', 'খুলুন')
    await expect(phone.getByRole('heading', { name: 'আরও' })).toBeVisible()
  })

  await test.step('the PIN is changed: first the old one, then the new one twice', async () => {
    await phone.getByRole('button', { name: 'পিন বদলান' }).click()
    await tapPin(phone, '4826', bangla.goOn)
    await tapPin(phone, '5937', bangla.goOn)
    await tapPin(phone, '5938', bangla.save)
    await expect(phone.getByRole('alert')).toBeVisible()
    await expectNoViolations(phone)
    await choosePin(phone, '5937', bangla)
    await expect(phone.getByText('আপনার পিন বদলানো হয়েছে।')).toBeVisible()
  })

  await test.step('a room that is not theirs says so and shows the way back', async () => {
    await phone.goto('/staff/people')
    await expect(phone.getByRole('heading', { name: 'Your role does not allow this.' })).toBeVisible()
    await expectNoViolations(phone)
    await phone.getByRole('link', { name: 'To Gate' }).click()
    await expect(phone).toHaveURL('/staff/gate')
  })

  await test.step('the shift ends, and the next comes in by name and PIN', async () => {
    await phone.goto('/staff/more')
    await phone.getByRole('button', { name: 'আমার শিফট শেষ' }).click()
    await phone.getByRole('button', { name: new RegExp(gate) }).click()
    await expectNoViolations(phone)
    await tapPin(phone, '5937', 'সাইন ইন')
    await expect(phone).toHaveURL('/staff/more')
  })

  await test.step('unpairing names the device, and takes effect at its next call', async () => {
    await page.getByRole('button', { name: `Unpair ${device}` }).click()
    const dialog = page.getByRole('dialog', { name: new RegExp(`Unpair ${device} at `) })
    await expectNoViolations(page)
    await dialog.getByRole('button', { name: `Unpair ${device}` }).click()
    await expect(page.getByText(`${device} is unpaired.`)).toBeVisible()
    await phone.reload()
    await expect(phone.getByText(`${owner} এই ডিভাইসের সংযোগ কেটে দিয়েছেন। এখানে আর কিছু রাখা নেই।`)).toBeVisible()
    expect(await phone.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('staff-')))).toEqual([])
    await context.close()
  })

  await test.step('keys lead to a place, and a question mark tells which', async () => {
    await page.keyboard.press('?')
    const keys = page.getByRole('dialog', { name: 'Keys' })
    await expect(keys.getByText('Sales')).toBeVisible()
    await expectNoViolations(page)
    await page.keyboard.press('Escape')
    await expect(keys).toBeHidden()
    await page.keyboard.press('g')
    await page.keyboard.press('h')
  })

  await test.step('the history tells it all', async () => {
    const rows = page.getByRole('region', { name: 'History' })
    // Other gates of the centre are at work, too.
    await page.getByLabel('Person').selectOption({ label: owner })
    for (const did of [`unpaired ${device}`, `added ${gate} as gate`, `added ${manager} as manager`])
      await expect(rows.getByText(`${owner} ${did}`)).toBeVisible()
    await expectNoViolations(page)
    await page.getByLabel('Person').selectOption({ label: gate })
    await expect(page).toHaveURL(/person=\d+/)
    await expect(rows.getByText(`${owner} added`)).toBeHidden()
    for (const did of ['set a PIN', `signed in with the PIN on ${device}`, `signed out on ${device}`])
      await expect(rows.getByText(`${gate} ${did}`).first()).toBeVisible()
  })
})

test(
  'when a number is not on the staff list, the screen says the same, and no code opens it',
  { tag: '@any-size' },
  async ({ page, noise }) => {
    noise.expect(/\b(401|422)\b/)
    await page.goto('/staff/people')
    await expect(page).toHaveURL('/staff/sign-in')
    await expect(page.getByRole('heading', { name: 'Staff sign in' })).toBeVisible()
    await expectNoViolations(page)
    await page.getByRole('button', { name: 'Send code' }).click()
    await expect(page.getByRole('alert')).toBeVisible()
    await page.getByLabel('Mobile number').fill(newStaffPhone())
    await page.getByRole('button', { name: 'Send code' }).click()
    await expect(page.getByRole('heading', { name: 'Check your phone' })).toBeVisible()
    await page.getByLabel('Code').fill('482193')
    await expect(page.getByRole('alert')).toBeVisible()
    await expectNoViolations(page)
    await page.getByRole('button', { name: 'Change number' }).click()
    await page.getByRole('button', { name: 'বাংলা' }).click()
    await expect(page.getByRole('heading', { name: 'কর্মীদের সাইন ইন' })).toBeVisible()
    await expectNoViolations(page)
  },
)
