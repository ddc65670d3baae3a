import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { TOKEN_KEY } from '#contract/signed-in.ts'
import { standInBrowser } from '../../testing/stand-in-browser.ts'
import { keepReceipts, keptReceipts } from './kept-receipts.ts'

const ENGLISH = 'https://play.example/api/receipts/sale-1-x.pdf'
const BANGLA = `${ENGLISH}?lang=bn`

/** A browser's cache knows an address by its query too. */
function standInCache() {
  const files = new Map<string, Response>()
  const cache = {
    keys: async () => [...files.keys()].map((url) => ({ url })),
    delete: async (url: string) => files.delete(url),
    put: async (url: string, answer: Response) => void files.set(url, answer),
  }
  vi.stubGlobal('caches', { open: async () => cache, has: async () => true, delete: async () => true })
}

const asked: string[] = []
beforeEach(() => {
  standInBrowser().kept.set(TOKEN_KEY, 'token-1')
  standInCache()
  asked.length = 0
  vi.stubGlobal('location', { href: 'https://play.example/dashboard/tickets' })
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url)
    return new Response(url)
  })
})
afterEach(() => vi.unstubAllGlobals())

it('when a receipt is kept, it is not fetched again', async () => {
  await keepReceipts([ENGLISH])
  await keepReceipts([ENGLISH])
  expect([asked, await keptReceipts()]).toEqual([[ENGLISH], [ENGLISH]])
})

it('when the customer goes on in Bangla, the Bangla receipt takes the place of the English one, and back', async () => {
  await keepReceipts([ENGLISH])
  await keepReceipts([BANGLA])
  expect([asked, await keptReceipts()]).toEqual([[ENGLISH, BANGLA], [BANGLA]])
  await keepReceipts([ENGLISH])
  expect(await keptReceipts()).toEqual([ENGLISH])
})
