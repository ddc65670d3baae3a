import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { eq } from 'drizzle-orm'
import { outbox } from '../notifications/tables.ts'
import { buildTestApp, type TestApp } from '../testing/build-test-app.ts'
import { movingClock } from '../testing/moving-clock.ts'
import { signIn } from '../testing/sign-in.ts'
import { comeIn, pairedDevice, staffBrowser, type StaffBrowser } from '../testing/staff-browser.ts'
import { makeLink } from './make-link.ts'
import { staff } from './tables.ts'

type Refusal = { message: string; code: string; errors?: Record<string, string[]> }

const clock = movingClock()
let test: TestApp
beforeAll(async () => {
  test = await buildTestApp({ content: 'demo', deps: { clock } })
})
afterAll(() => test.close())

const personId = async (phone: string): Promise<number> =>
  (await test.database.db.select({ id: staff.id }).from(staff).where(eq(staff.phone, phone)))[0]?.id ?? 0
const codeFor = (phone: string): string =>
  /\d{6}/.exec(test.messages.findLast(({ to }) => to === phone)?.text ?? '')?.[0] ?? ''
const newSignIns = async (): Promise<string[]> =>
  (await test.database.db.select().from(outbox)).filter((row) => row.kind === 'staff-sign-in').map(({ text }) => text)

async function signInByCode(browser: StaffBrowser, phone: string) {
  clock.pass(61)
  await browser.call('POST', 'sign-in/phone', { phone_no: phone })
  return browser.call('POST', 'sign-in/code', { phone_no: phone, code: codeFor(phone) })
}

