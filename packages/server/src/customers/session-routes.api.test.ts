import { afterEach, describe, expect, it } from 'vitest'
import { oneOf } from '#contract/schemas/paging.ts'
import { User } from '#contract/schemas/user.ts'
import { buildTestApp, type TestApp } from '../testing/build-test-app.ts'
import { movingClock } from '../testing/moving-clock.ts'
import { signIn } from '../testing/sign-in.ts'

let test: TestApp
afterEach(() => test.close())

describe('the session', () => {
  const user = (headers: { authorization: string }) => test.app.inject({ url: '/api/user', headers })

  it('when a token is good, GET user tells who it is, children in order', async () => {
    test = await buildTestApp()
    const { customerId, headers } = await signIn(test)
    await test.database.pool.query(
      `update customers set name = 'দোলা <b>🎈</b>', spouse_name = 'Rafi', email = 'dola@example.com', heared_by = 'Facebook' where id = $1`,
      [customerId],
    )
    await test.database.pool.query(
      `insert into children (customer_id, position, name, age) values ($1, 1, 'Mitu', 4), ($1, 0, 'Tuni "T"', 7)`,
      [customerId],
    )
    const answer = await user(headers)
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['cache-control']).toBe('no-store')
    expect(oneOf(User).parse(answer.json()).data).toEqual({
      id: customerId,
      name: 'দোলা <b>🎈</b>',
      image: null,
      spouse_name: 'Rafi',
      phone: '01712345678',
      email: 'dola@example.com',
      heared_by: 'Facebook',
      language: 'en',
      childrens: [
        { name: 'Tuni "T"', age: 7 },
        { name: 'Mitu', age: 4 },
      ],
    })
  })

  it('when the customer has a picture, its address is told', async () => {
    test = await buildTestApp()
    const { customerId, headers } = await signIn(test)
    await test.database.pool.query(
      `insert into pictures (sha256, use, key, widths, width, height, alt) values (repeat('a', 64), 'avatar', 'pictures/a', '{176}', 176, 176, 'A face')`,
    )
    await test.database.pool.query('update customers set picture_id = 1 where id = $1', [customerId])
    expect((await user(headers)).json()).toMatchObject({ data: { image: '/media/pictures/a/176.jpg' } })
  })

  it('when there is no token, or none that was ever given, nobody is signed in', async () => {
    test = await buildTestApp()
    const never = 'x'.repeat(43)
    for (const authorization of [
      '',
      'Bearer',
      'Bearer short',
      `Bearer ${never}`,
      `Basic ${never}`,
      `Bearer ${never.repeat(100)}`,
    ]) {
      const answer = await user({ authorization })
      expect(answer.statusCode).toBe(401)
      expect(answer.json()).toEqual({ message: 'Please login first', code: 'unauthenticated' })
    }
  })

  it('when a token was not used for 60 days it is dead, and every use gives it 60 more', async () => {
    const clock = movingClock()
    test = await buildTestApp({ deps: { clock } })
    const { headers } = await signIn(test)
    for (const days of [59, 59, 59]) {
      clock.pass(days * 86_400)
      expect((await user(headers)).statusCode).toBe(200)
    }
    clock.pass(60 * 86_400)
    expect((await user(headers)).statusCode).toBe(401)
  })

  it('when a token is used every day, it is dead after 180 all the same', async () => {
    const clock = movingClock()
    test = await buildTestApp({ deps: { clock } })
    const { headers } = await signIn(test)
    for (const days of [59, 59, 59, 2.99]) {
      clock.pass(days * 86_400)
      expect((await user(headers)).statusCode).toBe(200)
    }
    clock.pass(0.01 * 86_400)
    expect((await user(headers)).statusCode).toBe(401)
  })

  it("when somebody signs out everywhere, all of their tokens are dead, and nobody else's", async () => {
    test = await buildTestApp()
    const [phone, desk, other] = [await signIn(test), await signIn(test), await signIn(test, '01812345678')]
    const everywhere = (headers = {}) => test.app.inject({ method: 'POST', url: '/api/logout-everywhere', headers })
    expect((await everywhere()).statusCode).toBe(401)
    expect((await everywhere(phone.headers)).json()).toEqual({ message: 'Signed out everywhere.' })
    expect((await user(phone.headers)).statusCode).toBe(401)
    expect((await user(desk.headers)).statusCode).toBe(401)
    expect((await user(other.headers)).statusCode).toBe(200)
    expect((await everywhere(desk.headers)).statusCode).toBe(401)
    expect((await user((await signIn(test)).headers)).statusCode).toBe(200)
  })

  it('when somebody signs out, that token is dead and the others live', async () => {
    test = await buildTestApp()
    const [phone, desk] = [await signIn(test), await signIn(test)]
    const answer = await test.app.inject({ method: 'POST', url: '/api/logout', headers: phone.headers })
    expect(answer.json()).toEqual({ message: 'logout successful' })
    expect((await user(phone.headers)).statusCode).toBe(401)
    expect((await user(desk.headers)).statusCode).toBe(200)
    expect((await test.app.inject({ method: 'POST', url: '/api/logout', headers: phone.headers })).statusCode).toBe(401)
  })
})
