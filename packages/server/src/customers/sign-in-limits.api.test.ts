import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createLogger } from '../http/log.ts'
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
beforeEach(() => {
  clock = movingClock()
})
afterEach(() => test.close())

let asked = 0
/** From an address of its own, unless one is named. */
const ask = (phone_no = PHONE, remoteAddress = `10.${(++asked >> 8) & 255}.${asked & 255}.1`, at = test) =>
  at.app.inject({
    method: 'POST',
    url: '/api/login-phone',
    payload: { phone_no, country: 'Bangladesh' },
    remoteAddress,
  })
const verify = (code: string, phone_no = PHONE, remoteAddress = '198.51.100.1') =>
  test.app.inject({
    method: 'POST',
    url: '/api/verify-otp',
    payload: { phone_no, code, country: 'Bangladesh' },
    remoteAddress,
  })
const lastCode = () => /\d{6}/.exec(test.messages.at(-1)?.text ?? '')?.[0] ?? ''
/** A number of its own for every n, each with another prefix. */
const someone = (n: number) =>
  `01${3 + (n % 7)}${String(Math.floor(n / 7) % 100).padStart(2, '0')}${String(n).padStart(6, '0')}`
const refusal = (answer: Awaited<ReturnType<typeof ask>>) => ({
  status: answer.statusCode,
  after: Number(answer.headers['retry-after']),
  ...answer.json<{ code: string; message: string }>(),
})
const alarms = (at = test) =>
  at.log.filter((line) => line.includes('sms breaker open')).map((line) => JSON.parse(line) as object)

