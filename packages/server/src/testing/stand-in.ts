import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

export type Heard = { method: string; path: string; type: string; body: string }

export async function openStandIn(answer: (response: ServerResponse, heard: Heard) => void) {
  const heard: Heard[] = []
  const listen = async (request: IncomingMessage, response: ServerResponse) => {
    const one = {
      method: request.method ?? '',
      path: request.url ?? '',
      type: request.headers['content-type'] ?? '',
      body: await text(request),
    }
    heard.push(one)
    answer(response, one)
  }
  const server = createServer((request, response) => void listen(request, response))
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const close = () => {
    server.closeAllConnections()
    return new Promise((done) => server.close(done))
  }
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, heard, close }
}