describe('by a code', () => {
  it('when one of the staff types the code, they are in, and all owners hear of a new browser once', async () => {
    const browser = staffBrowser(test)
    const before = (await newSignIns()).length
    const answer = await signInByCode(browser, '01711000002')
    expect(answer).toMatchObject({
      status: 200,
      body: {
        data: {
          name: 'Karim',
          role: 'manager',
          language: 'en',
          device: null,
          locked: false,
          needs_pin: false,
          look: 0,
          branches: [{ name: 'Shapla Square, Chattogram' }, { name: 'Lake View, Sylhet' }],
        },
      },
    })
    expect(answer.headers['cache-control']).toBe('no-store')
    await signInByCode(browser, '01711000002')
    const told = await newSignIns()
    expect(told.slice(before)).toEqual([
      expect.stringMatching(/^New sign-in to the owner's side: Karim, 15-Nov-2026 12:\d\d PM\.$/),
    ])
  })

  it('when the cookie is given, no script can read it and no other site can send it', async () => {
    const answer = await signInByCode(staffBrowser(test), '01711000001')
    const [browser, session] = [answer.headers['set-cookie']].flat() as string[]
    expect(browser).toMatch(/^staff_browser=[\w-]{43}; Path=\/api\/staff; Max-Age=34560000; HttpOnly; SameSite=Strict$/)
    expect(session).toMatch(/^staff=[\w-]{43}; Path=\/api\/staff; Max-Age=604800; HttpOnly; SameSite=Strict$/)
  })

  it('when a number is not one of the staff’s, it gets the same answers and no message', async () => {
    const [browser, messages] = [staffBrowser(test), test.messages.length]
    const asked = await browser.call('POST', 'sign-in/phone', { phone_no: '01811111111' })
    const known = await browser.call('POST', 'sign-in/phone', { phone_no: '01711000003' })
    expect([asked.status, asked.body]).toEqual([known.status, known.body])
    expect(test.messages.slice(messages).map(({ to }) => to)).toEqual(['01711000003'])
    const wrong = (phone_no: string) => browser.call('POST', 'sign-in/code', { phone_no, code: '000000' })
    const [stranger, cashier] = [await wrong('01811111111'), await wrong('01711000003')]
    expect([stranger.status, stranger.body]).toEqual([cashier.status, cashier.body])
    expect(stranger.body).toMatchObject({ errors: { code: ['This is not the code we sent. You have 4 tries left.'] } })
  })

  it('when a customer types their own right code here, it opens nothing', async () => {
    const phone = '01722222222'
    await test.app.inject({
      method: 'POST',
      url: '/api/login-phone',
      payload: { phone_no: phone, country: 'Bangladesh' },
    })
    const answer = await staffBrowser(test).call('POST', 'sign-in/code', { phone_no: phone, code: codeFor(phone) })
    expect(answer.status).toBe(422)
  })

  it('when somebody was made inactive, their code opens nothing', async () => {
    const browser = staffBrowser(test)
    await test.database.db.insert(staff).values({ name: 'Gone', phone: '01711000009', role: 'gate', active: false })
    const answer = await browser.call('POST', 'sign-in/phone', { phone_no: '01711000009' })
    expect(answer.status).toBe(200)
    expect(test.messages.some(({ to }) => to === '01711000009')).toBe(false)
  })
})

describe('by a PIN', () => {
  it('when a name is tapped on a paired device, the PIN opens it, and nowhere else', async () => {
    const [device, browser] = [await pairedDevice(test, { name: 'Gate P' }), staffBrowser(test)]
    const typed = { staff_id: await personId('01711000004'), pin: '2580' }
    expect(await browser.call('POST', 'sign-in/pin', typed)).toMatchObject({
      status: 403,
      body: { message: 'A PIN opens only a paired device. Sign in with a code.' },
    })
    browser.cookies.set('staff_device', device.token)
    expect(await browser.call('POST', 'sign-in/pin', typed)).toMatchObject({
      status: 200,
      body: {
        data: {
          name: 'Rahim',
          device: { name: 'Gate P', kind: 'gate', branch: { name: 'Shapla Square, Chattogram' } },
        },
      },
    })
    // It opens there alone: without the device's cookie the session is nobody's.
    browser.cookies.delete('staff_device')
    expect((await browser.call('GET', 'me')).status).toBe(401)
  })

  it('when PINs are guessed on two connections at once, five are compared, and the right one comes too late', async () => {
    const device = await pairedDevice(test, { name: 'Gate B' })
    const staffId = await personId('01711000003')
    const guess = async (pin: string) => {
      const browser = staffBrowser(test)
      browser.cookies.set('staff_device', device.token)
      return browser.call('POST', 'sign-in/pin', { staff_id: staffId, pin })
    }
    const answers = await Promise.all(Array.from({ length: 12 }, (_, n) => guess(`${3000 + n}`)))
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(5)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(7)
    const { data } = (await (await comeIn(test, 'owner')).call('GET', 'history?thing=session&per_page=150')).body as {
      data: { act: string; text: string; by: object | null }[]
    }
    expect(data.filter(({ act }) => act === 'session.pin_wrong')).toEqual([
      expect.objectContaining({
        text: expect.stringMatching(/^Somebody entered 5 wrong PINs of Rina on Gate B, /) as string,
        by: null,
        device: 'Gate B',
      }),
    ])
    const tooMany = 'Too many wrong tries. Wait 15 minutes or sign in with a code.'
    expect(await guess('2580')).toMatchObject({ status: 429, body: { message: tooMany } })
    clock.pass(15 * 60 + 1)
    expect((await guess('2580')).status).toBe(200)
    // Another device was never closed (control).
    const other = await pairedDevice(test, { name: 'Gate C' })
    const browser = staffBrowser(test)
    browser.cookies.set('staff_device', other.token)
    expect((await browser.call('POST', 'sign-in/pin', { staff_id: staffId, pin: '2580' })).status).toBe(200)
  })

  it('when a PIN is wrong, it is said how many tries are left', async () => {
    const [device, browser] = [await pairedDevice(test, { name: 'Gate W' }), staffBrowser(test)]
    browser.cookies.set('staff_device', device.token)
    const wrong = async () =>
      (await browser.call('POST', 'sign-in/pin', { staff_id: await personId('01711000004'), pin: '9753' }))
        .body as Refusal
    expect((await wrong()).errors).toEqual({ pin: ['That PIN is not right. 4 tries left.'] })
    for (const _ of [1, 2]) await wrong()
    expect((await wrong()).errors).toEqual({ pin: ['That PIN is not right. 1 try left.'] })
    expect((await wrong()).message).toBe('Too many wrong tries. Wait 15 minutes or sign in with a code.')
  })

  it('when a PIN is set, easy ones are refused, and a new one asks for the old', async () => {
    const browser = await comeIn(test, 'cashier')
    clock.pass(6 * 60)
    const set = async (body: Record<string, string>) => (await browser.call('POST', 'pin', body)).body as Refusal
    expect(await set({ pin: '3691' })).toMatchObject({ errors: { old_pin: ['Enter your old PIN too.'] } })
    expect(await set({ pin: '3691', old_pin: '9999' })).toMatchObject({
      errors: { old_pin: [expect.stringMatching(/^That/)] },
    })
    for (const pin of ['0000', '1234', '7777', '0003'])
      expect((await set({ pin, old_pin: '2580' })).errors).toEqual({ pin: ['This PIN is too easy to guess.'] })
    expect(await set({ pin: '12', old_pin: '2580' })).toMatchObject({ errors: { pin: ['A PIN has 4 to 6 digits.'] } })
    expect(await set({ pin: '2580', old_pin: '2580' })).toMatchObject({ data: { needs_pin: false } })
  })
})

describe('by a link', () => {
  it('when it is opened, it works once', async () => {
    const link = await makeLink(
      { database: test.database, config: { publicUrl: 'https://play.example' } },
      { phone: '01711000001', name: '', now: clock.now() },
    )
    const token = /^https:\/\/play\.example\/staff\/first\/([\w-]{43})$/.exec(link)?.[1] ?? ''
    expect(await staffBrowser(test).call('POST', 'sign-in/link', { token })).toMatchObject({
      status: 200,
      body: { data: { name: 'Nasrin', role: 'owner' } },
    })
    expect(await staffBrowser(test).call('POST', 'sign-in/link', { token })).toMatchObject({
      status: 422,
      body: { message: 'This link does not work any more. Ask for a new one.' },
    })
  })

  it('when it is older than 30 minutes, it opens nothing', async () => {
    const link = await makeLink(
      { database: test.database, config: { publicUrl: '' } },
      { phone: '01711000001', name: '', now: clock.now() },
    )
    clock.pass(30 * 60)
    const token = link.slice('/staff/first/'.length)
    expect((await staffBrowser(test).call('POST', 'sign-in/link', { token })).status).toBe(422)
  })

  it('when nobody runs the centre yet, it makes the first owner, also of who worked here before', async () => {
    const empty = await buildTestApp({ deps: { clock } })
    const link = (phone: string, name: string) =>
      makeLink({ database: empty.database, config: { publicUrl: '' } }, { phone, name, now: clock.now() })
    await expect(link('01711000001', ' ')).rejects.toThrow('The first owner needs a name')
    await expect(link('017', 'Nasrin')).rejects.toThrow('017 is not a mobile number of Bangladesh.')
    await empty.database.db.insert(staff).values({ name: 'Rahim', phone: '01711000004', role: 'gate', active: false })
    const token = (await link('01711000004', 'Rahim Mia')).slice('/staff/first/'.length)
    expect((await staffBrowser(empty).call('POST', 'sign-in/link', { token })).body).toMatchObject({
      data: { name: 'Rahim', role: 'owner', needs_pin: true, branches: [] },
    })
    await expect(link('01711000001', 'Nasrin')).rejects.toThrow('Nobody with the number')
    await empty.close()
  })

  it('when there is an owner, a link is made for who works here only', async () => {
    const asked = { phone: '01999999999', name: 'Nobody', now: clock.now() }
    await expect(makeLink({ database: test.database, config: { publicUrl: '' } }, asked)).rejects.toThrow(
      'Nobody with the number 01999-999999 works here.',
    )
  })
})

it('when a customer’s token or a wrong cookie is brought, it opens nothing', async () => {
  const { headers } = await signIn(test)
  expect(await staffBrowser(test).call('GET', 'me', undefined, headers)).toMatchObject({
    status: 401,
    body: { message: 'Please sign in.', code: 'unauthenticated' },
  })
  const owner = await comeIn(test, 'owner')
  const cookie = `staff=${owner.cookies.get('staff')}`
  const user = await test.app.inject({ url: '/api/user', headers: { cookie } })
  expect(user.statusCode).toBe(401)
})