describe('sending codes', () => {
  it('when a code was just sent to a number, another waits out the minute', async () => {
    test = await buildTestApp({ deps: { clock } })
    await ask()
    clock.pass(20)
    expect(refusal(await ask())).toEqual({
      status: 429,
      after: 40,
      code: 'too_many_requests',
      message: 'Please wait 40 seconds before you ask for another code.',
    })
    clock.pass(40)
    expect((await ask()).statusCode).toBe(200)
    expect(test.messages).toHaveLength(2)
  })

  it('when five were sent to a number in an hour, the sixth waits', async () => {
    test = await buildTestApp({ deps: { clock } })
    for (let turn = 0; turn < 5; turn++, clock.pass(7 * MINUTE)) expect((await ask()).statusCode).toBe(200)
    expect(refusal(await ask())).toMatchObject({
      status: 429,
      after: 25 * MINUTE,
      message: 'Too many codes were sent to this number. Please wait about 25 minutes and try again.',
    })
    clock.pass(25 * MINUTE)
    expect((await ask()).statusCode).toBe(200)
  })

  it('when ten were sent to a number in a day, the eleventh waits', async () => {
    test = await buildTestApp({ deps: { clock } })
    for (let turn = 0; turn < 10; turn++, clock.pass(HOUR)) expect((await ask()).statusCode).toBe(200)
    expect(refusal(await ask())).toMatchObject({
      status: 429,
      after: 14 * HOUR,
      message: 'Too many codes were sent to this number. Please wait about 14 hours and try again.',
    })
    clock.pass(14 * HOUR)
    expect((await ask()).statusCode).toBe(200)
  })

  it('when numbers are asked for in a row, the breaker of their prefix opens: work is asked for, and the operator hears of it once an opening', async () => {
    test = await buildTestApp({ deps: { clock } })
    const inARow = (n: number) => `01999${String(n).padStart(6, '0')}`
    for (let n = 0; n < 20; n++) expect((await ask(inARow(n))).statusCode).toBe(200)
    for (let n = 20; n < 25; n++)
      expect(refusal(await ask(inARow(n)))).toMatchObject({ status: 428, code: 'proof_needed' })
    expect(alarms()).toEqual([expect.objectContaining({ level: 50, limit: 'code sent to prefix', subject: '01999' })])
    expect((await ask('01899000020')).statusCode).toBe(200)
    clock.pass(10 * MINUTE)
    for (let n = 20; n < 40; n++) expect((await ask(inARow(n))).statusCode).toBe(200)
    expect((await ask(inARow(40))).statusCode).toBe(428)
    expect(alarms()).toHaveLength(2)
  })

  it('when the whole centre has sent as many as it may in a day, its breaker opens for customers too, and of two processes one says so', async () => {
    const config = { sms: { first: { provider: 'outbox' as const }, fallback: null, mostADay: 3 } }
    test = await buildTestApp({ deps: { clock }, config })
    const other = await buildTestApp({ beside: test, deps: { clock }, config })
    for (let n = 0; n < 8; n++) await signIn(test, someone(n))
    for (let n = 0; n < 3; n++) expect((await ask(someone(n))).statusCode).toBe(200)
    const refused = await Promise.all([3, 4, 5, 6, 7].map((n) => ask(someone(n), '10.1.1.1', n % 2 ? test : other)))
    for (const answer of refused)
      expect(refusal(answer)).toMatchObject({
        status: 429,
        after: DAY,
        message: 'Many people are asking for codes right now. Please wait about 24 hours and try again.',
      })
    const told = [...alarms(), ...alarms(other)]
    await other.close()
    expect(told).toEqual([expect.objectContaining({ level: 50, limit: 'code sent by centre' })])
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
      status: 429,
      after: 58 * MINUTE,
      code: 'too_many_requests',
      message: 'Too many tries for this number. Please wait about 58 minutes and try again.',
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
    expect([4, 3, 2, 1].map((left) => told.filter((sentence) => sentence.includes(` ${left} tr`)).length)).toEqual([
      1, 1, 1, 1,
    ])
  })

  it('when tries do not mind where the code was seen to stand, more are compared (control)', async () => {
    test = await buildTestApp({ deps: { clock } })
    await ask()
    const seen = await Promise.all(
      Array.from({ length: 8 }, () =>
        test.database.pool.query<{ wrong_tries: number }>(
          'select wrong_tries from sign_in_codes where wrong_tries < 5',
        ),
      ),
    )
    await Promise.all(
      seen.map(({ rows: [code] }) =>
        test.database.pool.query('update sign_in_codes set wrong_tries = $1', [(code?.wrong_tries ?? 0) + 1]),
      ),
    )
    expect(seen.flatMap(({ rows }) => rows)).toHaveLength(8)
    expect((await test.database.pool.query('select wrong_tries from sign_in_codes')).rows).toEqual([{ wrong_tries: 1 }])
  })

  it('when somebody guesses two thousand times, in a crowd and with the right one among them, nobody gets in', async () => {
    test = await buildTestApp({ deps: { clock, logger: createLogger('silent') } })
    await ask()
    const right = Number(lastCode())
    const guesses = Array.from({ length: 2_000 }, (_, n) =>
      String((right + 1_000 + 1_000_000 - n) % 1_000_000).padStart(6, '0'),
    )
    const statuses = new Map<number, number>()
    for (let start = 0; start < guesses.length; start += 100) {
      const answers = await Promise.all(guesses.slice(start, start + 100).map((guess) => verify(guess)))
      for (const { statusCode } of answers) statuses.set(statusCode, (statuses.get(statusCode) ?? 0) + 1)
    }
    expect(guesses.indexOf(lastCode())).toBeGreaterThan(500)
    expect(statuses.get(422)).toBeLessThan(300 + test.database.pool.options.max)
    expect(statuses.get(429)).toBe(2_000 - (statuses.get(422) ?? 0))
    const { rows } = await test.database.pool.query('select wrong_tries, used_at from sign_in_codes')
    expect(rows).toEqual([{ wrong_tries: 5, used_at: null }])
  }, 180_000)

  it('when the guesser asks for a new code whenever it may, over two days, it has had ten codes a day and five tries at each', async () => {
    test = await buildTestApp({ deps: { clock } })
    let compared = 0
    for (let hour = 0; hour < 2 * 24; hour++, clock.pass(HOUR)) {
      await ask()
      for (let turn = 0; turn < 6; turn++) {
        const { errors } = (await verify(wrongCode())).json<{ errors?: { code: string[] } }>()
        if (errors?.code[0]?.includes('not the code') || (turn === 4 && errors?.code[0]?.includes('Too many')))
          compared++
      }
    }
    expect(compared).toBe(2 * 10 * 5)
  })
})

