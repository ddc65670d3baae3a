import { connect } from 'node:net'
import type { AddressInfo } from 'node:net'
import Fastify from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { answerError } from './answer-error.ts'
import { acceptForms, readForm } from './read-form.ts'

const app = Fastify()
beforeAll(async () => {
  app.setErrorHandler(answerError)
  acceptForms(app)
  const limits = { fields: 3, fieldBytes: 10, files: 2, fileBytes: 10 }
  const tell = async (request: Parameters<typeof readForm>[0], patienceMs?: number) => {
    const { fields, files } = await readForm(request, ['image'], { ...limits, ...(patienceMs && { patienceMs }) })
    return { fields: Object.fromEntries(fields), files: [...files].map(([name, file]) => [name, file.name, file.size]) }
  }
  app.post('/form', (request) => tell(request))
  app.post('/hurry', (request) => tell(request, 50))
  await app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => app.close())

const part = (name: string, value: string, more = '') =>
  `--b\r\nContent-Disposition: form-data; name="${name}"${more}\r\n\r\n${value}\r\n`
const post = (payload: string, type = 'multipart/form-data; boundary=b') =>
  app.inject({ method: 'POST', url: '/form', headers: { 'content-type': type }, payload })

/** What the server says to these bytes, until `count` answers are there. */
async function speak(said: string, count: number): Promise<number[]> {
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1')
  socket.write(said)
  let heard = ''
  for await (const piece of socket) {
    heard += String(piece)
    if (heard.split('HTTP/1.1 ').length > count) break
  }
  return heard
    .split('HTTP/1.1 ')
    .slice(1)
    .map((answer) => Number(answer.slice(0, 3)))
}
const call = (body: string, length = body.length, url = '/form') =>
  `POST ${url} HTTP/1.1\r\nHost: x\r\nContent-Type: multipart/form-data; boundary=b\r\nContent-Length: ${length}\r\n\r\n${body}`

describe('reading a form', () => {
  it('when it is right, its texts and the files asked for are there', async () => {
    const answer = await post(
      `${part('name', 'Rina')}${part('image', 'abc', '; filename="a.png"')}${part('other', 'def', '; filename="b.png"')}--b--`,
    )
    expect(answer.json()).toEqual({ fields: { name: 'Rina' }, files: [['image', 'a.png', 3]] })
  })

  it('when a text or a file is longer than allowed, it is cut where that can be told', async () => {
    const answer = await post(
      `${part('name', 'x'.repeat(99))}${part('image', 'x'.repeat(99), '; filename="a.png"')}--b--`,
    )
    expect(answer.json()).toEqual({ fields: { name: 'x'.repeat(10) }, files: [['image', 'a.png', 10]] })
  })

  it('when there are as many texts and files as allowed they are read, one more is too much', async () => {
    for (const [some, most] of [
      [part('a', '1'), 3],
      [part('a', '1', '; filename="a"'), 2],
    ] as const) {
      expect((await post(`${some.repeat(most)}--b--`)).statusCode).toBe(200)
      expect((await post(`${some.repeat(most + 1)}--b--`)).statusCode).toBe(413)
    }
  })

  it('when a field is named like a part of every object, it is a field like another', async () => {
    const answer = await post(`${part('__proto__', '1')}${part('constructor', '2')}--b--`)
    expect(answer.body).toContain('"constructor":"2"')
  })

  it.each(['multipart/form-data', 'multipart/form-data; boundary=', 'multipart/form-data; boundary=""'])(
    'when the type is %s, the answer is 422',
    async (type) => {
      expect((await post('--b--', type)).json()).toMatchObject({
        code: 'invalid',
        message: 'The form could not be read.',
      })
    },
  )

  it('when it is of another kind, the answer is 415', async () => {
    expect((await post('{}', 'application/json')).statusCode).toBe(415)
  })

  it.each([
    ['a part without a head', '--b\r\n\r\n--b--'],
    ['nothing', ''],
    ['rubbish', 'x'.repeat(200_000)],
    ['thousands of parts', `${part('a', '1').repeat(5000)}--b--`],
  ])('when it is %s, it is answered, and the connection serves the next call', async (_, body) => {
    const [first, second] = await speak(call(body) + call(`${part('name', 'Rina')}--b--`), 2)
    expect([first === 413 || first === 422, second]).toEqual([true, 200])
  })

  it('when the rest of it never comes, it is answered after a while', async () => {
    expect(await speak(call(part('name', 'Rina'), 5000, '/hurry'), 1)).toEqual([422])
  })
})
