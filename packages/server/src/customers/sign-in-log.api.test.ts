import { afterEach, expect, it } from 'vitest'
import { buildTestApp, type TestApp } from '../testing/build-test-app.ts'
import { movingClock } from '../testing/moving-clock.ts'

const PHONE = '01712345678'
const country = 'Bangladesh'

let test: TestApp
afterEach(() => test.close())

const post = (url: string, payload: object, headers = {}) =>
  test.app.inject({ method: 'POST', url: `/api${url}`, payload, headers, remoteAddress: '2001:db8:1:2:3:4:5:6' })
const lines = () =>
  test.log
    .map((line) => JSON.parse(line) as Record<string, unknown>)
    .filter(({ msg, from }) => from !== undefined && msg !== 'answered')

it('when people sign in, fail and are refused, the log says so with a shortened address, and neither number, code nor token in full', async () => {
  const clock = movingClock()
  test = await buildTestApp({ deps: { clock } })
  await post('/login-phone', { phone_no: PHONE, country })
  await post('/login-phone', { phone_no: PHONE, country })
  const code = /\d{6}/.exec(test.messages[0]?.text ?? '')?.[0] ?? ''
  await post('/verify-otp', { phone_no: PHONE, code: code === '111111' ? '222222' : '111111', country })
  const { token, data } = (await post('/verify-otp', { phone_no: PHONE, code, country })).json<{
    token: string
    data: { id: number }
  }>()
  await post('/verify-otp', { phone_no: PHONE, code, country })
  await post('/logout-everywhere', {}, { authorization: `Bearer ${token}` })
  await test.database.pool.query(
    `insert into limit_events ("limit", subject, at) select 'code sent to address', '2001:db8:1::/48', $1 from generate_series(1, 200)`,
    [clock.now()],
  )
  await post('/login-phone', { phone_no: '01812345678', country })
  await test.database.pool.query(
    `insert into limit_events ("limit", subject, at) select 'code failed from address', '2001:db8:1:2::/64', $1 from generate_series(1, 300)`,
    [clock.now()],
  )
  await post('/verify-otp', { phone_no: '01812345678', code, country })

  const from = '2001:db8:1::/48'
  expect(lines()).toEqual(
    [
      { msg: 'code refused', level: 40, from, to: '017****5678', limit: 'code sent to number' },
      {
        msg: 'wrong code',
        level: 40,
        from,
        to: '017****5678',
        why: 'This is not the code we sent. You have 4 tries left.',
      },
      { msg: 'signed in', level: 30, from, customerId: data.id },
      {
        msg: 'wrong code',
        level: 40,
        from,
        to: '017****5678',
        customerId: data.id,
        why: 'This code has been used. Please ask for a new one.',
      },
      { msg: 'signed out everywhere', level: 30, from, customerId: data.id, tokens: 1 },
      { msg: 'proof asked', level: 30, from, to: '018****5678', work: 1 },
      { msg: 'try refused', level: 40, from, to: '018****5678', limit: 'code failed from address' },
    ].map((line) => expect.objectContaining(line) as object),
  )
  const all = test.log.join('')
  for (const secret of [PHONE, token, '2001:db8:1:2']) expect(all).not.toContain(secret)
  expect(all).not.toMatch(new RegExp(String.raw`(?<!\d)${code}(?!\d)`))
})
