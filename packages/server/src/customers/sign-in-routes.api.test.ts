import { afterEach, describe, expect, it } from 'vitest'
import { CodeSent, SignedInUser } from '#contract/schemas/sign-in.ts'
import { buildTestApp, type TestApp } from '../testing/build-test-app.ts'
import { movingClock } from '../testing/moving-clock.ts'
import { signIn } from '../testing/sign-in.ts'

const PHONE = '01712345678'
const country = 'Bangladesh'

let test: TestApp
afterEach(() => test.close())

const post = (url: string, payload: object) => test.app.inject({ method: 'POST', url: `/api${url}`, payload })
const ask = (phone_no: unknown = PHONE, more: object = {}) => post('/login-phone', { phone_no, country, ...more })
const verify = (code: unknown, phone_no: unknown = PHONE, query = '') =>
  post(`/verify-otp${query}`, { phone_no, code, country })
const lastCode = () => /\d{6}/.exec(test.messages.at(-1)?.text ?? '')?.[0] ?? ''
const otherThan = (code: string) => (code === '000000' ? '000001' : '000000')
const inBangla = (code: string) =>
  code.replace(/\d/g, (digit) => String.fromCharCode('০'.charCodeAt(0) + Number(digit)))
const askedCode = async (phone = PHONE) => {
  await ask(phone)
  return lastCode()
}

describe('POST login-phone', () => {
  it('when a number is given, it gets a code in one part of plain letters, bound to our site', async () => {
    test = await buildTestApp({ config: { publicUrl: 'https://play.example.com' } })
    const answer = await ask()
    expect(answer.statusCode).toBe(200)
    expect(CodeSent.parse(answer.json()).data).toEqual({ expires_in: 300, resend_in: 60 })
    expect(test.messages).toEqual([expect.objectContaining({ to: PHONE, kind: 'sign-in-code' })])
    const text = test.messages[0]?.text ?? ''
    expect(text).toMatch(/^[\x20-\x7e\n]{20,160}$/)
    expect(text.split('\n').at(-1)).toBe(`@play.example.com #${lastCode()}`)
  })

  it('when the number is outside Bangladesh, nothing is sent and the field says why', async () => {
    test = await buildTestApp()
    const answer = await ask('+91 98765 43210')
    const sentence = 'Please enter a valid phone number'
    expect(answer.statusCode).toBe(422)
    expect(answer.json()).toEqual({ message: sentence, code: 'invalid', errors: { phone_no: [sentence] } })
    expect(test.messages).toEqual([])
  })

  it("when the number is a customer's, the answer is the same as for a stranger", async () => {
    test = await buildTestApp()
    await signIn(test, PHONE)
    expect((await ask(PHONE)).json()).toEqual((await ask('01812345678')).json())
  })

  it('when a code was sent, neither the table nor the log knows it', async () => {
    test = await buildTestApp()
    const code = await askedCode()
    const { rows } = await test.database.pool.query('select sign_in_codes::text as row from sign_in_codes')
    expect(rows).toHaveLength(1)
    expect(JSON.stringify(rows)).not.toContain(code)
    expect(test.log.join('')).not.toContain(code)
    expect(test.log.join('')).not.toContain(PHONE)
  })
})

