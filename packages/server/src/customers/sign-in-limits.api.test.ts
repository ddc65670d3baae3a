import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createLogger } from '../http/log.ts'
import type { SmsAnswer, SmsPort } from '../notifications/sms.ts'
import { buildTestApp, type TestApp } from '../testing/build-test-app.ts'
import { movingClock } from '../testing/moving-clock.ts'
import { signIn } from '../testing/sign-in.ts'
import { sweepSignIn } from './sweep-sign-in.ts'

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const PHONE = '01712345678'

let test: TestApp
let clock: ReturnType<typeof movingClock>
beforeEach(() => { clock = movingClock() })
afterEach(() => test.close())

let asked = 0
/** From an address of its own, unless one is named. */
const ask = (phone_no = PHONE, remoteAddress = `10.0.${(++asked >> 8) & 255}.${asked & 255}`) =>
  test.app.inject({ method: 'POST', url: '/api/login-phone', payload: { phone_no, country: 'Bangladesh' }, remoteAddress })
const verify = (code: string, phone_no = PHONE) => test.app.inject({ method: 'POST', url: '/api/verify-otp', payload: { phone_no, code, country: 'Bangladesh' } })
const lastCode = () => /\d{6}/.exec(test.messages.at(-1)?.text ?? '')?.[0] ?? ''
/** A number of its own for every n, each with another prefix. */
const someone = (n: number) => `01${3 + (n % 7)}${String(Math.floor(n / 7) % 100).padStart(2, '0')}${String(n).padStart(6, '0')}`
const refusal = (answer: Awaited<ReturnType<typeof ask>>) => ({ status: answer.statusCode, after: Number(answer.headers['retry-after']), ...answer.json<{ code: string; message: string }>() })
const alarms = () => test.log.filter((line) => line.includes('sms breaker open')).map((line) => JSON.parse(line) as object)

describe('sending codes', () => {
  it('when a code was just sent to a number, another waits out the minute', async () => {
    test = await buildTestApp({ deps: { clock } })
    await ask()
    clock.pass(20)
    expect(refusal(await ask())).toEqual({ status: 429, after: 40, code: 'too_many_requests', message: 'Please wait 40 seconds before you ask for another code.' })
    clock.pass(40)
    expect((await ask()).statusCode).toBe(200)
    expect(test.messages).toHaveLength(2)
  })

  it('when five were sent to a number in an hour, the sixth waits', async () => {
    test = await buildTestApp({ deps: { clock } })
    for (let turn = 0; turn < 5; turn++, clock.pass(7 * MINUTE)) expect((await ask()).statusCode).toBe(200)
    expect(refusal(await ask())).toMatchObject({ status: 429, after: 25 * MINUTE, message: 'Too many codes were sent to this number. Please wait about 25 minutes and try again.' })
    clock.pass(25 * MINUTE)
    expect((await ask()).statusCode).toBe(200)
  })

  it('when ten were sent to a number in a day, the eleventh waits', async () => {
    test = await buildTestApp({ deps: { clock } })
    for (let turn = 0; turn < 10; turn++, clock.pass(HOUR)) expect((await ask()).statusCode).toBe(200)
    expect(refusal(await ask())).toMatchObject({ status: 429, after: 14 * HOUR, message: 'Too many codes were sent to this number. Please wait about 14 hours and try again.' })
    clock.pass(14 * HOUR)
    expect((await ask()).statusCode).toBe(200)
  })

  it('when thirty were asked for from one address in an hour, it waits, and others do not', async () => {
    test = await buildTestApp({ deps: { clock } })
    for (let n = 0; n < 30; n++) expect((await ask(someone(n), '203.0.113.9')).statusCode).toBe(200)
    expect(refusal(await ask(someone(30), '203.0.113.9'))).toMatchObject({ status: 429, after: HOUR, message: 'Too many codes were asked for from your connection. Please wait about 60 minutes and try again.' })
    expect((await ask(someone(30), '203.0.113.10')).statusCode).toBe(200)
    expect(alarms()).toEqual([])
  })

  it('when a household has as many addresses as it likes, they count as one', async () => {
    test = await buildTestApp({ deps: { clock } })
    for (let n = 0; n < 30; n++) await ask(someone(n), `2001:db8:1:2::${n + 1}`)
    expect((await ask(someone(30), '2001:db8:1:2:ffff::1')).statusCode).toBe(429)
  })

  it('when numbers are asked for in a row, the breaker of their prefix opens and the operator hears of it', async () => {
    test = await buildTestApp({ deps: { clock } })
    const inARow = (n: number) => `01999${String(n).padStart(6, '0')}`
    for (let n = 0; n < 20; n++) expect((await ask(inARow(n))).statusCode).toBe(200)
    expect(refusal(await ask(inARow(20)))).toMatchObject({ status: 429, after: 10 * MINUTE, message: 'Many people are asking for codes right now. Please wait about 10 minutes and try again.' })
    expect(alarms()).toEqual([expect.objectContaining({ level: 50, limit: 'code sent to prefix', subject: '01999' })])
    expect((await ask('01899000020')).statusCode).toBe(200)
    clock.pass(10 * MINUTE)
    expect((await ask(inARow(20))).statusCode).toBe(200)
  })

  it('when the whole centre has sent as many as it may in a day, its breaker opens', async () => {
    test = await buildTestApp({ deps: { clock }, config: { sms: { first: { provider: 'outbox' }, fallback: null, mostADay: 3 } } })
    for (let n = 0; n < 3; n++) await ask(someone(n))
    expect(refusal(await ask(someone(3)))).toMatchObject({ status: 429, after: DAY })
    expect(alarms()).toEqual([expect.objectContaining({ level: 50, limit: 'code sent by centre' })])
    clock.pass(DAY)
    expect((await ask(someone(3))).statusCode).toBe(200)
  })

  it('when a number is asked for twenty times at once, one code is sent', async () => {
    test = await buildTestApp({ deps: { clock } })
    const answers = await Promise.all(Array.from({ length: 20 }, () => ask()))
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
    expect(test.messages).toHaveLength(1)
  })
})

