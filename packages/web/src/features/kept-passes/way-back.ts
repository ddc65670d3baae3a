import { paths } from '#contract/paths.ts'
import { plainAddress } from '#contract/rules/language.ts'
import { addressHere } from '#words/language.ts'

/** Where `from` leads, whole: an address of ours and no other, and not the offline page again; else the home page. */
export function wayBack(from: string | null, { origin, hash }: Pick<Location, 'origin' | 'hash'>): string {
  const there = from?.startsWith('/') ? read(from + hash, origin) : null
  const isOurs = there?.origin === origin && plainAddress(there.pathname) !== paths.offline
  return (isOurs ? there : new URL(addressHere(paths.home), origin)).href
}

function read(address: string, origin: string): URL | null {
  try {
    return new URL(address, origin)
  } catch {
    return null
  }
}
