import { afterEach, describe, expect, it, vi } from 'vitest'
import { buildTestApp, type TestApp } from '../testing/build-test-app.ts'

describe('health', () => {
  let test: TestApp
  afterEach(() => test.close())
  const health = () => test.app.inject('/api/health')

  it('when the database answers, all is well', async () => {
    test = await buildTestApp()
    const answer = await health()
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toEqual({ status: 'ok' })
    expect(answer.headers['cache-control']).toBe('no-store')
  })

  it('when the database is gone, the answer is 503, of health and of every list', async () => {
    test = await buildTestApp()
    vi.spyOn(test.database.pool, 'query').mockRejectedValue(
      Object.assign(new Error('connect'), { code: 'ECONNREFUSED' }),
    )
    for (const url of ['/api/health', '/api/rides', '/api/business-info']) {
      const answer = await test.app.inject(url)
      expect(answer.statusCode).toBe(503)
      expect(answer.json()).toEqual({
        message: 'The service is not available right now. Please try again in a moment.',
        code: 'unavailable',
      })
      expect(answer.headers).not.toHaveProperty('etag')
    }
  })

  it('when the database does not answer in time, the answer is 503 without waiting for it', async () => {
    test = await buildTestApp()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const never = vi.spyOn(test.database.pool, 'query').mockReturnValue(new Promise(() => {}) as never)
    const asked = health()
    await vi.waitFor(() => expect(never).toHaveBeenCalled())
    await vi.advanceTimersByTimeAsync(2000)
    expect((await asked).statusCode).toBe(503)
    vi.useRealTimers()
  })
})