describe('when the provider does not take the code', () => {
  const port = (trouble: Partial<Extract<SmsAnswer, { accepted: false }>>): SmsPort & { tries: number } => ({
    name: 'broken',
    tries: 0,
    async send() {
      this.tries++
      return { accepted: false, provider: 'broken', reason: 'transient', retry: true, detail: 'HTTP 503', ...trouble }
    },
  })

  it('the answer says so, the log why, and the person may try again at once', async () => {
    const sms = port({})
    test = await buildTestApp({ deps: { clock, sms } })
    for (let turn = 0; turn < 12; turn++) {
      const answer = await ask()
      expect(answer.statusCode).toBe(502)
      expect(answer.json()).toEqual({ message: 'Failed to send OTP. Please try again.', code: 'gateway_unavailable' })
    }
    expect(sms.tries).toBe(12)
    expect(test.log.join('')).toContain('broken did not take the message (transient): HTTP 503')
    expect(test.log.join('')).not.toContain(PHONE)
  })

  it('an address cannot go on for ever', async () => {
    const sms = port({})
    test = await buildTestApp({ deps: { clock, sms } })
    for (let n = 0; n < 31; n++) await ask(PHONE, '203.0.113.9')
    expect(sms.tries).toBe(30)
  })

  it('a number that the provider knows to be none is told at its field', async () => {
    test = await buildTestApp({ deps: { clock, sms: port({ reason: 'number', retry: false, detail: '416' }) } })
    const answer = await ask()
    expect(answer.statusCode).toBe(422)
    expect(answer.json()).toEqual({ message: 'Failed to send OTP. Please try again.', code: 'invalid', errors: { phone_no: ['Please enter a valid phone number'] } })
  })
})

