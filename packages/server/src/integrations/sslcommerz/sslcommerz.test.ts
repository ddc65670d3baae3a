import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createSslcommerz } from './sslcommerz.ts'

const storePassword = 'p@ss&word=1'
const order = {
  tranId: 'T1',
  amount: 63_250,
  language: 'en' as const,
  customer: { name: 'Dola', email: null, phone: '01712345678' },
  product: { name: 'Kid Play', category: 'Tickets', count: 1 },
}
const refund = { bankTranId: 'B1', refundTransId: 'R1', amount: 100, remarks: 'late' }

let server: Server
let baseUrl: string
let answer: (request: IncomingMessage, response: ServerResponse) => void
let asked: string[]

beforeEach(async () => {
  asked = []
  server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`)
    answer(request, response)
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterEach(async () => {
  server.closeAllConnections()
  await new Promise((closed) => server.close(closed))
})

const open = (timeoutMs = 5000) =>
  createSslcommerz({
    baseUrl: `${baseUrl}/`,
    storeId: 'dolna',
    storePassword,
    publicUrl: 'http://localhost:3000',
    timeoutMs,
  })
const say = (body: string, status = 200, headers = {}) => {
  answer = (_, response) => void response.writeHead(status, headers).end(body)
}

async function askEverything(timeoutMs?: number) {
  const gateway = open(timeoutMs)
  return Promise.all([
    gateway.openSession(order),
    gateway.validate('V1'),
    gateway.query('T1'),
    gateway.refund(refund),
    gateway.refundState('F1'),
  ])
}

describe('what is asked', () => {
  it('when a session is opened, it is one urlencoded post', async () => {
    const bodies: string[] = []
    answer = (request, response) => {
      request.on('data', (chunk: Buffer) => bodies.push(chunk.toString()))
      request.on('end', () =>
        response.end(JSON.stringify({ status: 'SUCCESS', sessionkey: 'ABC', GatewayPageURL: `${baseUrl}/pay` })),
      )
    }
    expect(await open().openSession(order)).toMatchObject({ outcome: 'opened', url: `${baseUrl}/pay` })
    expect(asked).toEqual(['POST /gwprocess/v4/api.php'])
    expect(Object.fromEntries(new URLSearchParams(bodies.join('')))).toMatchObject({
      tran_id: 'T1',
      total_amount: '632.50',
      store_passwd: storePassword,
    })
  })

  it('when the others are asked, they are gets with everything encoded', async () => {
    say('{}')
    const gateway = open()
    await gateway.validate('V&1')
    await gateway.query('T1')
    await gateway.refund(refund)
    await gateway.refundState('F1')
    const store = 'store_id=dolna&store_passwd=p%40ss%26word%3D1&v=1&format=json'
    expect(asked).toEqual([
      `GET /validator/api/validationserverAPI.php?val_id=V%261&${store}`,
      `GET /validator/api/merchantTransIDvalidationAPI.php?tran_id=T1&${store}`,
      `GET /validator/api/merchantTransIDvalidationAPI.php?bank_tran_id=B1&refund_trans_id=R1&refund_amount=1.00&refund_remarks=late&refe_id=R1&${store}`,
      `GET /validator/api/merchantTransIDvalidationAPI.php?refund_ref_id=F1&${store}`,
    ])
  })
})

describe('when the gateway makes noise, every call answers "unknown" and none throws', () => {
  const page = '<!DOCTYPE html><html><body><h1>502 Bad Gateway</h1></body></html>'
  it.each<[string, () => void]>([
    ['a page of HTML', () => say(page, 200, { 'content-type': 'text/html' })],
    ['HTML that claims to be JSON', () => say(page, 200, { 'content-type': 'application/json' })],
    ['nothing', () => say('')],
    ['blanks', () => say(' \n')],
    ['half an answer', () => say('{"status":"SUCCESS","sessionkey":"AB')],
    ['a list', () => say('[]')],
    ['null', () => say('null')],
    ['a word', () => say('"SUCCESS"')],
    ['an empty object', () => say('{}')],
    ['a 500', () => say('{"status":"FAILED","failedreason":"x"}', 500)],
    ['a 404', () => say('{}', 404)],
    ['a redirect', () => say('', 302, { location: `${baseUrl}/elsewhere` })],
    ['more than anyone wants to read', () => say(`{"status":"${'x'.repeat(300_000)}"}`)],
    ['nesting without end', () => say(`${'['.repeat(100_000)}`)],
    ['a deep object', () => say(`${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}`)],
    [
      'a connection cut before the answer',
      () => {
        answer = (request) => void request.socket.destroy()
      },
    ],
    [
      'a connection cut within the answer',
      () => {
        answer = (request, response) => {
          response.writeHead(200, { 'content-length': '100' }).write('{"status":')
          setImmediate(() => request.socket.destroy())
        }
      },
    ],
  ])('%s', async (_, prepare) => {
    prepare()
    const answers = await askEverything()
    expect(answers.map(({ outcome }) => outcome)).toEqual(Array(5).fill('unknown'))
    expect(JSON.stringify(answers)).not.toMatch(/p@ss|p%40ss/)
  })

  it('a redirect is not followed', async () => {
    say('{}', 307, { location: `${baseUrl}/elsewhere` })
    await askEverything()
    expect(asked.filter((line) => line.includes('/elsewhere'))).toEqual([])
  })

  it.each<[string, (response: ServerResponse) => void]>([
    ['silence', () => {}],
    ['a header and then silence', (response) => void response.writeHead(200).flushHeaders()],
    [
      'a drip',
      (response) => {
        const drip = setInterval(() => response.write(' '), 20)
        response.on('close', () => clearInterval(drip))
      },
    ],
  ])('%s', async (_, be) => {
    answer = (_request, response) => be(response)
    const answers = await askEverything(200)
    expect(new Set(answers.map((each) => JSON.stringify(each)))).toEqual(
      new Set(['{"outcome":"unknown","reason":"The gateway did not answer within 0.2 seconds."}']),
    )
  })

  it('nobody there', async () => {
    const gateway = createSslcommerz({
      baseUrl: 'http://127.0.0.1:9',
      storeId: 'dolna',
      storePassword,
      publicUrl: 'https://play.example.com',
    })
    expect(await gateway.query('T1')).toEqual({
      outcome: 'unknown',
      reason: expect.stringContaining('could not be reached'),
    })
    expect(
      await createSslcommerz({
        baseUrl: 'http://no-such-host.invalid',
        storeId: 'dolna',
        storePassword,
        publicUrl: 'https://play.example.com',
      }).validate('V1'),
    ).toEqual({ outcome: 'unknown', reason: expect.stringContaining('could not be reached') })
  })
})

describe('what is kept of an answer', () => {
  it('when the gateway repeats the password in any place, it is hidden; the rest is as it was', async () => {
    say(
      JSON.stringify({
        APIConnect: 'DONE',
        no_of_trans_found: 1,
        store_passwd: storePassword,
        note: `for ${storePassword}`,
        list: [{ url: 'https://x/?store_passwd=p%40ss%26word%3D1&v=1' }],
        element: [{ tran_id: 'T1', status: 'PENDING' }],
      }),
    )
    expect(await open().query('T1')).toMatchObject({
      outcome: 'found',
      answer: {
        APIConnect: 'DONE',
        no_of_trans_found: 1,
        store_passwd: '[redacted]',
        note: 'for [redacted]',
        list: [{ url: 'https://x/?store_passwd=[redacted]&v=1' }],
        element: [{ tran_id: 'T1', status: 'PENDING' }],
      },
    })
  })

  it('when an answer holds what the database cannot keep, it is left out', async () => {
    say(
      '{"APIConnect":"DONE","no_of_trans_found":1,"a\\u0000b":"\\ud800x","element":[{"tran_id":"T1\\u0000","status":"FAILED","error":"no\\u0000 money"}]}',
    )
    expect(await open().query('T1')).toMatchObject({
      failedReason: 'no money',
      answer: { ab: '\uFFFDx', element: [{ tran_id: 'T1', error: 'no money' }] },
    })
  })
})
