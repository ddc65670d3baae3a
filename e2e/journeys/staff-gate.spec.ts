import { randomUUID } from 'node:crypto'
import { expectNoViolations } from '../axe.ts'
import {
  aMinuteLater,
  askForPairing,
  buyTickets,
  enterPin,
  expectLargeTargets,
  gate,
  makePerson,
  workAtGate,
} from '../gate.ts'
import { giveMemberships, subscriptionsOf } from '../membership.ts'
import { makeCustomer } from '../customer.ts'
import { expect, test } from '../visitor.ts'

const ANYWAY = 'Let in anyway'

test('a family comes to a gate that was paired a minute ago', async ({ page, request, noise }) => {
  // Nobody is signed in yet, nor is the phone paired.
  noise.expect(/answer 40[13]: .*staff.(me|people)$/, /Failed to load resource/)
  const mitu = await makePerson()
  const { verdict, button, people, check, next, expect: expectVerdict } = gate(page)
  const sale = await buyTickets(request)

  await test.step('when a phone is paired and a PIN is entered, it is a gate', async () => {
    const name = `Gate ${randomUUID().slice(0, 8)}`
    await page.goto('/staff/pair')
    await page.getByRole('textbox', { name: 'Code' }).fill(await askForPairing(request, name))
    await page.keyboard.press('Enter')
    await page
      .getByRole('button', { name: new RegExp(`^${mitu.name}`) })
      .first()
      .click()
    await enterPin(page, 'Sign in')
    await expect(page).toHaveURL('/staff/gate')
    await expect(page.getByRole('banner')).toContainText(name)
    await expect(button('Start scanning')).toBeVisible()
    await expectNoViolations(page)
    await expectLargeTargets(page)
  })

  await test.step('when the invoice is typed, all are let in', async () => {
    await check(sale.invoice_number)
    await expectVerdict('LET IN', '3 people.')
    await expect(verdict).toContainText('Play until')
    await expect(button('Next scan')).toBeFocused()
    await expectNoViolations(page)
    await expectLargeTargets(page)
  })

  await test.step('when not everyone is here, who is missing may come later', async () => {
    await button('Not everyone is here').click()
    await people.getByRole('button', { name: /^Remove one / }).click()
    await expectNoViolations(page)
    await expectLargeTargets(page)
    await button('Let in 2').click()
    await expectVerdict('LET IN', '2 people.')
    await next()
  })

  await test.step('when the rest comes, only these are let in', async () => {
    await aMinuteLater(sale)
    await check(sale.ticket_code ?? '')
    await expect(people.getByRole('alert')).toContainText('2 of 3 came in at')
    await button('Let in the other 1').click()
    await expectVerdict('LET IN', '1 person.')
  })

  await test.step('when it is undone, they are open again', async () => {
    await button('Undo').click()
    await expect(page.getByText('Undone: 1 person is open again.')).toBeVisible()
    await expectNoViolations(page)
    await aMinuteLater(sale)
    await check(sale.ticket_code ?? '')
    await button('Let in the other 1').click()
    await expectVerdict('LET IN', '1 person.')
    await next()
  })
})

test('what is not in order is decided by a person @any-size', async ({ page, request, noise }) => {
  noise.expect(/answer (4\d\d|503)/, /Failed to load resource/, /request failed/)
  const { verdict, button, check, next, tab, expect: expectVerdict } = gate(page)
  await workAtGate(page, await makePerson())

  await test.step('when a ticket was used, a manager’s PIN lets them in all the same', async () => {
    const sale = await buyTickets(request, { details: [{ product_id: 2, qty: 1 }] })
    await check(sale.invoice_number)
    await expectVerdict('LET IN', '1 person.')
    await next()
    await aMinuteLater(sale)
    await check(sale.invoice_number)
    await expectVerdict('STOP', /Already used by Mitu at .*, Gate /)
    await expectNoViolations(page)
    await expectLargeTargets(page)
    await button("Manager's PIN").click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Karim' }).click()
    await expectNoViolations(page)
    await expectLargeTargets(page)
    await enterPin(page, "Enter manager's PIN")
    await dialog.getByRole('button', { name: 'Our mistake' }).click()
    await expectVerdict('LET IN', '1 person.')
    await next()
  })

  await test.step('when it is for tomorrow, a reason is enough', async () => {
    const sale = await buyTickets(request, { inDays: 1 })
    await check(sale.invoice_number)
    await expectVerdict('CHECK', /^.*Booked for tomorrow, /)
    await expectNoViolations(page)
    await button(ANYWAY).click()
    await expect(page.getByRole('dialog', { name: 'Let 3 people in anyway?' })).toBeVisible()
    await expectLargeTargets(page)
    await button("Customer's mistake").click()
    await expectVerdict('LET IN', '3 people.')
    await next()
  })

  await test.step('when money came without a notice, asking the payment service turns it green', async () => {
    const sale = await buyTickets(request, { pay: { outcome: 'delay', comeBack: false } })
    await check(sale.invoice_number)
    await expectVerdict('STOP', 'Not paid. Tk ')
    await button('Ask the payment service').click()
    await expectVerdict('LET IN', '3 people.')
    await next()
  })

  await test.step('when nobody has such a ticket, a manager can be called and nobody let in', async () => {
    await check('7KQ2-M9XP-7KQ2')
    await expectVerdict('STOP', 'No ticket has this code.')
    await expect(verdict.getByRole('button')).toHaveCount(2)
    await button('Call manager').click()
    await expect(page.getByRole('link', { name: /Karim/ })).toHaveAttribute('href', 'tel:01711000002')
    await expect(button("Enter manager's PIN")).toBeHidden()
    await page.keyboard.press('Escape')
    await next()
  })

  await test.step('when members come, they are ticked', async () => {
    const customer = await makeCustomer({ name: 'Sadia Islam' })
    await giveMemberships(customer, [{ name: 'Super Star', from: -3, to: 30, riders: ['Ayaan', 'Inaya'] }])
    const [membership] = await subscriptionsOf(customer, request)
    await check(membership?.invoice_number ?? '')
    await page.getByRole('checkbox', { name: 'Inaya' }).uncheck()
    await expectNoViolations(page)
    await button(/^Let in \d/).click()
    await expectVerdict('LET IN', /\d (person|people)\./)
    await next()
  })

  await test.step('when a mobile number is typed, tapping the order is the scan', async () => {
    const { customer, invoice_number: invoice } = await buyTickets(request)
    await check(customer.phone)
    await expect(page.getByRole('heading', { name: 'Today, this branch' })).toBeVisible()
    await expectNoViolations(page)
    await expectLargeTargets(page)
    await button(new RegExp(invoice.slice(-5))).click()
    await expectVerdict('LET IN', '3 people.')
    await next()
  })

  await test.step('when a scan is found among the last ones, it can be undone there', async () => {
    await tab('Last scans').click()
    await expectNoViolations(page)
    await button(/^Undo: Nusrat Jahan, 3 people/)
      .first()
      .click()
    await expect(page.getByText('Undone: 3 people are open again.')).toBeVisible()
  })

  await test.step('when the server does not answer, the same scan is sent again', async () => {
    const sale = await buyTickets(request)
    await page.route('**/api/staff/gate/scans?**', (route) => route.abort())
    await page.route('**/api/staff/gate/scans', (route) => route.abort())
    await check(sale.invoice_number)
    await expectVerdict('CHECK', 'No answer from the server, and this phone has no list. Look at the receipt.')
    await page.unroute('**/api/staff/gate/scans?**')
    await page.unroute('**/api/staff/gate/scans')
    await button('Try again').click()
    await expectVerdict('LET IN', '3 people.')
    await next()
  })

  await test.step('when the shift ends, there are names to tap', async () => {
    await button(/^Mitu: /).click()
    await expectNoViolations(page)
    await page.getByRole('dialog').getByRole('button', { name: 'End my shift' }).click()
    await expect(page.getByRole('heading', { name: 'Tap your name' })).toBeVisible()
  })
})

