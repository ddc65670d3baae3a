import { connect } from 'node:net'
import { join } from 'node:path'
import pg from 'pg'

/** PostgreSQL's SSLRequest: the one question that any server answers with a single letter, before it knows who asks. */
const DO_YOU_SPEAK_TLS = Buffer.from([0, 0, 0, 8, 4, 210, 22, 47])
const TICK_MS = 100

/** Whether anything at all comes back from the database, if only a refusal. Time in which we ourselves were too busy to listen does not count. */
export function isResponding(url: string, ms: number): Promise<boolean> {
  const { host, port } = new pg.Client({ connectionString: url })
  const socket = host.startsWith('/') ? connect(join(host, `.s.PGSQL.${port}`)) : connect(port, host)
  return new Promise((resolve) => {
    let ticks = 0
    const listening = setInterval(() => (ticks++ * TICK_MS >= ms ? answer(false) : undefined), TICK_MS).unref()
    const answer = (heard: boolean): void => {
      clearInterval(listening)
      socket.destroy()
      resolve(heard)
    }
    socket
      .once('connect', () => socket.write(DO_YOU_SPEAK_TLS))
      .once('data', () => answer(true))
      .on('error', () => answer(true))
      .once('end', () => answer(true))
  })
}
