import { type Browser, chromium, type Page } from '@playwright/test'
import pg from 'pg'
import { TOKEN_KEY } from '#contract/signed-in.ts'
import { ownerUrl } from '../scripts/embedded-database.ts'
import { findBrowser } from '../scripts/find-browser.ts'
import { openSite } from '../scripts/launch-site.ts'
import { fillCustomers, tokenOf } from './many-customers.ts'
import { fillSales } from './many-sales.ts'
import { fillSubscriptions } from './many-subscriptions.ts'
import { type Bench, median } from './measure.ts'

const CUSTOMER = 1
const RUNS = 3
const MOST = { largest: 2500, shift: 0.02, tap: 200 }

/** Slow 4G as Lighthouse has it: 150 ms there and back, 1.6 Mbit/s down, 0.75 up. */
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 }
const SLOWER_CPU = 4

/** A hard load of each is measured until what the screen is for can be seen. */
const loads: Record<string, (page: Page) => Promise<unknown>> = {
  '/dashboard/profile': (page) => page.getByText('Nusrat Chowdhury', { exact: true }).last().waitFor(),
  '/dashboard/tickets': (page) => page.getByRole('article').first().waitFor(),
  '/dashboard/tickets/show/1': (page) => page.getByRole('img', { name: /QR/ }).first().waitFor(),
  '/dashboard/subscriptions': (page) => page.getByRole('article').first().waitFor(),
  '/dashboard/subscriptions/show/1': (page) => page.getByRole('img', { name: /QR/ }).first().waitFor(),
  '/ticket-checkout/success/1': (page) => page.getByText('Payment Successful').waitFor(),
  '/membership-checkout/1': (page) => page.getByRole('button', { name: 'Place Order' }).waitFor(),
}

type Tap = {
  at: string
  signedIn: boolean
  tap: (page: Page) => Promise<unknown>
  shows: (page: Page) => Promise<unknown>
}

const taps: Record<string, Tap> = {
  'the sign-in drawer opens': {
    at: '/',
    signedIn: false,
    tap: (page) => page.getByRole('banner').getByRole('button', { name: 'Sign In' }).tap(),
    shows: (page) => page.getByRole('dialog').waitFor(),
  },
  'a ticket goes into the cart': {
    at: '/tickets',
    signedIn: false,
    tap: (page) => page.getByRole('button', { name: 'Add one Kid Play', exact: true }).tap(),
    shows: (page) => page.getByText('BUY NOW').waitFor(),
  },
  'checkout’s plus': {
    at: '/checkout?items=2:2,4:1',
    signedIn: true,
    tap: (page) => page.getByRole('button', { name: 'Add one Kid Play', exact: true }).last().tap(),
    shows: (page) => page.getByRole('group', { name: /^Kid Play 3 tickets$/ }).waitFor(),
  },
}

type Seen = { largest: number; shift: number; tap: number }

/** Runs in the page, before anything of it: the browser’s own figures. */
function watch(): void {
  const seen: Seen = { largest: 0, shift: 0, tap: 0 }
  Object.assign(globalThis, { seen })
  const on = (type: string, more: object, note: (entry: never) => void): void =>
    new PerformanceObserver((list) => list.getEntries().forEach((entry) => note(entry as never))).observe({
      type,
      buffered: true,
      ...more,
    })
  on('largest-contentful-paint', {}, ({ startTime }: { startTime: number }) => (seen.largest = startTime))
  on('layout-shift', {}, (entry: { value: number; hadRecentInput: boolean }) => {
    if (!entry.hadRecentInput) seen.shift += entry.value
  })
  on('event', { durationThreshold: 16 }, (entry: { duration: number; interactionId: number }) => {
    if (entry.interactionId > 0) seen.tap = Math.max(seen.tap, entry.duration)
  })
}

async function onCheapPhone<T>(browser: Browser, signedIn: boolean, use: (page: Page) => Promise<T>): Promise<T> {
  const context = await browser.newContext({
    viewport: { width: 360, height: 780 },
    isMobile: true,
    hasTouch: true,
    timezoneId: 'Asia/Dhaka',
  })
  context.setDefaultTimeout(60_000)
  const page = await context.newPage()
  await page.addInitScript(watch)
  const mark = signedIn ? [TOKEN_KEY, tokenOf(CUSTOMER)] : []
  await page.addInitScript(([key, value]) => key && value && localStorage.setItem(key, value), mark)
  const devtools = await context.newCDPSession(page)
  await devtools.send('Network.emulateNetworkConditions', SLOW_4G)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER_CPU })
  return use(page).finally(() => context.close())
}

/** The figures come after two more frames: the browser tells what it has painted. */
const figures = (page: Page): Promise<Seen> =>
  page.evaluate(
    () =>
      new Promise<Seen>((done) =>
        requestAnimationFrame(() => setTimeout(() => done((globalThis as unknown as { seen: Seen }).seen), 500)),
      ),
  )

async function load(page: Page, url: string, shown: (page: Page) => Promise<unknown>): Promise<Seen> {
  await page.goto(url)
  await shown(page)
  await page.waitForLoadState('networkidle')
  return figures(page)
}

async function tapOnce(page: Page, site: string, { at, tap, shows }: Tap): Promise<Seen> {
  await page.goto(site + at)
  await page.waitForFunction(() => 'alive' in document.documentElement.dataset)
  await page.waitForLoadState('networkidle')
  await tap(page)
  await shows(page)
  return figures(page)
}

async function middle(measure: () => Promise<Seen>): Promise<Seen> {
  const runs: Seen[] = []
  for (let run = 0; run < RUNS; run++) runs.push(await measure())
  const of = (figure: keyof Seen): number => median(runs.map((seen) => seen[figure]))
  return { largest: of('largest'), shift: Math.max(...runs.map(({ shift }) => shift)), tap: of('tap') }
}

/** What a parent with a cheap phone feels: signed-in pages opened by their address, and taps. */
export const cheapPhone: Bench = {
  name: `A phone on slow 4G with a ${SLOWER_CPU} times slower CPU: largest paint, shift, and answer to a tap`,
  async run(say) {
    const site = await openSite({ NODE_ENV: 'production', DEMO: 'true' })
    const client = new pg.Client({ connectionString: ownerUrl(site.dataDir) })
    const args = process.getuid?.() === 0 ? ['--no-sandbox'] : []
    const browser = await chromium.launch({ executablePath: findBrowser(), args })
    try {
      await client.connect()
      await fillCustomers(client, CUSTOMER)
      await fillSales(client, 20)
      await fillSubscriptions(client, 20)
      let good = true
      for (const [path, shown] of Object.entries(loads)) {
        const { largest, shift } = await middle(() =>
          onCheapPhone(browser, true, (page) => load(page, site.url + path, shown)),
        )
        say(
          `${path}: largest paint ${Math.round(largest)} ms of ${MOST.largest}, shift ${shift.toFixed(3)} of ${MOST.shift}`,
        )
        good = largest <= MOST.largest && shift <= MOST.shift && good
      }
      for (const [name, what] of Object.entries(taps)) {
        const { tap } = await middle(() =>
          onCheapPhone(browser, what.signedIn, (page) => tapOnce(page, site.url, what)),
        )
        say(`${name}: ${Math.round(tap)} ms of ${MOST.tap}`)
        good = tap <= MOST.tap && good
      }
      return good
    } finally {
      await browser.close()
      await client.end()
      await site.stop()
    }
  },
}
