import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { errorCodes, errorTable } from '#contract/errors.ts'
import { ErrorBody } from '#contract/schemas/error.ts'
import { speak } from '#contract/words/named.ts'
import { buildTestApp, type TestApp } from '../testing/build-test-app.ts'
import { AppError } from './app-error.ts'

const Body = z.object({
  phone_no: z.string('Phone number is required.'),
  riders: z.array(z.object({ age: z.int('age must be a whole number.') })).optional(),
})

function failingRoutes(app: FastifyInstance): void {
  for (const code of errorCodes)
    app.get(`/api/fail/${code}`, async () => {
      throw new AppError(code)
    })
  app.get('/api/fail', async () => {
    throw new Error('select secret_column from /srv/secret', { cause: new Error('the cause') })
  })
  app.get('/api/fail/foreign', async () => {
    throw Object.assign(new Error('a library says so'), { statusCode: 418 })
  })
  app.get('/api/fail/wait', async () => {
    throw new AppError('too_many_requests', { headers: { 'retry-after': '60' } })
  })
  app.route({
    method: 'POST',
    url: '/api/echo',
    schema: { body: Body },
    handler: async (request) => ({ data: request.body }),
  })
}

describe('errors', () => {
  let test: TestApp
  beforeAll(async () => {
    test = await buildTestApp({ before: failingRoutes })
  })
  afterAll(() => test.close())
  const get = (url: string) => test.app.inject(url)
  const post = (payload: string, type = 'application/json') =>
    test.app.inject({ method: 'POST', url: '/api/echo', headers: { 'content-type': type }, payload })

  it.each(errorCodes)('when %s is thrown, the answer has its status and the one shape', async (code) => {
    const answer = await get(`/api/fail/${code}`)
    expect(answer.statusCode).toBe(errorTable[code][0])
    expect(answer.json()).toEqual({ message: speak(errorTable[code][1], 'en'), code })
    expect(answer.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    })
  })

  it.each(['/api/fail', '/api/fail/foreign'])(
    'when %s breaks in a way nobody foresaw, the caller learns nothing and the log the cause',
    async (url) => {
      const answer = await get(url)
      expect(answer.statusCode).toBe(500)
      expect(answer.json()).toEqual({ message: 'Something went wrong', code: 'internal' })
    },
  )

  it('when the server breaks, the log tells the cause under the id the caller got', async () => {
    const answer = await get('/api/fail')
    const lines = test.log.filter((line) => line.includes(String(answer.headers['x-request-id'])))
    expect(lines.join('')).toContain('the cause')
  })

  it('when nobody is signed in, the answer says that a token would do', async () => {
    expect((await get('/api/fail/unauthenticated')).headers['www-authenticate']).toBe('Bearer')
    expect((await get('/api/fail/forbidden')).headers).not.toHaveProperty('www-authenticate')
  })

  it('when an error brings headers, they are sent', async () => {
    expect((await get('/api/fail/wait')).headers['retry-after']).toBe('60')
  })

  it('when fields are wrong, each is named and the first complaint is the sentence', async () => {
    const answer = await post('{"riders":[{"age":1.5}]}')
    expect(answer.statusCode).toBe(422)
    expect(answer.json()).toEqual({
      message: 'Phone number is required.',
      code: 'invalid',
      errors: { phone_no: ['Phone number is required.'], 'riders.0.age': ['age must be a whole number.'] },
    })
  })

  it('when a body has fields nobody asked for, they are ignored', async () => {
    expect((await post('{"phone_no":"x","admin":true}')).json()).toEqual({ data: { phone_no: 'x' } })
  })

  it.each([
    ['{"phone_no":', 'broken JSON'],
    ['', 'nothing'],
    ['null', 'null'],
    ['[]', 'a list'],
    ['{"__proto__":{"admin":true}}', 'a prototype'],
  ])('when the body is %j (%s), it is invalid and not an accident', async (payload) => {
    const answer = await post(payload)
    expect(answer.statusCode).toBe(422)
    expect(ErrorBody.parse(answer.json())).toMatchObject({
      code: 'invalid',
      message: expect.stringMatching(
        /^(The body could not be read|This is not in the form that is asked for|Phone number is required)\.$/,
      ) as string,
    })
  })

  it('when the body is larger than a megabyte, the answer is 413', async () => {
    expect((await post(`{"phone_no":"${'x'.repeat(1024 * 1024)}"}`)).json()).toMatchObject({
      code: 'payload_too_large',
    })
  })

  it('when the body is of an unknown kind, the answer is 415', async () => {
    expect((await post('phone_no=1', 'application/x-www-form-urlencoded')).json()).toMatchObject({
      code: 'unsupported_media_type',
    })
  })

  it.each(['/api', '/api/', '/api/nothing', '/api/rides/1/2', '/api/%', `/api/packages/${'9'.repeat(200)}`])(
    'when %s is unknown, the answer is 404 in the one shape, never a page',
    async (url) => {
      const answer = await get(url)
      expect(answer.statusCode).toBe(404)
      expect(ErrorBody.parse(answer.json()).code).toBe('not_found')
      expect(answer.headers['content-security-policy']).toBeDefined()
    },
  )

  it('when the path is known but not the method, the answer is 405 and says what would do', async () => {
    const answer = await test.app.inject({ method: 'DELETE', url: '/api/rides?x=1' })
    expect(answer.statusCode).toBe(405)
    expect(answer.headers.allow).toBe('GET, HEAD')
    expect(ErrorBody.parse(answer.json()).code).toBe('method_not_allowed')
  })

  it('when an unknown path is posted to, its body is not even read', async () => {
    const answer = await test.app.inject({
      method: 'POST',
      url: '/api/nothing',
      headers: { 'content-type': 'text/strange' },
      payload: 'x',
    })
    expect(answer.statusCode).toBe(404)
  })

  it('when a caller sends a request id, it is not believed', async () => {
    const answer = await test.app.inject({
      url: '/api/health',
      headers: { 'x-request-id': 'mine', 'request-id': 'mine' },
    })
    expect(answer.headers['x-request-id']).toMatch(/^[\da-f-]{36}$/)
  })
})
