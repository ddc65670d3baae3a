import type { Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { GRACE_MS, driverTimeouts, type Timeouts } from './timeouts.ts'
import { isResponding } from './is-responding.ts'

const CONNECTIONS = 10
const ASK_AGAIN_MS = 250

export class DatabaseSilent extends Error {
  code = 'ETIMEDOUT'
  constructor() {
    super('The database does not answer.')
  }
}

type Callback = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  release: (error?: Error | boolean) => void,
) => void

/**
 * The driver's pool, for a server that may fall silent with its connections open (frozen, or behind a network that drops
 * everything). The driver would let everybody wait, each in turn; here nobody waits for a silent server, and all go on when
 * it speaks again.
 */
export class WatchedPool extends pg.Pool {
  readonly #url: string
  readonly #timeouts: Timeouts
  readonly #waiting = new Set<(error: Error) => void>()
  readonly #leaving = new Set<() => void>()
  #silent = false
  #asking: Promise<boolean> | undefined

  constructor(url: string, timeouts: Timeouts) {
    const config = { connectionString: url, keepAlive: true, ...driverTimeouts(timeouts) }
    super({ ...config, max: CONNECTIONS, Client: watchedFrom(timeouts.silence, () => this.#isSilent()) })
    this.#url = url
    this.#timeouts = timeouts
    this.on('connect', (client) => this.#watch(client))
  }

  override connect(): Promise<pg.PoolClient>
  override connect(callback: Callback): void
  override connect(callback?: Callback): Promise<pg.PoolClient> | void {
    if (callback) return this.#take(callback)
    return new Promise((resolve, reject) =>
      this.#take((error, client) => (client ? resolve(givenBack(client)) : reject(error))),
    )
  }

  #take(callback: Callback): void {
    const giveUp = (error: Error) => callback(error, undefined, () => {})
    if (this.#silent) return giveUp(new DatabaseSilent())
    this.#waiting.add(giveUp)
    super.connect((error, client, release) => {
      if (!this.#waiting.delete(giveUp)) return client && release()
      if (!client) return giveUp(error ?? new DatabaseSilent())
      return callback(undefined, client, release)
    })
  }

  #watch(client: pg.PoolClient): void {
    // A connection that breaks in somebody's hands fails what is asked over it; without a listener it ends the process.
    client.on('error', () => {})
    const stream = client.connection.stream as Socket
    let answered = stream.bytesWritten
    client.connection.prependListener('readyForQuery', () => (answered = stream.bytesWritten))
    const leave = (asked = stream.bytesWritten): void => {
      if (answered < asked) stream.destroy(new DatabaseSilent())
    }
    const leaveIfSilent = async (): Promise<void> => {
      const asked = stream.bytesWritten
      if (answered === asked || (await this.#isSilent())) return
      // It works on a long statement, or has lost this one connection: after the statement's time it is clear which.
      await wait(this.#timeouts.statement + GRACE_MS - this.#timeouts.silence, undefined, { ref: false })
      leave(asked)
    }
    stream.setTimeout(this.#timeouts.silence).on('timeout', () => void leaveIfSilent())
    const leaveNow = () => leave()
    this.#leaving.add(leaveNow)
    client.once('end', () => this.#leaving.delete(leaveNow))
  }

  #isSilent(): Promise<boolean> {
    this.#asking ??= this.#isResponding().then((heard) => {
      if (!heard) this.#fallSilent()
      this.#asking = undefined
      return !heard
    })
    return this.#asking
  }

  readonly #isResponding = (): Promise<boolean> => isResponding(this.#url, this.#timeouts.probe)

  #fallSilent(): void {
    if (this.#silent) return
    this.#silent = true
    const waiting = [...this.#waiting]
    this.#waiting.clear()
    for (const leave of this.#leaving) leave()
    for (const giveUp of waiting) giveUp(new DatabaseSilent())
    void this.#untilItResponds()
  }

  async #untilItResponds(): Promise<void> {
    while (!this.ending && !(await this.#isResponding())) await wait(ASK_AGAIN_MS, undefined, { ref: false })
    this.#silent = false
  }
}

/** The driver's client, which asks whether it is the server when it is not connected in time. */
const watchedFrom = (ms: number, ask: () => void) =>
  class extends pg.Client {
    constructor(config?: pg.ClientConfig) {
      super(config)
      const late = setTimeout(ask, ms).unref()
      this.once('connect', () => clearTimeout(late))
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