describe('trying codes', () => {
  const wrongCode = () => (lastCode() === '000000' ? '000001' : '000000')

  it('when ten were tried for a number in an hour, even the right one waits', async () => {
    test = await buildTestApp({ deps: { clock } })
    for (let turn = 0; turn < 10; turn++) {
      if (turn % 5 === 0) {
        clock.pass(MINUTE)
        await ask()
      }
      await verify(wrongCode())
    }
    clock.pass(MINUTE)
    await ask()
    expect(refusal(await verify(lastCode()))).toEqual({
      status: 429, after: 58 * MINUTE, code: 'too_many_requests', message: 'Too many tries for this number. Please wait about 58 minutes and try again.',
    })
    clock.pass(58 * MINUTE)
    await ask()
    expect((await verify(lastCode())).statusCode).toBe(200)
  })

  it('when thirty wrong codes come at once, five are compared', async () => {
    test = await buildTestApp({ deps: { clock } })
    await ask()
    const answers = await Promise.all(Array.from({ length: 30 }, () => verify(wrongCode())))
    const told = answers.map((answer) => answer.json<{ errors?: { code: string[] } }>().errors?.code[0] ?? '')
    expect([4, 3, 2, 1].map((left) => told.filter((sentence) => sentence.includes(` ${left} tr`)).length)).toEqual([1, 1, 1, 1])
  })

  it('when tries do not mind where the code was seen to stand, more are compared (control)', async () => {
    test = await buildTestApp({ deps: { clock } })
    await ask()
    const seen = await Promise.all(Array.from({ length: 8 }, () => test.database.pool.query<{ wrong_tries: number }>('select wrong_tries from sign_in_codes where wrong_tries < 5')))
    await Promise.all(seen.map(({ rows: [code] }) => test.database.pool.query('update sign_in_codes set wrong_tries = $1', [(code?.wrong_tries ?? 0) + 1])))
    expect(seen.flatMap(({ rows }) => rows)).toHaveLength(8)
    expect((await test.database.pool.query('select wrong_tries from sign_in_codes')).rows).toEqual([{ wrong_tries: 1 }])
  })

  it('when somebody guesses ten thousand times, in a crowd and with the right one among them, nobody gets in', async () => {
    test = await buildTestApp({ deps: { clock, logger: createLogger('silent') } })
    await ask()
    const right = Number(lastCode())
    const guesses = Array.from({ length: 10_000 }, (_, n) => String((right + 1_000 + 1_000_000 - n) % 1_000_000).padStart(6, '0'))
    const statuses = new Map<number, number>()
    for (let start = 0; start < guesses.length; start += 100) {
      const answers = await Promise.all(guesses.slice(start, start + 100).map((guess) => verify(guess)))
      for (const { statusCode } of answers) statuses.set(statusCode, (statuses.get(statusCode) ?? 0) + 1)
    }
    expect(guesses.indexOf(lastCode())).toBeGreaterThan(500)
    expect(statuses).toEqual(new Map([[422, 10], [429, 9_990]]))
    const { rows } = await test.database.pool.query('select wrong_tries, used_at from sign_in_codes')
    expect(rows).toEqual([{ wrong_tries: 5, used_at: null }])
  }, 60_000)

  it('when the guesser asks for a new code whenever it may, over two days, it has had ten codes a day and five tries at each', async () => {
    test = await buildTestApp({ deps: { clock } })
    let compared = 0
    for (let hour = 0; hour < 2 * 24; hour++, clock.pass(HOUR)) {
      await ask()
      for (let turn = 0; turn < 6; turn++) {
        const { errors } = (await verify(wrongCode())).json<{ errors?: { code: string[] } }>()
        if (errors?.code[0]?.includes('not the code') || (turn === 4 && errors?.code[0]?.includes('Too many'))) compared++
      }
    }
    expect(compared).toBe(2 * 10 * 5)
  })
})

describe('sweeping', () => {
  it('when it is done, what no longer counts is gone and the rest is kept', async () => {
    test = await buildTestApp({ deps: { clock } })
    await ask('01712345678')
    const [old, fresh] = [await signIn(test, '01712345678'), await signIn(test, '01812345678')]
    clock.pass(60 * DAY)
    await test.database.pool.query('update tokens set last_used_at = $1 where customer_id = $2', [new Date(clock.now().getTime() - 1000), fresh.customerId])
    await ask('01812345678')
    await sweepSignIn({ database: test.database, clock })
    const { rows } = await test.database.pool.query(`select (select array_agg(phone) from sign_in_codes) as codes, (select array_agg(customer_id) from tokens) as tokens, (select count(*) from limit_events) as events`)
    expect(rows).toEqual([{ codes: ['01812345678'], tokens: [fresh.customerId], events: 4 }])
    expect(old.customerId).not.toBe(fresh.customerId)
  })
})
