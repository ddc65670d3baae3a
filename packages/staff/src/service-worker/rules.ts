import { STAFF } from '#contract/staff-app.ts'

/** One document for every address of the app. */
export const SHELL = `${STAFF}/`
const ASSETS = `${STAFF}/assets/`

/** How a request is answered; null leaves it to the browser, so that no call of the API passes through here. */
export function wayOf(
  { method, mode, url }: Pick<Request, 'method' | 'mode' | 'url'>,
  origin: string,
): 'shell' | 'asset' | null {
  const { origin: host, pathname } = new URL(url)
  if (method !== 'GET' || host !== origin || !pathname.startsWith(SHELL)) return null
  if (pathname.startsWith(ASSETS)) return 'asset'
  return mode === 'navigate' ? 'shell' : null
}
