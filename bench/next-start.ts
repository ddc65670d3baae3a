import { launch, makeDataFolder, untilOpen } from '../scripts/launch-site.ts'
import type { Bench } from './measure.ts'

const MOST_MS = 8000

export const nextStart: Bench = {
  name: `a start with everything in place is open within ${MOST_MS} ms`,
  async run(say) {
    const { dataDir, remove } = makeDataFolder()
    const open = async (): Promise<number> => {
      const began = performance.now()
      const site = await launch({ DATA_DIR: dataDir, NODE_ENV: 'production', DEMO: 'true' })
      await untilOpen(site)
      const took = performance.now() - began
      site.kill('SIGTERM')
      await site.ended
      return took
    }
    try {
      say(`the first start took ${(await open()).toFixed(0)} ms`)
      const took = await open()
      say(`the next one took ${took.toFixed(0)} ms`)
      return took < MOST_MS
    } finally {
      remove()
    }
  },
}
