import { STAFF } from '#contract/staff-app.ts'
import { SHELL, wayOf } from './rules.ts'

/** Written by the build: all scripts and styles of this version, below STAFF, and a name for it. */
declare const STAFF_FILES: string[]
declare const STAFF_VERSION: string

type Lasting = Event & { waitUntil(work: Promise<unknown>): void }
type Worker = {
  clients: { claim(): Promise<void> }
  skipWaiting(): Promise<void>
  addEventListener(name: 'install' | 'activate', hear: (event: Lasting) => void): void
  addEventListener(name: 'message', hear: (event: MessageEvent<unknown>) => void): void
  addEventListener(
    name: 'fetch',
    hear: (event: Lasting & { request: Request; respondWith(answer: Promise<Response>): void }) => void,
  ): void
}

const worker = self as unknown as Worker

/** The site keeps its own files on this origin, under other names. */
const FILES = 'staff files'
const SHELLS = 'staff shell '
const ownShell = SHELLS + STAFF_VERSION

const nothing = () => undefined

async function asset(request: Request | string): Promise<Response> {
  const cache = await caches.open(FILES).catch(nothing)
  const kept = await cache?.match(request, { ignoreVary: true }).catch(nothing)
  if (kept) return kept
  const answer = await fetch(request)
  // A full or broken disk is no reason to keep the file from the page.
  if (answer.status === 200) await cache?.put(request, answer.clone()).catch(nothing)
  return answer
}

/** All or nothing: a version that lacks a file never takes over. */
async function keepVersion(): Promise<void> {
  const shell = await fetch(SHELL, { cache: 'no-cache' })
  if (!shell.ok) throw new Error(`The shell was answered with ${shell.status}.`)
  const answers = await Promise.all(STAFF_FILES.map((file) => asset(`${STAFF}/${file}`)))
  if (!answers.every(({ ok }) => ok)) throw new Error('A file of this version is missing.')
  await (await caches.open(ownShell)).put(SHELL, shell)
}

async function dropEarlier(): Promise<void> {
  const shells = (await caches.keys()).filter((name) => name.startsWith(SHELLS) && name !== ownShell)
  await Promise.all(shells.map((name) => caches.delete(name)))
  const cache = await caches.open(FILES)
  const needed = new Set(STAFF_FILES.map((file) => `${STAFF}/${file}`))
  const gone = (await cache.keys()).filter(({ url }) => !needed.has(new URL(url).pathname))
  await Promise.all(gone.map((request) => cache.delete(request, { ignoreVary: true })))
}

/** The version that is in use, until somebody asks for the next. */
async function answerShell(request: Request): Promise<Response> {
  const cache = await caches.open(ownShell).catch(nothing)
  return (await cache?.match(SHELL).catch(nothing)) ?? fetch(request)
}

worker.addEventListener('install', (event) => event.waitUntil(keepVersion()))
worker.addEventListener('activate', (event) => event.waitUntil(Promise.all([worker.clients.claim(), dropEarlier()])))
worker.addEventListener('message', ({ data }) => data === 'take over' && void worker.skipWaiting())
worker.addEventListener('fetch', (event) => {
  const way = wayOf(event.request, location.origin)
  if (way !== null) event.respondWith(way === 'shell' ? answerShell(event.request) : asset(event.request))
})
