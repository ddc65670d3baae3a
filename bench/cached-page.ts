import { openSite } from '../scripts/launch-site.ts'
import { type Bench, getRaw, measure, median } from './measure.ts'
import { openBareServer } from './open-bare-server.ts'

const ROUNDS = 5
const LEAST = 0.5

/** What Fastify can do at most with the same bytes says how much of it our page delivery leaves. */
export const cachedPage: Bench = {
  name: 'A cached public page against a bare Fastify route with the same bytes (requests/s, one client process)',
  async run(say) {
    const site = await openSite({ NODE_ENV: 'production', DEMO: 'true' })
    const bare = await openBareServer(await fetchPage(site.url))
    const pages: number[] = []
    const bares: number[] = []
    try {
      for (let round = 0; round <= ROUNDS; round++) {
        const [page, route] = [await measure(`${site.url}/`), await measure(bare.url)]
        // The first round warms both up.
        if (round === 0) continue
        say(`round ${round}: page ${page.toFixed(0)}, bare ${route.toFixed(0)}`)
        pages.push(page)
        bares.push(route)
      }
    } finally {
      bare.stop()
      await site.stop()
    }
    const ratio = median(pages) / median(bares)
    say(
      `median: page ${median(pages).toFixed(0)}, bare ${median(bares).toFixed(0)}; ratio ${ratio.toFixed(2)}, at least ${LEAST} wanted`,
    )
    return ratio >= LEAST
  },
}

async function fetchPage(url: string): Promise<Buffer> {
  const { body, statusCode, headers } = await getRaw(`${url}/`)
  if (statusCode !== 200 || headers['content-encoding'] !== 'br')
    throw new Error(`The page came with status ${statusCode} and encoding ${headers['content-encoding']}.`)
  return body
}
