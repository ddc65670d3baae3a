import type { FastifyInstance } from 'fastify'
import { buildApp } from '../app.ts'
import { readConfig, type Config } from '../config.ts'
import { openDatabase, type Database } from '../db/database.ts'
import type { Clock } from '../clock.ts'
import type { Deps } from '../deps.ts'
import { createLogger } from '../http/log.ts'
import { createSslcommerz } from '../integrations/sslcommerz/sslcommerz.ts'
import type { SmsMessage } from '../notifications/sms.ts'
import type { PageSource } from '../pages/renderer.ts'
import { testDatabase } from './database.ts'
import { freshStorage } from './fresh-storage.ts'
import { memorySms } from './memory-sms.ts'

export type Options = {
  content?: 'empty' | 'demo'
  /** Another process on the database of this one. */
  beside?: Pick<TestApp, 'database'>
  config?: Partial<Config>
  deps?: Partial<Omit<Deps, 'config' | 'database'>>
  /** Adds routes of the test's own before the app is ready. */
  before?: (app: FastifyInstance) => void
}

export type TestApp = {
  app: FastifyInstance
  database: Database
  clock: Clock
  /** Every message sent so far, unless the test brings an SMS port of its own. */
  messages: SmsMessage[]
  /** Every line of the log so far, as it was written. */
  log: string[]
  close(): Promise<void>
}

/** The real app on a database of its own; its pages are one plain line unless the test brings a source. */
export async function buildTestApp({
  content = 'empty',
  beside,
  config = {},
  deps = {},
  before,
}: Options = {}): Promise<TestApp> {
  const database = beside ? await openDatabase(beside.database.url) : await testDatabase(content)
  const log: string[] = []
  const sms = memorySms()
  const clock = deps.clock ?? { now: () => new Date() }
  const app = await buildApp({
    config: { ...readConfig({ LOG_LEVEL: 'debug', NODE_ENV: 'test' }), ...config },
    appSecret: 'a secret that only tests know, of a good length',
    database,
    storage: freshStorage(),
    sms,
    gateway: gatewayOutOfReach,
    serveSandbox: null,
    forgetPayer: null,
    clock,
    // What a proof costs is for browsers to feel; here it is only right or wrong.
    proofRounds: 2,
    logger: createLogger('debug', { write: (line) => void log.push(line) }),
    openPages: async () => plainPages,
    ...deps,
  })
  before?.(app)
  await app.ready()
  const close = async () => {
    await app.close()
    await database.close()
  }
  return { app, database, clock, messages: sms.messages, log, close }
}

/** Nothing listens there; a test that pays opens the sandbox. */
const gatewayOutOfReach = createSslcommerz({
  baseUrl: 'http://127.0.0.1:9',
  storeId: 'nobody',
  storePassword: 'nothing',
  publicUrl: 'http://localhost:3000',
})

const plainPages: PageSource = {
  placeOf: (url) => ({ path: url, page: 1, own: false }),
  addresses: async () => ['/'],
  draw: async ({ url }) => ({
    status: 200,
    document: `<!doctype html><p>${url.length} characters</p>`,
    policy: "default-src 'none'",
    complete: true,
  }),
}
