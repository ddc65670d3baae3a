import type { Pass } from '#contract/schemas/pass.ts'
import { RECEIPTS_CACHE } from '#contract/signed-in.ts'
import type { Day } from '#contract/rules/dates.ts'
import { saveFile } from '../orders/save-file.ts'
import { readToken } from '../session/token.ts'

const MOST = 10

/** Receipts of visits that are still to come, of this site alone. */
export const receiptsToKeep = (passes: Pass[], today: Day, origin: string): string[] =>
  passes
    .filter(({ status, last_day }) => status === 'good' && last_day >= today)
    .flatMap(({ invoice_url }) => invoice_url ?? [])
    .filter((url) => new URL(url, origin).origin === origin)
    .slice(0, MOST)

const addressOf = ({ url }: Request): string => url

/** One after the other, and only for the token they were asked for with: whoever signs out meanwhile leaves nothing. */
export async function keepReceipts(wanted: string[]): Promise<void> {
  const token = readToken()
  if (token === null || !globalThis.caches) return
  const cache = await caches.open(RECEIPTS_CACHE)
  const there = (await cache.keys()).map(addressOf)
  const urls = wanted.map((url) => new URL(url, location.href).href)
  await Promise.all(there.filter((url) => !urls.includes(url)).map((url) => cache.delete(url)))
  for (const url of urls.filter((each) => !there.includes(each))) {
    const answer = await fetch(url)
    if (readToken() !== token) break
    if (answer.ok) await cache.put(url, answer)
  }
  if (readToken() !== token) await caches.delete(RECEIPTS_CACHE)
}

export async function keptReceipts(): Promise<string[]> {
  if (!globalThis.caches || !(await caches.has(RECEIPTS_CACHE))) return []
  return (await (await caches.open(RECEIPTS_CACHE)).keys()).map(addressOf)
}

export async function openKeptReceipt(url: string, name: string): Promise<void> {
  const kept = await (await caches.open(RECEIPTS_CACHE)).match(url)
  if (kept) saveFile(await kept.blob(), name)
}
