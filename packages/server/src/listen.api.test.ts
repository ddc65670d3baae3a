import { Agent, createServer, get } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { readConfig } from './config.ts'
import { drain, listen } from './listen.ts'
import { SetupError } from './setup-error.ts'
import { buildTestApp, type TestApp } from './testing/build-test-app.ts'

describe('drain', () => {
  let test: TestApp
  let address: string
  let release: () => void
  const begun = vi.fn<() => void>()

  beforeEach(async () => {
    const { promise: released, resolve } = Promise.withResolvers<void>()
    release = resolve
    begun.mockReset()
    const slow = async () => {
      begun()
      await released
      return { data: 'done' }
    }
    test = await buildTestApp({ before: (app) => app.get('/api/slow', slow) })
    await test.app.listen({ port: 0, host: '127.0.0.1' })
    address = `http://127.0.0.1:${(test.app.server.address() as AddressInfo).port}`
  })
  afterEach(() => test.close())

  it('when a request is under way, it is finished first, no other comes in, and nobody waits for the connection', async () => {
    // A client that would keep its connection until the server ends it, which is after the longest time a test may take.
    const agent = new Agent({ keepAlive: true })
    const answer = new Promise<string>((resolve, reject) => {
      get(`${address}/api/slow`, { agent }, (response) => text(response).then(resolve, reject)).once('error', reject)
    })
    await vi.waitFor(() => expect(begun).toHaveBeenCalled())
    const drained = vi.fn<() => void>()
    const draining = drain(test.app).then(drained)
    await vi.waitFor(() => expect(test.app.server.listening).toBe(false))
    await expect(fetch(`${address}/api/health`)).rejects.toThrow('fetch failed')
    expect(drained).not.toHaveBeenCalled()
    release()
    expect(JSON.parse(await answer)).toEqual({ data: 'done' })
    await draining
    agent.destroy()
  })

  it('when a request does not finish in time, it is cut off', async () => {
    const answer = fetch(`${address}/api/slow`).catch((error: Error) => error.message)
    await vi.waitFor(() => expect(begun).toHaveBeenCalled())
    await drain(test.app, 100)
    expect(await answer).toBe('fetch failed')
    expect(test.log.join('')).toContain('cut off')
    release()
  })
})

describe('listen', () => {
  it('when the port is taken, a sentence names the port and PORT', async () => {
    const test = await buildTestApp()
    const other = createServer().listen(0, '127.0.0.1')
    await vi.waitFor(() => expect(other.listening).toBe(true))
    const { port } = other.address() as AddressInfo
    const failure = await listen(test.app, { ...readConfig({}), port }).catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(SetupError)
    expect(failure).toHaveProperty(
      'message',
      `Port ${port} on 127.0.0.1 is taken by another program. Stop that one, or choose another with PORT.`,
    )
    other.close()
    await test.close()
  })

  it('when the address is not of this machine, a sentence names it and HOST', async () => {
    const test = await buildTestApp()
    await expect(listen(test.app, { ...readConfig({}), host: '192.0.2.1' })).rejects.toThrow(
      '192.0.2.1 is not an address of this machine. Choose another with HOST.',
    )
    await test.close()
  })
})
