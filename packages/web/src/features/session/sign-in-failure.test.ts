import { expect, it } from 'vitest'
import * as words from '#words/session.ts'
import { toSignInFailure } from './sign-in-failure.ts'

const limit = 'Please wait 40 seconds before you ask for another code.'

it('when a limit is met, the time left is told under the alert', () => {
  const error = { status: 429, data: { message: limit, code: 'too_many_requests' } }
  expect(toSignInFailure(words.notSent, error)).toEqual({ alert: words.notSent, reason: limit })
})

it('when the server says what is wrong with the code, that is told rather than its general sentence', () => {
  const data = { message: words.notVerified, code: 'invalid', errors: { code: ['This code has expired.'] } }
  expect(toSignInFailure(words.notVerified, { status: 422, data }).reason).toBe('This code has expired.')
})

it.each([
  ['only repeats the alert', { status: 502, data: { message: words.notSent, code: 'gateway_unavailable' } }],
  ['broke down', { status: 500, data: { message: 'Something went wrong', code: 'internal' } }],
  ['answers with nothing', { status: 502, data: undefined }],
  ['answers with something else', { status: 'PARSING_ERROR', originalStatus: 502, data: '<h1>Bad gateway</h1>' }],
])('when the server %s, the alert stands alone', (_, error) => {
  expect(toSignInFailure(words.notSent, error)).toEqual({ alert: words.notSent, reason: null })
})

it.each(['FETCH_ERROR', 'TIMEOUT_ERROR'])('when nothing answers (%s), the line is named', (status) => {
  expect(toSignInFailure(words.notSent, { status, error: 'x' }).reason).toMatch(/connection/)
})
