import type { FastifyInstance, FastifyRequest } from 'fastify'
import { pino } from 'pino'
import { afterEach, describe, expect, it } from 'vitest'
import { buildTestApp, type TestApp } from '../testing/build-test-app.ts'

describe('what is logged of requests', () => {
  let test: TestApp
  afterEach(() => test.close())
  const lines = () => test.log.map((line) => JSON.parse(line) as { level: number })

  it('when an API call is answered, one line tells what, how and under which id', async () => {
    test = await buildTestApp()
    const answer = await test.app.inject('/api/rides?page=1')
    expect(lines()).toEqual([
      expect.objectContaining({
        level: 30,
        reqId: answer.headers['x-request-id'],
        req: { method: 'GET', url: '/api/rides?page=1' },
        status: 200,
        msg: 'answered',
      }),
    ])
  })

  it('when a page is answered, the line is for debugging only', async () => {
    test = await buildTestApp()
    await test.app.inject('/')
    expect(lines().map(({ level }) => level)).toEqual([20])
  })

  it('when a request carries secrets in every place, none is in the log, whatever becomes of it', async () => {
    test = await buildTestApp({ before: careless })
    await sendSecrets(test)
    expect(secrets.filter((secret) => test.log.join('').includes(secret))).toEqual([])
    expect(test.log.join('')).toContain('could not serve')
  })

  it('when the log has no net, the same requests do leave their secrets in it', async () => {
    const seen: string[] = []
    test = await buildTestApp({
      before: careless,
      deps: { logger: pino({ level: 'debug' }, { write: (line) => void seen.push(line) }) },
    })
    await sendSecrets(test)
    expect(secrets.filter((secret) => seen.join('').includes(secret))).not.toEqual([])
  })
})

const token = 'Zk3vQ9xT7bLmN2pRsWuY5aHdCeFgJiKo'
const secrets = [token, '01712345678', '01812345678', '482913', 'pass@word', 'pass%40word']

/** Routes that do what they should not: put what they were sent into an error. */
function careless(app: FastifyInstance): void {
  app.post('/api/take', async () => ({}))
  const handler = async ({ body }: FastifyRequest) => {
    throw new Error(`could not serve ${JSON.stringify(body)}`)
  }
  app.route({ method: 'POST', url: '/api/break', handler })
}

async function sendSecrets({ app }: TestApp): Promise<void> {
  for (const url of [
    '/api/take',
    '/api/break',
    '/api/unknown',
    `/api/receipts/${token}.pdf`,
    '/login',
    '/%',
    '/api/%',
  ]) {
    await app.inject({
      method: 'POST',
      url: `${url}?token=${token}&phone_no=01712345678&search=01812345678&code=482913&store_passwd=pass%40word`,
      headers: { authorization: `Bearer ${token}`, cookie: `token=${token}` },
      payload: { phone_no: '01712345678', code: '482913', token, store_passwd: 'pass@word' },
    })
  }
}

describe('the address of a caller', () => {
  const askThrough = async (trustProxy: string[]) => {
    const test = await buildTestApp({
      config: { trustProxy },
      before: (app) => app.get('/api/ip', (request, reply) => reply.send(request.ip)),
    })
    const { body } = await test.app.inject({
      url: '/api/ip',
      headers: { 'x-forwarded-for': '203.0.113.9' },
      remoteAddress: '10.0.0.7',
    })
    await test.close()
    return body
  }

  it('when no proxy is trusted, a caller cannot choose its address', async () => {
    expect(await askThrough([])).toBe('10.0.0.7')
  })
  it('when the proxy is trusted, the address is the one it tells', async () => {
    expect(await askThrough(['10.0.0.0/8'])).toBe('203.0.113.9')
  })
})
