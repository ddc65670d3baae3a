import type { Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { timeouts, type Patience } from './patience.ts'

const CONNECTIONS = 10
/** Everybody's turn comes in this time, as long as the database answers at all. */
const TURN_MS = 5000
const PROBE_EVERY_MS = 250

export class DatabaseSilent extends Error {
  code = 'ETIMEDOUT'
  constructor() {
    super('The database does not answer.')
  }
}

type Callback = (error: Error | undefined, client: pg.PoolClient | undefined, release: (error?: Error | boolean) => void) => void

/**
 * The driver's pool, for a server that may fall silent with its connections open (frozen, or behind a network that drops
 * everything). The driver would let everybody wait, each in turn; here nobody waits for a silent server, and all go on when
 * it speaks again.
 */
export class WatchedPool extends pg.Pool {
  readonly #url: string
  readonly #patience: Patience
  readonly #waiting = new Set<(error: Error) => void>()
  #silent = false
  #asking = false

  constructor(url: string, patience: Patience) {
    const config = { connectionString: url, keepAlive: true, ...timeouts(patience) }
    super({ ...config, max: CONNECTIONS, connectionTimeoutMillis: TURN_MS, Client: connectingWith(config) })
    this.#url = url
    this.#patience = patience
    this.on('connect', (client) => this.#watch(client))
  }

  override connect(): Promise<pg.PoolClient>
  override connect(callback: Callback): void
  override connect(callback?: Callback): Promise<pg.PoolClient> | void {
    if (callback) return this.#take(callback)
    return new Promise((resolve, reject) => this.#take((error, client) => (client ? resolve(client) : reject(error))))
  }

  #take(callback: Callback): void {
    if (this.#silent) return callback(new DatabaseSilent(), undefined, () => {})
    const giveUp = (error: Error) => callback(error, undefined, () => {})
    this.#waiting.add(giveUp)
    super.connect((error, client, release) => {
      if (!this.#waiting.delete(giveUp)) return client && release()
      if (client) return callback(undefined, givenBack(client), client.release)
      if (error?.message === TIMED_OUT) this.#fallSilent()
      giveUp(error ?? new DatabaseSilent())
    })
  }

  #watch(client: pg.PoolClient): void {
    // A connection that breaks in somebody's hands fails what is asked over it; without a listener it ends the process.
    client.on('error', () => {})
    const { connection } = client
    const stream = connection.stream as Socket
    let answered = stream.bytesWritten
    connection.prependListener('readyForQuery', () => (answered = stream.bytesWritten))
    const leaveIfSilent = () => {
      if (stream.bytesWritten === answered || stream.destroyed) return
      stream.destroy(new DatabaseSilent())
      void this.#askAnother()
    }
    // If it was we who had no time to listen, what came meanwhile is read first.
    stream.setTimeout(this.#patience.silence).on('timeout', () => setImmediate(leaveIfSilent))
  }

  /** One connection may be lost alone; if a new one is not answered either, it is the server. */
  async #askAnother(): Promise<void> {
    if (this.#asking || this.#silent) return
    this.#asking = true
    if (!(await this.#speaks())) this.#fallSilent()
    this.#asking = false
  }

  #fallSilent(): void {
    if (this.#silent) return
    this.#silent = true
    const waiting = [...this.#waiting]
    this.#waiting.clear()
    for (const giveUp of waiting) giveUp(new DatabaseSilent())
    void this.#untilItSpeaks()
  }

  async #untilItSpeaks(): Promise<void> {
    while (!this.ending && !(await this.#speaks())) await wait(PROBE_EVERY_MS, undefined, { ref: false })
    this.#silent = false
  }

  /** Whatever a server answers, if only that it is full or starting, it is not silent. */
  async #speaks(): Promise<boolean> {
    const client = new pg.Client({ connectionString: this.#url, connectionTimeoutMillis: this.#patience.probe })
    client.on('error', () => {})
    return client.connect().then(
      () => {
        void client.end().catch(() => {})
        return true
      },
      (error: Error) => error.message !== TIMED_OUT,
    )
  }
}

/** The driver's word for a connection that was not made in time. */
const TIMED_OUT = 'timeout expired'

/** The pool has one limit for a turn and for a new connection; these are two things. */
const connectingWith = (config: pg.ClientConfig) =>
  class extends pg.Client {
    constructor() {
      super(config)
    }
  }

/**
 * Drizzle does not give a connection back on which `begin` fails, so that the pool would be one short for ever: a connection
 * that ends gives itself back.
 */
function givenBack(client: pg.PoolClient): pg.PoolClient {
  const { release } = client
  let given = false
  const giveBack = (error?: Error | boolean): void => {
    if (given) return
    given = true
    client.off('end', onEnd)
    release(error)
  }
  const onEnd = () => giveBack(true)
  client.release = giveBack
  return client.once('end', onEnd)
}
