import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { SmsAnswer, SmsPort } from '../notifications/sms.ts'
import { buildTestApp, type TestApp } from '../testing/build-test-app.ts'
import { movingClock } from '../testing/moving-clock.ts'
import { signIn } from '../testing/sign-in.ts'

const MINUTE = 60
const PHONE = '01712345678'
const country = 'Bangladesh'

let test: TestApp
let clock: ReturnType<typeof movingClock>
beforeEach(() => {
  clock = movingClock()
})
afterEach(() => test.close())

const ask = (phone_no = PHONE, remoteAddress = '198.51.100.1') =>
  test.app.inject({ method: 'POST', url: '/api/login-phone', payload: { phone_no, country }, remoteAddress })
const verify = (code: string) =>
  test.app.inject({ method: 'POST', url: '/api/verify-otp', payload: { phone_no: PHONE, code, country } })
const codeIn = (text = '') => /\d{6}/.exec(text)?.[0] ?? ''
/** A number of its own for every n, each with another prefix. */
const someone = (n: number) =>
  `01${3 + (n % 7)}${String(Math.floor(n / 7) % 100).padStart(2, '0')}${String(n).padStart(6, '0')}`

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

  it("neither an address nor a number can go on for ever, be it a customer's", async () => {
    const sms = port({})
    test = await buildTestApp({ deps: { clock, sms } })
    for (let n = 0; n < 31; n++) await ask(someone(n), '203.0.113.9')
    expect(sms.tries).toBe(30)
    await signIn(test, PHONE)
    for (let n = 0; n < 30; n++) expect((await ask()).statusCode).toBe(502)
    const refused = await ask()
    expect([refused.statusCode, refused.json<{ message: string }>().message]).toEqual([
      429,
      'Too many codes were asked for with this number. Please wait about 60 minutes and try again.',
    ])
    expect(sms.tries).toBe(60)
  })

  it('the code before it is still good; what the provider takes voids it', async () => {
    const messages: string[] = []
    const answers: SmsAnswer[] = []
    const accepted = { accepted: true as const, provider: 'moody', providerId: '1' }
    const broken = {
      accepted: false as const,
      provider: 'moody',
      reason: 'transient' as const,
      retry: true,
      detail: 'HTTP 503',
    }
    test = await buildTestApp({
      deps: {
        clock,
        sms: { name: 'moody', send: async ({ text }) => (messages.push(text), answers.shift() ?? accepted) },
      },
    })
    for (const answer of [accepted, broken]) {
      answers.push(answer)
      await ask()
      clock.pass(MINUTE)
    }
    expect((await verify(codeIn(messages.at(0)))).statusCode).toBe(200)

    for (let turn = 0; turn < 2; turn++, clock.pass(MINUTE)) await ask()
    if (codeIn(messages.at(-2)) !== codeIn(messages.at(-1)))
      expect((await verify(codeIn(messages.at(-2)))).statusCode).toBe(422)
    expect((await verify(codeIn(messages.at(-1)))).statusCode).toBe(200)
  })

  it('while it has not answered, the old code is good, and a first one already is; one that was used meanwhile stays used', async () => {
    const [texts, gates]: [string[], PromiseWithResolvers<SmsAnswer>[]] = [[], []]
    const take = (place: number) => gates[place]?.resolve({ accepted: true, provider: 'slow', providerId: '1' })
    const send = ({ text }: { text: string }) => {
      const gate = Promise.withResolvers<SmsAnswer>()
      gates.push(gate)
      texts.push(text)
      return gate.promise
    }
    test = await buildTestApp({ deps: { clock, sms: { name: 'slow', send } } })
    const askSlowly = async (place: number) => {
      const asking = ask()
      await expect.poll(() => texts.length).toBe(place + 1)
      return { asking }
    }
    const first = await askSlowly(0)
    expect((await verify(codeIn(texts[0]))).statusCode).toBe(200)
    take(0)
    await first.asking
    expect((await verify(codeIn(texts[0]))).statusCode).toBe(422)

    clock.pass(MINUTE)
    const second = await askSlowly(1)
    clock.pass(MINUTE)
    const third = await askSlowly(2)
    take(2)
    await third.asking
    take(1)
    await second.asking
    if (codeIn(texts[1]) !== codeIn(texts[2])) expect((await verify(codeIn(texts[1]))).statusCode).toBe(422)
    expect((await verify(codeIn(texts[2]))).statusCode).toBe(200)
  })

  it('a number that the provider knows to be none is told at its field', async () => {
    test = await buildTestApp({ deps: { clock, sms: port({ reason: 'number', retry: false, detail: '416' }) } })
    const answer = await ask()
    expect(answer.statusCode).toBe(422)
    expect(answer.json()).toEqual({
      message: 'Failed to send OTP. Please try again.',
      code: 'invalid',
      errors: { phone_no: ['Please enter a valid phone number'] },
    })
  })
})
