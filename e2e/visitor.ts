import { expect, type Page, type Response } from '@playwright/test'
import { withCentre } from './centre.ts'

/** What must not be heard while somebody uses the site: warnings, errors, failed requests, foreign hosts. */
class Noise {
  heard: string[] = []
  #expected: RegExp[] = []

  /** For a journey that breaks something on purpose. */
  expect(...patterns: RegExp[]): void {
    this.#expected.push(...patterns)
  }

  unexpected(): string[] {
    return this.heard.filter((line) => !this.#expected.some((pattern) => pattern.test(line)))
  }

  listen(page: Page, origin: string): void {
    const hear = (line: string): number => this.heard.push(line)
    page.on('console', (message) => {
      // Journeys go without the worker, see the configuration.
      if (message.text() === 'Service Worker registration blocked by Playwright') return
      if (['warning', 'error'].includes(message.type())) hear(`console ${message.type()}: ${message.text()}`)
    })
    page.on('pageerror', (error) => hear(`uncaught: ${error.message}`))
    page.on('response', (answer) => answer.status() >= 400 && hear(`answer ${answer.status()}: ${answer.url()}`))
    page.on('request', (request) => isForeign(request.url(), origin) && hear(`foreign host: ${request.url()}`))
    page.on('requestfailed', (request) => {
      const why = request.failure()?.errorText ?? ''
      // A browser drops what a page it leaves was still loading.
      if (why !== 'net::ERR_ABORTED') hear(`request failed (${why}): ${request.url()}`)
    })
  }
}

const isForeign = (url: string, origin: string): boolean => /^https?:/.test(url) && !url.startsWith(`${origin}/`)

type Visitor = {
  noise: Noise
  /** Opens an address and waits until the page is alive: from then on links do not load a new document. */
  visit: (path: string) => Promise<Response>
}

export const test = withCentre.extend<Visitor>({
  baseURL: process.env['SITE_URL'],
  noise: [
    async ({ page, baseURL }, use) => {
      const noise = new Noise()
      noise.listen(page, baseURL ?? '')
      await page.addInitScript(keepToasts)
      await use(noise)
      expect(noise.unexpected(), 'unexpected noise').toEqual([])
    },
    { auto: true },
  ],
  visit: async ({ page }, use) =>
    use(async (path) => {
      const answer = await page.goto(path)
      await page.waitForFunction(() =>
        Object.keys(document.getElementById('root') ?? {}).some((key) => key.startsWith('__reactContainer')),
      )
      if (!answer) throw new Error(`${path} was not answered.`)
      return answer
    }),
})

export { expect }

/** A toast goes after four seconds; on a busy machine a journey may look later than that. */
function keepToasts(): void {
  const start = globalThis.setTimeout
  const patient: typeof globalThis.setTimeout = Object.assign(
    (run: () => void, ms = 0, ...rest: []) => start(run, ms === 4000 ? 60_000 : ms, ...rest),
    start,
  )
  globalThis.setTimeout = patient
}

/** Holds every matching request until `release`; the loading texts live in between. */
export async function holdBack(page: Pick<Page, 'route'>, pattern: string | RegExp): Promise<{ release: () => void }> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(pattern, async (route) => {
    await promise
    await route.fallback()
  })
  return { release: resolve }
}
