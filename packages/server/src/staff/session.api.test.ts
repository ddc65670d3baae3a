import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildTestApp, type TestApp } from '../testing/build-test-app.ts'
import { movingClock } from '../testing/moving-clock.ts'
import { comeIn, pairedDevice, staffBrowser } from '../testing/staff-browser.ts'
import { makeLink } from './make-link.ts'
import { staffSessions } from './tables.ts'

const clock = movingClock()
const MINUTE = 60
const HOUR = 60 * MINUTE
let test: TestApp
beforeAll(async () => {
  test = await buildTestApp({ content: 'demo', deps: { clock } })
})
afterAll(() => test.close())

describe('a call of another site', () => {
  it('when the header is missing or the origin is another, what would change something is refused', async () => {
    const owner = await comeIn(test, 'owner')
    for (const headers of [
      { 'x-staff': '', origin: 'http://localhost:3000' },
      { 'x-staff': '1', origin: 'https://evil.example' },
      { 'x-staff': '1', origin: 'null' },
    ])
      expect(await owner.call('POST', 'lock', undefined, headers)).toMatchObject({
        status: 403,
        body: { code: 'forbidden' },
      })
    expect((await owner.call('GET', 'me', undefined, { 'x-staff': '' })).status).toBe(200)
    expect((await owner.call('POST', 'lock', undefined, { origin: 'http://localhost:3000' })).status).toBe(200)
  })

  it('when a form is sent instead of JSON, it is not understood', async () => {
    const { cookies } = await comeIn(test, 'owner')
    const answer = await test.app.inject({
      method: 'POST',
      url: '/api/staff/unlock',
      headers: {
        'x-staff': '1',
        cookie: `staff=${cookies.get('staff')}`,
        'content-type': 'application/x-www-form-urlencoded',
      },
      payload: 'pin=2580',
    })
    expect(answer.statusCode).toBe(415)
  })

  it('when the site is on https, its cookies say so in their name', async () => {
    const secure = await buildTestApp({ beside: test, config: { publicUrl: 'https://play.example' }, deps: { clock } })
    const needs = { database: test.database, config: { publicUrl: '' } }
    const link = await makeLink(needs, { phone: '01711000001', name: '', now: clock.now() })
    const answer = await staffBrowser(secure).call('POST', 'sign-in/link', {
      token: link.slice('/staff/first/'.length),
    })
    expect([answer.headers['set-cookie']].flat().at(-1)).toMatch(/^__Secure-staff=[\w-]{43}; .*; Secure$/)
    await secure.close()
  })
})

describe('the lock', () => {
  it.each([
    ['own', 15],
    ['gate', 10],
    ['counter', 3],
  ] as const)(
    'when nobody touches the screen of %s for %d minutes, it is locked, and the PIN opens it',
    async (kind, minutes) => {
      const device = kind === 'own' ? undefined : await pairedDevice(test, { kind, name: `Lock ${kind}` })
      const browser = await comeIn(test, 'manager', device)
      clock.pass(minutes * MINUTE - 1)
      expect((await browser.call('GET', 'me')).body).toMatchObject({ data: { locked: false } })
      clock.pass(1)
      expect((await browser.call('GET', 'me')).body).toMatchObject({ data: { locked: true } })
      const locked = { status: 403, body: { code: 'locked', message: 'This screen is locked. Enter your PIN.' } }
      expect(await browser.call('GET', 'history')).toMatchObject(locked)
      expect(await browser.call('GET', 'history?lang=bn')).toMatchObject({
        body: { message: 'স্ক্রিন লক করা আছে। পিন দিন।' },
      })
      expect((await browser.call('POST', 'unlock', { pin: '2580' })).body).toMatchObject({ data: { locked: false } })
      expect((await browser.call('GET', 'history')).status).toBe(200)
    },
  )

  it('when a screen asks by itself, that is no touch, unless it says that there was one', async () => {
    const browser = await comeIn(test, 'manager', await pairedDevice(test, { kind: 'counter', name: 'Counter T' }))
    clock.pass(2 * MINUTE)
    await browser.call('GET', 'me', undefined, { 'x-touch': '1' })
    clock.pass(2 * MINUTE)
    expect((await browser.call('GET', 'me')).body).toMatchObject({ data: { locked: false } })
    clock.pass(MINUTE)
    expect((await browser.call('GET', 'me')).body).toMatchObject({ data: { locked: true } })
  })

  it('when it is locked by hand, a device shows the names of its branch and nothing else', async () => {
    const browser = await comeIn(test, 'gate', await pairedDevice(test, { name: 'Gate H' }))
    await browser.call('POST', 'lock')
    const { body } = await browser.call('GET', 'people')
    expect(body).toMatchObject({ centre: 'Dolna', device: { name: 'Gate H' } })
    expect((body as { data: object[] }).data[0]).toEqual({
      id: expect.any(Number) as number,
      name: 'Karim',
      role: 'manager',
      pin_set: true,
    })
  })

  it('when an act cannot be taken back, the PIN is asked for again after 5 minutes', async () => {
    const owner = await comeIn(test, 'owner')
    const change = () => owner.call('PATCH', `people/${owner.staffId}`, { name: 'Nasrin' })
    clock.pass(5 * MINUTE)
    expect((await change()).status).toBe(200)
    clock.pass(1)
    expect(await change()).toMatchObject({ status: 403, body: { code: 'pin_needed' } })
    await owner.call('POST', 'unlock', { pin: '2580' })
    expect((await change()).status).toBe(200)
  })
})

