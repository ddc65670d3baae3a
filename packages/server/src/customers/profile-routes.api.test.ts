import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import * as bn from '#contract/words/bn/rules.ts'
import { buildTestApp, type TestApp } from '../testing/build-test-app.ts'
import { profileForm, type FormValues } from '../testing/profile-form.ts'
import { signIn, type SignedInCustomer } from '../testing/sign-in.ts'

const right = {
  name: 'Rina Akter',
  spouse_name: 'Karim',
  email: 'rina@example.com',
  heared_by: 'Facebook',
  _method: 'POST',
}

describe('POST update-profile', () => {
  let test: TestApp
  let rina: SignedInCustomer
  beforeAll(async () => {
    test = await buildTestApp()
  })
  afterAll(() => test.close())
  let phones = 1712345000
  beforeEach(async () => {
    rina = await signIn(test, `0${phones++}`)
  })

  const save = (values: FormValues, headers: Record<string, string> = rina.headers) =>
    test.app.inject(profileForm(values, headers))
  const errorsOf = async (values: FormValues) => {
    const answer = await save(values)
    return [answer.statusCode, answer.json<{ errors?: Record<string, string[]> }>().errors]
  }
  const user = async () =>
    (await test.app.inject({ url: '/api/user', headers: rina.headers })).json<{ data: unknown }>().data

  it('when everything is right, it is stored and the whole user answered', async () => {
    const answer = await save({
      ...right,
      'childrens[0][name]': 'Mitu',
      'childrens[0][age]': '4',
      'childrens[1][name]': 'Tutul',
      'childrens[1][age]': '8',
    })
    expect(answer.statusCode).toBe(200)
    const { data } = answer.json<{ data: unknown }>()
    expect(data).toEqual({
      id: rina.customerId,
      name: 'Rina Akter',
      image: null,
      spouse_name: 'Karim',
      phone: expect.stringMatching(/^0/) as string,
      email: 'rina@example.com',
      heared_by: 'Facebook',
      language: 'en',
      childrens: [
        { name: 'Mitu', age: 4 },
        { name: 'Tutul', age: 8 },
      ],
    })
    expect(await user()).toEqual(data)
    expect(answer.headers['cache-control']).toBe('no-store')
  })

  it('when nobody is signed in, the answer is 401, whatever is sent', async () => {
    expect((await save(right, {})).statusCode).toBe(401)
  })

  it('when a phone or an unknown field is sent, it changes nothing', async () => {
    const before = (await user()) as { phone: string }
    const answer = await save({
      ...right,
      phone: '01999999999',
      id: '1',
      admin: 'true',
      'childrens[x][name]': 'Nobody',
      'childrens[0][height]': '3',
    })
    expect(answer.json()).toMatchObject({ data: { phone: before.phone, id: rina.customerId, childrens: [] } })
  })

  it('when email and heared_by are left empty, they are null', async () => {
    await save(right)
    expect((await save({ ...right, email: '', heared_by: '' })).json()).toMatchObject({
      data: { email: null, heared_by: null },
    })
  })

  it('when a language is sent, text messages are in it; when none is sent, they stay as they are', async () => {
    expect((await save({ ...right, language: 'bn' })).json()).toMatchObject({ data: { language: 'bn' } })
    expect((await save(right)).json()).toMatchObject({ data: { language: 'bn' } })
    expect(await user()).toMatchObject({ language: 'bn' })
    expect((await save({ ...right, language: 'en' })).json()).toMatchObject({ data: { language: 'en' } })
  })

  it.each([
    '',
    ' ',
    'BN',
    'bn ',
    'bn-BD',
    'hi',
    'undefined',
    '__proto__',
    "bn'; drop table customers",
    'b'.repeat(4000),
  ])('when the language is %j, the field says what can be chosen, and nothing is saved', async (language) => {
    await save({ ...right, language: 'bn' })
    expect(await errorsOf({ ...right, name: 'Someone else', language })).toEqual([
      422,
      { language: ['Please choose Bangla or English.'] },
    ])
    expect(await user()).toMatchObject({ name: right.name, language: 'bn' })
  })

  it('when the language and a name are wrong, both are told, in the language of the page', async () => {
    const form = profileForm({ ...right, name: ' ', language: 'fr' }, rina.headers)
    const answer = await test.app.inject({ ...form, url: `${form.url}?lang=bn` })
    expect(answer.json()).toMatchObject({ errors: { name: [bn.nameRequired], language: ['বাংলা অথবা ইংরেজি বেছে নিন।'] } })
  })

  it("when nothing is sent, each required field is named in the spec's words", async () => {
    expect(await errorsOf({})).toEqual([422, { name: ['Name is required.'], spouse_name: ['Name is required.'] }])
  })

  it('when several things are wrong, all are told by field and the first is the message', async () => {
    const answer = await save({
      name: 'n'.repeat(26),
      spouse_name: 's'.repeat(26),
      email: 'rina@home',
      heared_by: 'TV',
      'childrens[0][name]': ' ',
      'childrens[0][age]': '9',
    })
    expect(answer.statusCode).toBe(422)
    expect(answer.json()).toEqual({
      code: 'invalid',
      message: 'Name is too large',
      errors: {
        name: ['Name is too large'],
        spouse_name: ['Spouse Name is too large'],
        email: ['Email is not valid.'],
        heared_by: ['Please choose one of the answers in the list.'],
        'childrens.0.name': ['Name is required'],
        'childrens.0.age': ['Please choose an age from 1 to 8.'],
      },
    })
  })

  it('when names have 25 characters as people count them, they are stored as they are', async () => {
    const values = {
      ...right,
      name: 'ক্ষী'.repeat(25),
      spouse_name: '👨‍👩‍👧'.repeat(25),
      'childrens[0][name]': 'n'.repeat(50),
      'childrens[0][age]': '1',
    }
    expect((await save(values)).json()).toMatchObject({
      data: { name: values.name, spouse_name: values.spouse_name, childrens: [{ name: 'n'.repeat(50), age: 1 }] },
    })
  })

  it.each([
    ['0', 422],
    ['1', 200],
    ['8', 200],
    ['9', 422],
    ['1e0', 422],
    ['৪', 200],
  ])('when a child is %s years old, the answer is %i', async (age, status) => {
    expect((await save({ ...right, 'childrens[0][name]': 'Mitu', 'childrens[0][age]': age })).statusCode).toBe(status)
  })

  it('when a child has a name and no age, or an age and no name, that is said at the field', async () => {
    expect(await errorsOf({ ...right, 'childrens[0][name]': 'Mitu', 'childrens[1][age]': '4' })).toEqual([
      422,
      { 'childrens.0.age': ['Please choose an age from 1 to 8.'], 'childrens.1.name': ['Name is required'] },
    ])
  })

  it('when children come with gaps or out of order, they are kept in the order of their numbers', async () => {
    const answer = await save({
      ...right,
      'childrens[10][name]': 'C',
      'childrens[10][age]': '3',
      'childrens[2][age]': '2',
      'childrens[2][name]': 'B',
      'childrens[0][name]': 'A',
      'childrens[0][age]': '1',
    })
    expect(answer.json()).toMatchObject({
      data: {
        childrens: [
          { name: 'A', age: 1 },
          { name: 'B', age: 2 },
          { name: 'C', age: 3 },
        ],
      },
    })
  })

  it('when a child is no longer in the form, it is no longer in the profile', async () => {
    await save({ ...right, ...children(3) })
    expect((await save({ ...right, ...children(1) })).json()).toMatchObject({
      data: { childrens: [{ name: 'Child 0' }] },
    })
    expect((await save(right)).json()).toMatchObject({ data: { childrens: [] } })
  })

  it('when there are 20 children they are kept, 21 and 200 are refused in a sentence', async () => {
    expect((await save({ ...right, ...children(20) })).statusCode).toBe(200)
    for (const count of [21, 200])
      expect(await errorsOf({ ...right, ...children(count) })).toEqual([
        422,
        { childrens: ['You can add up to 20 children.'] },
      ])
    expect(await user()).toMatchObject({
      childrens: Array.from({ length: 20 }, (_, index) => ({ name: `Child ${index}` })),
    })
  })

  it.each([
    '😀 রিনা 👨‍👩‍👧',
    '<script>alert(1)</script>',
    '\u200Fرنا أختر\u200F',
    `Robert'); drop table`,
    '%00\\u0000 $1 {}',
    'য়ড়ঢ়',
  ])('when the name is %s, it comes back unharmed', async (name) =>
    expect((await save({ ...right, name, 'childrens[0][name]': name, 'childrens[0][age]': '2' })).json()).toMatchObject(
      { data: { name, childrens: [{ name }] } },
    ),
  )

  it('when a name carries control characters or turns text around, what is left is harmless', async () => {
    const answer = await save({
      ...right,
      name: 'Rina\u0000\u202E\r\nAkter',
      'childrens[0][name]': '\tMitu\u2067',
      'childrens[0][age]': '2',
    })
    expect(answer.json()).toMatchObject({ data: { name: 'Rina Akter', childrens: [{ name: 'Mitu' }] } })
  })

  it('when the form is JSON, or nothing at all, the answer is 415', async () => {
    const { method, url } = profileForm({}, {})
    expect((await test.app.inject({ method, url, headers: rina.headers, payload: right })).statusCode).toBe(415)
    expect((await test.app.inject({ method, url, headers: rina.headers })).statusCode).toBe(415)
  })

  it.each([
    ['is cut short', '--x\r\nContent-Disposition: form-data; name="name"\r\n\r\nRi', 'multipart/form-data; boundary=x'],
    ['has no boundary', '--x--', 'multipart/form-data'],
    ['has another boundary', '--y\r\n\r\n\r\n--y--', 'multipart/form-data; boundary=x'],
    [
      'breaks off inside a file',
      '--x\r\nContent-Disposition: form-data; name="image"; filename="a.png"\r\n\r\nabc',
      'multipart/form-data; boundary=x',
    ],
    ['has a part without a head', '--x\r\n\r\n--x--', 'multipart/form-data; boundary=x'],
    ['is empty', '', 'multipart/form-data; boundary=x'],
    [
      'names a prototype',
      '--x\r\nContent-Disposition: form-data; name="__proto__"\r\n\r\n1\r\n--x--\r\n',
      'multipart/form-data; boundary=x',
    ],
    [
      'says JSON and is none',
      '--x\r\nContent-Disposition: form-data; name="name"\r\nContent-Type: application/json\r\n\r\n{\r\n--x--\r\n',
      'multipart/form-data; boundary=x',
    ],
    [
      'has a JSON object for a name',
      '--x\r\nContent-Disposition: form-data; name="name"\r\nContent-Type: application/json\r\n\r\n{}\r\n--x--\r\n',
      'multipart/form-data; boundary=x',
    ],
  ])('when the form %s, the answer is 422 and not an accident', async (_, payload, type) => {
    const { method, url } = profileForm({}, {})
    const answer = await test.app.inject({ method, url, headers: { ...rina.headers, 'content-type': type }, payload })
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([422, 'invalid'])
  })

  it('when a form has thousands of fields, it is too large to send', async () => {
    const many = Object.fromEntries(Array.from({ length: 1500 }, (_, index) => [`field${index}`, 'x']))
    expect((await save({ ...many, ...right })).statusCode).toBe(413)
  })

  it('when a field is as long as a book, it is too large and not cut to fit', async () => {
    expect(await errorsOf({ ...right, name: 'n'.repeat(100_000) })).toEqual([422, { name: ['Name is too large'] }])
  })
})

const children = (count: number): FormValues =>
  Object.fromEntries(
    Array.from({ length: count }, (_, index) => [
      [`childrens[${index}][name]`, `Child ${index}`],
      [`childrens[${index}][age]`, '5'],
    ]).flat(),
  )
