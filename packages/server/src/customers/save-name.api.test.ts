import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { buildTestApp, type TestApp } from '../testing/build-test-app.ts'
import { profileForm } from '../testing/profile-form.ts'
import { signIn, type SignedInCustomer } from '../testing/sign-in.ts'

describe('POST user/name', () => {
  let test: TestApp
  let rina: SignedInCustomer
  let phones = 1812345000
  beforeAll(async () => {
    test = await buildTestApp()
  })
  afterAll(() => test.close())
  beforeEach(async () => {
    rina = await signIn(test, `0${phones++}`)
  })

  const save = (payload: object, headers: Record<string, string> = rina.headers) =>
    test.app.inject({ method: 'POST', url: '/api/user/name', payload, headers })
  const user = async () =>
    (await test.app.inject({ url: '/api/user', headers: rina.headers })).json<{ data: { name: string | null } }>().data

  it('when a customer without a profile saves a name, it is tidied and stored, without anything else', async () => {
    const answer = await save({ name: '  রিনা\n\u202Eআক্তার ', spouse_name: 'Karim', phone: '01700000000' })
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toEqual({ data: await user() })
    expect(await user()).toMatchObject({ name: 'রিনা আক্তার', spouse_name: null, phone: `0${phones - 1}` })
    expect(answer.headers['cache-control']).toBe('no-store')
  })

  it('when the profile is filled in, all but the name stays', async () => {
    await test.app.inject(
      profileForm(
        {
          name: 'Rina',
          spouse_name: 'Karim',
          email: 'rina@example.com',
          'childrens[0][name]': 'Mitu',
          'childrens[0][age]': '4',
        },
        rina.headers,
      ),
    )
    const before = await user()
    await save({ name: 'Rina Akter' })
    expect(await user()).toEqual({ ...before, name: 'Rina Akter' })
  })

  it.each([
    [{}, 'Name is required.'],
    [{ name: null }, 'Name is required.'],
    [{ name: ['Rina'] }, 'Name is required.'],
    [{ name: ' \u200B ' }, 'Name is required.'],
    [{ name: 'ন'.repeat(26) }, 'Name is too large'],
    [{ name: 'x'.repeat(900_000) }, 'Name is too large'],
  ])(
    'when what is sent is no name, it is refused in a sentence and nothing is stored (%#)',
    async (payload, sentence) => {
      const answer = await save(payload)
      expect([answer.statusCode, answer.json<{ errors: unknown }>().errors]).toEqual([422, { name: [sentence] }])
      expect((await user()).name).toBeNull()
    },
  )

  it.each([
    [
      'a form',
      'multipart/form-data; boundary=x',
      '--x\r\nContent-Disposition: form-data; name="name"\r\n\r\nRina\r\n--x--\r\n',
    ],
    ['a text', 'text/plain', 'Rina'],
  ])('when %s is sent, it is of a kind that is not understood here', async (_, type, payload) => {
    const answer = await test.app.inject({
      method: 'POST',
      url: '/api/user/name',
      payload,
      headers: { ...rina.headers, 'content-type': type },
    })
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([415, 'unsupported_media_type'])
    expect((await user()).name).toBeNull()
  })

  it('when nobody is signed in, nobody gets a name', async () => {
    expect((await save({ name: 'Rina' }, {})).statusCode).toBe(401)
  })

  it('when a name and a profile are saved in turn, both count against the same sixty an hour', async () => {
    await save({ name: 'Rina' })
    await test.database.pool.query(
      `insert into limit_events ("limit", subject, at) select "limit", subject, at from limit_events, generate_series(1, 59)
       where subject = $1 and "limit" = 'profile savings'`,
      [`customer ${rina.customerId}`],
    )
    const refused = await save({ name: 'Karim' })
    expect(refused.statusCode).toBe(429)
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect((await user()).name).toBe('Rina')
    expect((await test.app.inject(profileForm({ name: 'Karim', spouse_name: 'Rina' }, rina.headers))).statusCode).toBe(
      429,
    )
  })
})
