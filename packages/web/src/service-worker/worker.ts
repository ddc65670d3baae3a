import { type Language, languages } from '#contract/rules/language.ts'
import {
  filesNamedIn,
  isOld,
  languageFor,
  languagesFor,
  offlineFor,
  offlineIn,
  patienceFor,
  toPrune,
  type Way,
  wayOf,
} from './rules.ts'

type Lasting = Event & { waitUntil(work: Promise<unknown>): void }
type Asked = Lasting & {
  request: Request
  preloadResponse?: Promise<Response | undefined>
  respondWith(answer: Promise<Response>): void
}
type Worker = {
  registration: ServiceWorkerRegistration
  clients: { claim(): Promise<void>; matchAll(which: { includeUncontrolled: true }): Promise<{ url: string }[]> }
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
async function keepOfflinePage(language: Language): Promise<void> {
  const document = await fetch(offlineIn(language), { cache: 'no-cache' })
  // A browser takes no answer for a page that was led elsewhere.
  if (!document.ok || document.redirected)
    throw new Error(`The offline page was answered with ${document.status} from ${document.url}.`)
  const answers = await Promise.all(filesNamedIn(await document.clone().text()).map((file) => asset(file)))
  if (!answers.every(({ ok }) => ok)) throw new Error('A file of the offline page is missing.')
  await (await openPages()).put(offlineIn(language), document)
  await prune()
}

/** What the offline pages need, all of them that are kept. */
async function neededFiles(): Promise<string[]> {
  const kept = await Promise.all(languages.map((language) => offlinePage(language)))
  return (await Promise.all(kept.map(async (document) => filesNamedIn((await document?.text()) ?? '')))).flat()
}

async function prune(): Promise<void> {
  const cache = await openAssets()
  const kept = (await cache.keys()).map(async (request) => {
    const answer = await cache.match(request, { ignoreVary: true })
    return { path: new URL(request.url).pathname, since: sinceWhen(answer ?? Response.error()) }
  })
  const gone = toPrune(await Promise.all(kept), await neededFiles(), new Date())
  await Promise.all(gone.map((path) => cache.delete(path, { ignoreVary: true })))
}

const offlinePage = (language: Language): Promise<Response | undefined> =>
  openPages()
    .then((cache) => cache.match(offlineIn(language)))
    .catch(nothing)

/** A new build, or another phone number of the centre: the next time without a line shows the page of the last one with it. */
async function refreshOfflinePage(language: Language): Promise<void> {
  const kept = await offlinePage(language)
  if (!kept || isOld(sinceWhen(kept), new Date())) await keepOfflinePage(language)
}

/** In the language that is being read: nobody fetches the letters of the other. */
async function keepFirstPages(): Promise<void> {
  const open = await worker.clients.matchAll({ includeUncontrolled: true })
  const read = new Set(open.map(({ url }) => languageFor(url)))
  await Promise.all([...(read.size > 0 ? read : languages.slice(0, 1))].map(keepOfflinePage))
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

async function leadToOfflinePage({ url }: Request): Promise<Response> {
  for (const language of languagesFor(url))
    if (await offlinePage(language)) return Response.redirect(offlineFor(url, language), 303)
  return Response.error()
}

async function page(event: Asked): Promise<Response> {
  try {
    const answer = await inTime(askServer(event), patienceFor(event.request))
    event.waitUntil(refreshOfflinePage(languageFor(event.request.url)).catch(nothing))
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
  offline: async (event) => (await offlinePage(languageFor(event.request.url))) ?? askServer(event),
}

worker.addEventListener('install', (event) => event.waitUntil(keepFirstPages()))

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