describe('the end of a session', () => {
  const alive = async (browser: { call: (method: 'GET', path: string) => Promise<{ status: number }> }) =>
    (await browser.call('GET', 'me')).status === 200

  it('when it is not used for 12 hours on an own phone, or is 7 days old, it is over', async () => {
    const [idle, used] = [await comeIn(test, 'owner'), await comeIn(test, 'owner')]
    for (let hours = 0; hours < 12; hours += 6) {
      clock.pass(6 * HOUR)
      await used.call('POST', 'unlock', { pin: '2580' })
    }
    expect([await alive(idle), await alive(used)]).toEqual([false, true])
    for (let hours = 12; hours < 7 * 24 - 6; hours += 6) {
      clock.pass(6 * HOUR)
      await used.call('POST', 'unlock', { pin: '2580' })
    }
    expect(await alive(used)).toBe(true)
    clock.pass(6 * HOUR)
    expect(await alive(used)).toBe(false)
  })

  it.each([
    ['gate', 12],
    ['counter', 16],
  ] as const)('when somebody is on a %s for %d hours, they sign in anew', async (kind, hours) => {
    const browser = await comeIn(test, 'cashier', await pairedDevice(test, { kind, name: `Long ${kind}` }))
    clock.pass(hours * HOUR - 1)
    expect(await alive(browser)).toBe(true)
    clock.pass(1)
    expect(await alive(browser)).toBe(false)
  })

  it('when a device is silent for 90 days, it is paired no more', async () => {
    const browser = await comeIn(test, 'gate', await pairedDevice(test, { name: 'Gate S' }))
    clock.pass(90 * 24 * HOUR)
    expect(await browser.call('GET', 'me')).toMatchObject({
      status: 401,
      body: { code: 'unpaired', message: expect.stringMatching(/^This device was not used for 90 days/) as string },
    })
    expect(browser.cookies.size).toBe(0)
  })

  it('when somebody signs out, the cookie is worth nothing, wherever it was copied to', async () => {
    const browser = await comeIn(test, 'gate')
    const copy = staffBrowser(test)
    copy.cookies.set('staff', browser.cookies.get('staff') ?? '')
    expect((await browser.call('POST', 'sign-out')).body).toEqual({ message: 'Signed out.' })
    expect(await alive(copy)).toBe(false)
    expect(
      await test.database.db.select().from(staffSessions).where(eq(staffSessions.staffId, browser.staffId)),
    ).not.toEqual([])
  })
})

it('when a screen goes wild, it is held back after 300 calls a minute, and another is not', async () => {
  const [wild, calm] = [await comeIn(test, 'gate'), await comeIn(test, 'gate')]
  const answers = await Promise.all(Array.from({ length: 301 }, () => wild.call('GET', 'me')))
  const refused = answers.filter(({ status }) => status === 429)
  expect(refused).toHaveLength(1)
  expect(Number(refused[0]?.headers['retry-after'])).toBeGreaterThan(0)
  expect((await calm.call('GET', 'me')).status).toBe(200)
})
