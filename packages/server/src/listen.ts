import { once } from 'node:events'
import { createServer } from 'node:net'
import type { FastifyInstance } from 'fastify'
import type { Config } from './config.ts'
import { SetupError } from './setup-error.ts'

const sentences: Record<string, (config: Config) => string> = {
  EADDRINUSE: ({ port, host }) =>
    `Port ${port} on ${host} is taken by another program. Stop that one, or choose another with PORT.`,
  EACCES: ({ port }) => `Port ${port} may not be used by this user. Choose one above 1023 with PORT.`,
  EADDRNOTAVAIL: ({ host }) => `${host} is not an address of this machine. Choose another with HOST.`,
  ENOTFOUND: ({ host }) => `There is no host named ${host}. Choose another with HOST.`,
}

function inASentence(error: unknown, config: Config): unknown {
  const sentence = sentences[(error as NodeJS.ErrnoException).code ?? '']
  return sentence ? new SetupError(sentence(config)) : error
}

/** Asked first, because the database and the demo content take their time. */
export async function expectFreePort(config: Config): Promise<void> {
  const probe = createServer().listen(config.port, config.host)
  await once(probe, 'listening').catch((error: unknown) => Promise.reject(inASentence(error, config)))
  probe.close()
  await once(probe, 'close')
}

export async function listen(app: FastifyInstance, config: Config): Promise<void> {
  await app
    .listen({ port: config.port, host: config.host })
    .catch((error: unknown) => Promise.reject(inASentence(error, config)))
}

const DRAIN_MS = 10_000
const SWEEP_MS = 50

/** Lets the requests under way finish; those that take too long are cut off. */
export async function drain(app: FastifyInstance, limitMs = DRAIN_MS): Promise<void> {
  const limit = setTimeout(() => {
    app.log.warn('Some requests did not finish in time and are cut off.')
    app.server.closeAllConnections()
  }, limitMs)
  // A connection whose last answer was sent while we wait would be kept open by its browser for a minute.
  const sweep = setInterval(() => app.server.closeIdleConnections(), SWEEP_MS)
  await app.close()
  clearTimeout(limit)
  clearInterval(sweep)
}
