import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { jobTimeouts, driverTimeouts } from './timeouts.ts'

const FIRST_WAIT_MS = 100
const LONGEST_WAIT_MS = 5000

/**
 * Calls onChange for every notice on the channel, over a connection of its own. What was told while the
 * connection was broken is lost, so a reconnect counts as a change.
 */
export async function listenFor(
  url: string,
  channel: string,
  onChange: () => void,
): Promise<{ close(): Promise<void> }> {
  const stopping = new AbortController()
  let client = await connect(url, channel, onChange, broken)

  function broken(): void {
    if (!stopping.signal.aborted) void reconnect()
  }

  async function reconnect(): Promise<void> {
    for (let pause = FIRST_WAIT_MS; !stopping.signal.aborted; pause = Math.min(pause * 2, LONGEST_WAIT_MS)) {
      const next = await wait(pause, undefined, { signal: stopping.signal })
        .then(() => connect(url, channel, onChange, broken))
        .catch(() => undefined)
      if (!next) continue
      client = next
      if (stopping.signal.aborted) return void client.end()
      return onChange()
    }
  }

  return {
    close: async () => {
      stopping.abort()
      await client.end().catch(() => {})
    },
  }
}

async function connect(url: string, channel: string, onChange: () => void, onBroken: () => void): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, keepAlive: true, ...driverTimeouts(jobTimeouts) })
  client.on('error', () => {})
  try {
    await client.connect()
    client.on('notification', onChange)
    await client.query(`listen ${pg.escapeIdentifier(channel)}`)
  } catch (error) {
    await client.end().catch(() => {})
    throw error
  }
  client.once('end', onBroken)
  return client
}
