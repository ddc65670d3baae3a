import type { Subscription } from '#contract/schemas/subscription.ts'
import { srcSet } from '#ui/picture-sources.ts'
import { readToken } from '../features/session/token.ts'

const TIMEOUT_MS = 15_000

const asked = new Map<string, { token: string; answer: Promise<Response> }>()

/** What the server knows this page will ask for is asked while the libraries are still being read. A narrowed list is another call. */
export function askEarly(calls: string): void {
  const token = readToken()
  if (token === null) return
  const [id] = /[1-9]\d*$/.exec(location.pathname) ?? []
  const paths = calls.split(' ').slice(0, location.search === '' ? undefined : 1)
  for (const path of paths) {
    if (id === undefined && path.includes(':id')) continue
    const url = new URL(path.replace(':id', id ?? ''), location.origin).href
    const headers = { authorization: `Bearer ${token}` }
    const answer = fetch(url, { headers, signal: AbortSignal.timeout(TIMEOUT_MS) })
    // Whoever takes it hears of the failure; if nobody does, it is nobody's business.
    answer.then(fetchPicture).catch(() => {})
    asked.set(url, { token, answer })
  }
}

type Answer = { data: Partial<Subscription> | Partial<Subscription>[] }

/** The picture of a membership, the largest thing on its screen, comes with the libraries and not after them. */
async function fetchPicture(answer: Response): Promise<void> {
  const { data }: Answer = await answer.clone().json()
  const picture = [data].flat()[0]?.package?.picture
  if (!picture) return
  const link = document.createElement('link')
  Object.assign(link, { rel: 'preload', as: 'image', type: 'image/avif', imageSizes: '92vw' })
  link.imageSrcset = srcSet(picture, 'avif')
  document.head.append(link)
}

/** The first call for it takes the answer that is on its way, if it was asked for the same customer. */
export function takeEarly({ url, method, headers }: Request): Promise<Response> | undefined {
  const early = method === 'GET' ? asked.get(url) : undefined
  asked.delete(url)
  return early && headers.get('authorization') === `Bearer ${early.token}` ? early.answer : undefined
}
