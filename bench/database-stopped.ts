import { freezeDatabase } from '../scripts/freeze-database.ts'
import { openSite } from '../scripts/launch-site.ts'
import { tokenOf } from './many-customers.ts'
import type { Bench } from './measure.ts'

const MOST_MS = 3000
const calls = ['/api/health', '/api/rides', '/api/user', '/about', ...Array.from({ length: 50 }, () => '/api/products')]

/** Frozen, not shut down: nothing refuses, and only our own limits end the wait. */
export const databaseStopped: Bench = {
  name: `with PostgreSQL frozen, every call is answered with 503 within ${MOST_MS} ms, and with 200 soon after it goes on`,
  async run(say) {
    const site = await openSite({ NODE_ENV: 'production', DEMO: 'true' })
    const ask = async (path: string) => {
      const began = performance.now()
      const { status } = await fetch(site.url + path, { headers: { authorization: `Bearer ${tokenOf(1)}` } })
      return { status, ms: performance.now() - began }
    }
    const { thaw } = freezeDatabase(site.dataDir)
    try {
      const answers = await Promise.all(calls.map(ask))
      const slowest = Math.max(...answers.map(({ ms }) => ms))
      const again = await ask('/api/rides')
      say(
        `${answers.length} calls at once: the slowest took ${slowest.toFixed(0)} ms; the next one ${again.ms.toFixed(0)} ms`,
      )
      thaw()
      const began = performance.now()
      while ((await ask('/api/health')).status !== 200);
      say(`well again ${(performance.now() - began).toFixed(0)} ms after it went on`)
      return slowest < MOST_MS && [...answers, again].every(({ status }) => status === 503)
    } finally {
      thaw()
      await site.stop()
    }
  },
}