describe('trying where there is nothing to try', () => {
  it('when somebody tries codes that were never asked for, the number is not locked, and its owner signs in', async () => {
    test = await buildTestApp({ deps: { clock } })
    for (let n = 0; n < 40; n++) expect((await verify('000000', PHONE, '203.0.113.9')).statusCode).toBe(422)
    await ask()
    expect((await verify(lastCode())).statusCode).toBe(200)
    for (let n = 0; n < 40; n++) expect((await verify('000000', PHONE, '203.0.113.9')).statusCode).toBe(422)
    clock.pass(MINUTE)
    await ask()
    expect((await verify(lastCode())).statusCode).toBe(200)
  })

  it('when an address fails in a crowd, no more get through than are in the middle of it', async () => {
    test = await buildTestApp({ deps: { clock, logger: createLogger('silent') } })
    await test.database.pool.query(
      `insert into limit_events ("limit", subject, at) select 'code failed from address', '203.0.113.9', $1 from generate_series(1, 290)`,
      [clock.now()],
    )
    const answers = await Promise.all(Array.from({ length: 60 }, (_, n) => verify('000000', someone(n), '203.0.113.9')))
    const counted = answers.filter(({ statusCode }) => statusCode === 422).length
    expect(counted).toBeGreaterThanOrEqual(10)
    expect(counted).toBeLessThan(10 + test.database.pool.options.max)
    expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(60 - counted)
  })

  it('when an address has failed three hundred times in an hour, whatever the number, strangers wait there and customers do not', async () => {
    test = await buildTestApp({ deps: { clock, logger: createLogger('silent') } })
    for (let n = 0; n < 300; n++) expect((await verify('000000', someone(n), '203.0.113.9')).statusCode).toBe(422)
    expect((await verify('000000', someone(300), '203.0.113.9')).statusCode).toBe(429)
    await ask()
    expect(refusal(await verify(lastCode(), PHONE, '203.0.113.9'))).toMatchObject({
      status: 429,
      after: HOUR,
      message: 'Too many wrong codes came from your connection. Please wait about 60 minutes and try again.',
    })
    expect((await verify(lastCode(), PHONE, '203.0.113.10')).statusCode).toBe(200)
    clock.pass(MINUTE)
    await ask()
    expect((await verify(lastCode() === '000000' ? '000001' : '000000', PHONE, '203.0.113.9')).statusCode).toBe(422)
    expect((await verify(lastCode(), PHONE, '203.0.113.9')).statusCode).toBe(200)
    clock.pass(HOUR)
    expect((await verify('000000', someone(400), '203.0.113.9')).statusCode).toBe(422)
  })
})

describe('sweeping', () => {
  it('when it is done, what no longer counts is gone and the rest is kept', async () => {
    test = await buildTestApp({ deps: { clock } })
    await ask('01712345678')
    const [old, fresh] = [await signIn(test, '01712345678'), await signIn(test, '01812345678')]
    clock.pass(60 * DAY)
    await test.database.pool.query('update tokens set last_used_at = $1 where customer_id = $2', [
      new Date(clock.now().getTime() - 1000),
      fresh.customerId,
    ])
    // Used a moment ago, and given 180 days ago.
    const ageless = await signIn(test, '01912345678')
    await test.database.pool.query('update tokens set created_at = $1 where customer_id = $2', [
      new Date(clock.now().getTime() - 180 * DAY * 1000),
      ageless.customerId,
    ])
    await ask('01812345678')
    await sweepSignIn({ database: test.database, clock })
    const { rows } = await test.database.pool.query(
      `select (select array_agg(phone) from sign_in_codes) as codes, (select array_agg(customer_id) from tokens) as tokens, (select count(*) from limit_events) as events`,
    )
    expect(rows).toEqual([{ codes: ['01812345678'], tokens: [fresh.customerId], events: 3 }])
    expect(old.customerId).not.toBe(fresh.customerId)
  })
})
