import { createServer, type AddressInfo } from 'node:net'

/** A port that nobody listens on, for an app that must know its own address before it listens. */
export function freePort(): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>()
  const probe = createServer()
    .once('error', reject)
    .listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo
      probe.close(() => resolve(port))
    })
  return promise
}
