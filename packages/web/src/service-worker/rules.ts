import { paths } from '#contract/paths.ts'
import { STAFF } from '#contract/staff-app.ts'
import { addressIn, type Language, languageOf, languages, plainAddress } from '#contract/rules/language.ts'

export const ASSETS = '/assets/'

export type Way = 'page' | 'offline' | 'asset' | 'sent'

/** How a request is answered; null leaves it to the browser, so that no call of the API and no picture passes through here. */
export function wayOf({ method, mode, url }: Pick<Request, 'method' | 'mode' | 'url'>, origin: string): Way | null {
  const { origin: host, pathname } = new URL(url)
  if (host !== origin || `${pathname}/`.startsWith(`${STAFF}/`)) return null
  if (method === 'POST' && mode === 'navigate') return 'sent'
  if (method !== 'GET') return null
  if (pathname.startsWith(ASSETS)) return 'asset'
  if (mode !== 'navigate') return null
  return isOfflinePage(pathname) ? 'offline' : 'page'
}

const isOfflinePage = (pathname: string): boolean => plainAddress(pathname) === paths.offline

/** The offline page of a language. */
export const offlineIn = (language: Language): string => addressIn(language, paths.offline)

/** Which language an address is read in: a page's own, or what a call asks for. */
export function languageFor(url: string): Language {
  const { pathname, searchParams } = new URL(url)
  return searchParams.get('lang') === 'bn' ? 'bn' : languageOf(pathname)
}

/** What can be shown for an address, best first: better in another language than nothing. */
export const languagesFor = (url: string): Language[] => [...new Set([languageFor(url), ...languages])]

/** Long enough for the worst line that still brings something. */
const PATIENCE_MS = 12_000

/** Whoever comes from the offline page knows that the server answers: they are not sent back there for its slowness. */
export const patienceFor = ({ referrer }: Pick<Request, 'referrer'>): number =>
  referrer !== '' && isOfflinePage(new URL(referrer).pathname) ? Infinity : PATIENCE_MS

/** Where a visitor goes whose page cannot be fetched, with the way back. */
export function offlineFor(url: string, language: Language): string {
  const { pathname, search } = new URL(url)
  return `${offlineIn(language)}?${new URLSearchParams({ from: pathname + search })}`
}

/** What a page needs to come alive without a line; its style is inside it. */
export const filesNamedIn = (document: string): string[] => [
  ...new Set([...document.matchAll(/"(\/assets\/[^"#?]+\.(?!css)\w+)["#]/g)].map(([, file = '']) => file)),
]

const HOUR_MS = 60 * 60 * 1000
export const isOld = (kept: Date, now: Date): boolean => !(Math.abs(now.getTime() - kept.getTime()) < HOUR_MS)

export type KeptFile = { path: string; since: Date }

const MOST_FILES = 250
const LONGEST_MS = 30 * 24 * HOUR_MS

/** Files of earlier builds serve pages that are still open; what nobody can need any more goes, the oldest first. */
export function toPrune(kept: KeptFile[], needed: string[], now: Date): string[] {
  const others = kept
    .filter(({ path }) => !needed.includes(path))
    .sort((one, other) => other.since.getTime() - one.since.getTime())
  const room = MOST_FILES - (kept.length - others.length)
  const goes = ({ since }: KeptFile, place: number) => place >= room || !(now.getTime() - since.getTime() < LONGEST_MS)
  return others.filter(goes).map(({ path }) => path)
}