test('a scanner types codes into the page @any-size', async ({ page, request }) => {
  const { button, next, expect: expectVerdict } = gate(page)
  await workAtGate(page, await makePerson())
  await button('Start scanning').waitFor()
  const [one, other] = [await buyTickets(request), await buyTickets(request)]
  const keyboard = await page.context().newCDPSession(page)
  /** 5 ms between two keys by their own time, however long a busy machine takes to hand them over. */
  const scan = async (code: string) => {
    const began = Date.now() / 1000
    const keys = [...code, '\r'].map((text, at) => ({ text, timestamp: began + at * 0.005 }))
    for (const { text, timestamp } of keys) {
      const key = text === '\r' ? { key: 'Enter', code: 'Enter', windowsVirtualKeyCode: 13 } : { key: text }
      await keyboard.send('Input.dispatchKeyEvent', { type: 'keyDown', text, timestamp, ...key })
      await keyboard.send('Input.dispatchKeyEvent', { type: 'keyUp', timestamp, ...key })
    }
  }

  await test.step('when it types a code, that is a scan; the next one replaces the verdict, and no button is pressed', async () => {
    await scan(one.ticket_code ?? '')
    await expectVerdict('LET IN', '3 people.')
    await scan('7KQ2-M9XP-7KQ2')
    await expectVerdict('STOP', 'No ticket has this code.')
    await scan(other.ticket_code ?? '')
    await expectVerdict('LET IN', '3 people.')
    await next()
  })

  await test.step('when it types Bangla letters, the keyboard is to be switched', async () => {
    await page.evaluate(() => {
      for (const key of [...'কখগঘচছজঝ', 'Enter']) dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))
    })
    await expect(page.getByRole('alert')).toHaveText(
      'The scanner types Bangla letters. Switch the keyboard to English.',
    )
  })

  await test.step('when two seconds are chosen, green goes by itself', async () => {
    await button(/^Mitu: /).click()
    await button('2 s').click()
    await page.keyboard.press('Escape')
    const third = await buyTickets(request)
    await scan(third.ticket_code ?? '')
    await expectVerdict('LET IN', '3 people.')
    await expect(gate(page).typed).toBeVisible()
  })
})

test('the gate speaks Bangla, in light and in dark @any-size', async ({ page, request }) => {
  await page.addInitScript(() => localStorage.setItem('staff-language', 'bn'))
  await workAtGate(page, await makePerson({ name: 'Rahim', language: 'bn' }))
  const sale = await buyTickets(request)
  await page.getByRole('button', { name: 'গাঢ় রং' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expectNoViolations(page)
  await page.getByRole('textbox', { name: 'কোড, ইনভয়েস, মোবাইল বা নাম' }).fill(sale.invoice_number)
  await page.keyboard.press('Enter')
  const said = page.getByRole('region', { name: 'ফলাফল' }).getByRole('alert')
  await expect(said).toContainText('ঢুকতে দিন')
  await expect(said).toContainText('3 জন।')
  await expectNoViolations(page)
  await expectLargeTargets(page)
  await page.getByRole('button', { name: 'সবাই আসেনি' }).click()
  await expectNoViolations(page)
  await page.getByRole('button', { name: 'পরের স্ক্যান' }).click()
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
})