describe('POST verify-otp', () => {
  it('when the code is right for the first time, the customer is made, empty but for the number', async () => {
    test = await buildTestApp()
    const answer = await verify(await askedCode())
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['cache-control']).toBe('no-store')
    const { data, token } = SignedInUser.parse(answer.json())
    expect(data).toEqual({
      id: data.id,
      name: null,
      image: null,
      spouse_name: null,
      phone: PHONE,
      email: null,
      heared_by: null,
      language: 'en',
      childrens: [],
    })
    expect(token).toMatch(/^[\w-]{43}$/)
    const { rows } = await test.database.pool.query('select tokens::text as row from tokens')
    expect(JSON.stringify(rows)).not.toContain(token)
  })

  it('when the number signs in again, it is the same customer with another token', async () => {
    const clock = movingClock()
    test = await buildTestApp({ deps: { clock } })
    const first = SignedInUser.parse((await verify(await askedCode())).json())
    clock.pass(61)
    const second = SignedInUser.parse((await verify(await askedCode())).json())
    expect(second.data.id).toBe(first.data.id)
    expect(second.token).not.toBe(first.token)
  })

  it.each([
    ['?lang=bn', '', 'bn'],
    ['', '?lang=bn', 'en'],
    ['?lang=hi', '?lang=bn', 'en'],
  ])('when the first sign-in is at %j and the next at %j, text messages are %s', async (first, next, language) => {
    const clock = movingClock()
    test = await buildTestApp({ deps: { clock } })
    const signInAt = async (query: string) =>
      SignedInUser.parse((await verify(await askedCode(), PHONE, query)).json()).data
    expect(await signInAt(first)).toMatchObject({ language })
    clock.pass(61)
    expect(await signInAt(next)).toMatchObject({ language })
  })

  it('when one number signs in from two processes at once, in two languages, it is one customer with one of them', async () => {
    test = await buildTestApp()
    const other = await buildTestApp({ beside: test })
    const payload = { phone_no: PHONE, code: await askedCode(), country }
    const answers = await Promise.all([
      test.app.inject({ method: 'POST', url: '/api/verify-otp', payload }),
      other.app.inject({ method: 'POST', url: '/api/verify-otp?lang=bn', payload }),
    ])
    const right = answers.filter(({ statusCode }) => statusCode === 200)
    expect(right).toHaveLength(1)
    const { rows } = await test.database.pool.query('select language from customers')
    expect(rows).toEqual([{ language: right[0] === answers[0] ? 'en' : 'bn' }])
    await other.close()
  })

  it('when a sign-in is in Bangla, its code comes in English, in plain letters', async () => {
    test = await buildTestApp()
    await post('/login-phone?lang=bn', { phone_no: PHONE, country })
    expect(test.messages[0]?.text).toMatch(/^Your sign-in code is \d{6}\.[\x20-\x7e\n]+$/)
  })

  it('when number and code are typed in other ways, they are the same', async () => {
    test = await buildTestApp()
    const code = await askedCode('+880 1712-345678')
    expect((await verify(`${code.slice(0, 3)} ${inBangla(code.slice(3))}`, '০১৭১২৩৪৫৬৭৮')).statusCode).toBe(200)
  })

  it('when the code is empty, it is asked for', async () => {
    test = await buildTestApp()
    expect((await verify(' ')).json()).toEqual({
      message: 'OTP is required',
      code: 'invalid',
      errors: { code: ['OTP is required'] },
    })
  })

  const fails = (sentence: string) => ({
    message: 'OTP verification failed. Please try again.',
    code: 'invalid',
    errors: { code: [sentence] },
  })

  it('when what is typed cannot be a code, it costs no try', async () => {
    test = await buildTestApp()
    const code = await askedCode()
    for (const typed of [
      '12345',
      '1234567',
      'abcdef',
      '12345६',
      '<b>1</b>',
      '\u0000',
      ...Array.from({ length: 10 }, () => '1'),
    ]) {
      expect((await verify(typed)).json()).toEqual(fails('The code has 6 digits.'))
    }
    expect((await verify(code)).statusCode).toBe(200)
  })

  it('when the code is wrong, the tries left are told, and after the fifth even the right one is refused', async () => {
    test = await buildTestApp()
    const code = await askedCode()
    const told = []
    for (let turn = 0; turn < 5; turn++)
      told.push((await verify(otherThan(code))).json<{ errors: { code: string[] } }>().errors.code[0])
    expect(told).toEqual([
      'This is not the code we sent. You have 4 tries left.',
      'This is not the code we sent. You have 3 tries left.',
      'This is not the code we sent. You have 2 tries left.',
      'This is not the code we sent. You have 1 try left.',
      'Too many wrong tries. Please ask for a new code.',
    ])
    expect((await verify(code)).json()).toEqual(fails('Too many wrong tries. Please ask for a new code.'))
  })

  it('when the right code comes after four wrong ones, it is taken', async () => {
    test = await buildTestApp()
    const code = await askedCode()
    for (let turn = 0; turn < 4; turn++) await verify(otherThan(code))
    expect((await verify(code)).statusCode).toBe(200)
  })

  it('when a second less than five minutes have passed, the code is good; at five it has expired', async () => {
    const clock = movingClock()
    test = await buildTestApp({ deps: { clock } })
    const [early, late] = [await askedCode('01712345678'), await askedCode('01812345678')]
    clock.pass(299)
    expect((await verify(early, '01712345678')).statusCode).toBe(200)
    clock.pass(1)
    expect((await verify(late, '01812345678')).json()).toEqual(
      fails('This code has expired. Please ask for a new one.'),
    )
  })

  it('when a code was used, it is good no more', async () => {
    test = await buildTestApp()
    const code = await askedCode()
    await verify(code)
    expect((await verify(code)).json()).toEqual(fails('This code has been used. Please ask for a new one.'))
  })

  it('when the code was sent to another number, it opens nothing', async () => {
    test = await buildTestApp()
    const foreign = await askedCode('01812345678')
    let own = await askedCode()
    if (own === foreign) own = otherThan(foreign)
    expect((await verify(foreign)).json()).toEqual(fails('This is not the code we sent. You have 4 tries left.'))
    expect((await verify(foreign, '01912345678')).json()).toEqual(
      fails('This code has expired. Please ask for a new one.'),
    )
  })

  it('when a new code was sent, the old one is void', async () => {
    const clock = movingClock()
    test = await buildTestApp({ deps: { clock } })
    const old = await askedCode()
    clock.pass(60)
    let fresh = await askedCode()
    if (fresh === old) {
      clock.pass(60)
      fresh = await askedCode()
    }
    expect((await verify(old)).statusCode).toBe(422)
    expect((await verify(fresh)).statusCode).toBe(200)
  })

  it('when the right code comes eight times at once, one of them signs in', async () => {
    test = await buildTestApp()
    const code = await askedCode()
    const answers = await Promise.all(Array.from({ length: 8 }, () => verify(code)))
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([
      200,
      ...Array.from({ length: 7 }, () => 422),
    ])
    const { rows } = await test.database.pool.query(
      'select (select count(*) from tokens) as tokens, (select count(*) from customers) as customers',
    )
    expect(rows).toEqual([{ tokens: 1, customers: 1 }])
  })
})
