import { expect, it } from 'vitest'
import { wayOf } from './rules.ts'

const origin = 'https://play.example.com'
const ask = (path: string, mode: RequestMode = 'navigate', method = 'GET') =>
  wayOf({ method, mode, url: new URL(path, origin).href }, origin)

it('when any screen of the staff is opened, the kept document answers', () => {
  expect([ask('/staff/'), ask('/staff/gate'), ask('/staff/first/abc?x=1')]).toEqual(['shell', 'shell', 'shell'])
})

it('when a file of the build is fetched, it is kept', () => {
  expect(ask('/staff/assets/entry-1.js', 'cors')).toBe('asset')
})

it.each([
  ['a call of the API', ask('/api/staff/me', 'cors')],
  ['a page of the customers', ask('/tickets')],
  ['a page whose name only begins alike', ask('/staffing')],
  ['a file of the customers', ask('/assets/entry-1.js', 'cors')],
  ['something that is sent', ask('/staff/gate', 'navigate', 'POST')],
  ['another host', wayOf({ method: 'GET', mode: 'navigate', url: 'https://other.example/staff/' }, origin)],
])('when it is %s, the worker keeps out of it', (_, way) => {
  expect(way).toBeNull()
})
