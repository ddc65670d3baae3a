import { paths } from '#contract/paths.ts'
import { filesNamedIn, isOld, offlineFor, patienceFor, toPrune, type Way, wayOf } from './rules.ts'

type Lasting = Event & { waitUntil(work: Promise<unknown>): void }
type Asked = Lasting & {
  request: Request
  preloadResponse?: Promise<Response | undefined>
  respondWith(answer: Promise<Response>): void
}
type Worker = {
  registration: ServiceWorkerRegistration
  clients: { claim(): Promise<void> }
  addEventListener(name: 'install' | 'activate', hear: (event: Lasting) => void): void
  addEventListener(name: 'fetch', hear: (event: Asked) => void): void
}

const worker = self as unknown as Worker

/** Not named after a build: an older and a newer worker read and write the same, and an open page loses nothing. */
const openPages = async () => caches.open('pages')
const openAssets = async () => caches.open('assets')

const nothing = () => undefined

const sinceWhen = ({ headers }: Response): Date => new Date(headers.get('date') ?? NaN)

async function asset(request: Request | string): Promise<Response> {
  const cache = await openAssets().catch(nothing)
  const kept = await cache?.match(request, { ignoreVary: true }).catch(nothing)
  if (kept) return kept
  const answer = await fetch(request)
  // A full or broken disk is no reason to keep the file from the page.
  if (answer.status === 200) await cache?.put(request, answer.clone()).catch(nothing)
  return answer
}

/** The document names all it needs. It takes the place of the one before only when everything is there. */
async function keepOfflinePage(): Promise<void> {
  const document = await fetch(paths.offline, { cache: 'no-cache' })
  // A browser takes no answer for a page that was led elsewhere.
  if (!document.ok || document.redirected)
    throw new Error(`The offline page was answered with ${document.status} from ${document.url}.`)
  const needed = filesNamedIn(await document.clone().text())
  const answers = await Promise.all(needed.map((file) => asset(file)))
  if (!answers.every(({ ok }) => ok)) throw new Error('A file of the offline page is missing.')
  await (await openPages()).put(paths.offline, document)
  await prune(needed)
}

async function prune(needed: string[]): Promise<void> {
  const cache = await openAssets()
  const kept = (await cache.keys()).map(async (request) => {
    const answer = await cache.match(request, { ignoreVary: true })
    return { path: new URL(request.url).pathname, since: sinceWhen(answer ?? Response.error()) }
  })
  const gone = toPrune(await Promise.all(kept), needed, new Date())
  await Promise.all(gone.map((path) => cache.delete(path, { ignoreVary: true })))
}

const offlinePage = (): Promise<Response | undefined> =>
  openPages()
    .then((cache) => cache.match(paths.offline))
    .catch(nothing)

/** A new build, or another phone number of the centre: the next time without a line shows the page of the last one with it. */
async function refreshOfflinePage(): Promise<void> {
  const kept = await offlinePage()
  if (!kept || isOld(sinceWhen(kept), new Date())) await keepOfflinePage()
}

const inTime = <T>(work: Promise<T>, ms: number): Promise<T> =>
  ms === Infinity
    ? work
    : Promise.race([
        work,
        new Promise<never>((_, reject) => setTimeout(() => reject(new Error('Nothing was answered.')), ms)),
      ])

const askServer = async ({ request, preloadResponse }: Asked): Promise<Response> =>
  (await preloadResponse) ?? fetch(request)

const leadToOfflinePage = async ({ url }: Request): Promise<Response> =>
  (await offlinePage()) ? Response.redirect(offlineFor(url), 303) : Response.error()

async function page(event: Asked): Promise<Response> {
  try {
    const answer = await inTime(askServer(event), patienceFor(event.request))
    event.waitUntil(refreshOfflinePage().catch(nothing))
    return answer
  } catch {
    return leadToOfflinePage(event.request)
  }
}

/** Back from the payment gateway: whatever is waited for may have been done already, and only a broken line gives it up. */
const sent = ({ request }: Asked): Promise<Response> => fetch(request).catch(() => leadToOfflinePage(request))

const ways: Record<Way, (event: Asked) => Promise<Response>> = {
  page,
  sent,
  asset: ({ request }) => asset(request),
  offline: async (event) => (await offlinePage()) ?? askServer(event),
}

worker.addEventListener('install', (event) => event.waitUntil(keepOfflinePage()))

worker.addEventListener('activate', (event) =>
  event.waitUntil(Promise.all([worker.clients.claim(), worker.registration.navigationPreload?.enable()])),
)

worker.addEventListener('fetch', (event) => {
  const way = wayOf(event.request, location.origin)
  if (!way) return
  // What the browser asked for beforehand may come too late to be used; to drop it half-way is a warning on the console.
  event.waitUntil(Promise.resolve(event.preloadResponse).catch(nothing))
  event.respondWith(ways[way](event))
})
