import type { FastifyInstance } from 'fastify'
import { openDatabase, type Database } from '#server/db/database.ts'
import type { Clock } from '#server/clock.ts'
import { keepGoing } from './keep-going.ts'
import { readForms } from './read-form.ts'
import { createPostman } from './send-notices.ts'
import { serveCalls } from './serve-calls.ts'
import { serveFont } from './serve-font.ts'
import { servePage } from './serve-page.ts'
import { expireSessions } from './settle-session.ts'
import type { Sandbox, Store } from './store.ts'

const LOOK_EVERY_MS = 2000

export type SandboxOptions = Store & {
  publicUrl: string
  path: string
  /** Off in tests that send notices themselves. */
  sendsNotices?: boolean
}

type Needs = { database: Database; clock: Clock }
export type ServeSandbox = (app: FastifyInstance, needs: Needs) => Promise<void>

export const createSandboxGateway =
  (options: SandboxOptions): ServeSandbox =>
  async (app, needs) => {
    await app.register((scope) => serve(scope, options, needs), { prefix: options.path })
  }

async function serve(
  app: FastifyInstance,
  { sendsNotices = true, publicUrl, path, ...store }: SandboxOptions,
  { database, clock }: Needs,
): Promise<void> {
  // Connections of its own: the site may be waiting for its gateway with all of its own in hand.
  const { db, close } = await openDatabase(database.url, {
    onError: (err) => app.log.error({ err }, 'A connection of the test gateway broke.'),
  })
  const sandbox: Sandbox = { ...store, db, clock, address: `${publicUrl}${path}` }
  const postman = createPostman(sandbox)
  const rounds = keepGoing({
    everyMs: LOOK_EVERY_MS,
    onFailure: (err) => app.log.error({ err }, 'The test gateway could not go its round.'),
    work: async (stop) => {
      await expireSessions(sandbox)
      if (sendsNotices) await postman.sendDue(stop)
    },
  })
  app.addHook('onClose', async () => {
    await rounds.stop()
    await postman.allSent()
    await close()
  })
  readForms(app)
  serveCalls(app, sandbox)
  serveFont(app)
  servePage(app, sandbox, rounds.ask)
}
