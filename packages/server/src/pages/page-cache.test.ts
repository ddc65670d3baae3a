import { describe, expect, it, vi } from 'vitest'
import { createPageCache } from './page-cache.ts'

type Page = { complete: boolean; text: string }

/** A cache whose drawings the test finishes by hand, in order. */
function handMade(options: { limit?: number; now?: () => number } = {}) {
  const begun: { url: string; finish(text: string, complete?: boolean): void; fail(error: Error): void }[] = []
  const onFailure = vi.fn<(error: unknown) => void>()
  const draw = (url: string) => {
    const { promise, resolve, reject } = Promise.withResolvers<Page>()
    begun.push({ url, finish: (text, complete = true) => resolve({ text, complete }), fail: reject })
    return promise
  }
  return { cache: createPageCache<Page>({ draw, onFailure, ...options }), begun, onFailure }
}

async function withHome(options?: { now?: () => number }) {
  const made = handMade(options)
  const first = made.cache.get('/')
  made.begun[0]?.finish('first')
  await first
  return made
}

describe('the page cache', () => {
  it('when a page is asked for many times at once, it is drawn once', async () => {
    const { cache, begun } = handMade()
    const asked = [cache.get('/'), cache.get('/'), cache.get('/')]
    expect(begun).toHaveLength(1)
    begun[0]?.finish('home')
    expect((await Promise.all(asked)).map((page) => page.text)).toEqual(['home', 'home', 'home'])
  })

  it('when two pages are asked for, neither waits for the other', async () => {
    const { cache, begun } = handMade()
    const home = cache.get('/')
    void cache.get('/rides')
    expect(begun.map(({ url }) => url)).toEqual(['/', '/rides'])
    begun[0]?.finish('home')
    expect((await home).text).toBe('home')
  })

  it('when a page is kept, it is served without drawing', async () => {
    const { cache, begun } = await withHome()
    expect(cache.fresh('/')?.text).toBe('first')
    expect((await cache.get('/')).text).toBe('first')
    expect(begun).toHaveLength(1)
  })

  it('when the content has changed, the next request waits for the new drawing', async () => {
    const { cache, begun } = await withHome()
    cache.contentChanged()
    expect(cache.fresh('/')).toBeUndefined()
    const next = cache.get('/')
    begun[1]?.finish('second')
    expect((await next).text).toBe('second')
    expect(cache.fresh('/')?.text).toBe('second')
  })

  it('when the content changes while a page is drawn, that drawing is not taken for new', async () => {
    const { cache, begun } = handMade()
    const before = cache.get('/')
    cache.contentChanged()
    const after = cache.get('/')
    expect(begun).toHaveLength(1)
    begun[0]?.finish('old')
    expect((await before).text).toBe('old')
    await vi.waitFor(() => expect(begun).toHaveLength(2))
    begun[1]?.finish('new')
    expect((await after).text).toBe('new')
    expect(cache.fresh('/')?.text).toBe('new')
  })

  it('when the drawing it waited for fails, a request draws for itself', async () => {
    const { cache, begun } = handMade()
    const before = cache.get('/')
    cache.contentChanged()
    const after = cache.get('/')
    begun[0]?.fail(new Error('broken'))
    await expect(before).rejects.toThrow('broken')
    await vi.waitFor(() => expect(begun).toHaveLength(2))
    begun[1]?.finish('new')
    expect((await after).text).toBe('new')
  })

  it('when there is no good copy, a failed drawing is an error and an incomplete one is given but not kept', async () => {
    const { cache, begun } = handMade()
    const failed = cache.get('/')
    begun[0]?.fail(new Error('broken'))
    await expect(failed).rejects.toThrow('broken')
    const incomplete = cache.get('/')
    begun[1]?.finish('half', false)
    expect(await incomplete).toEqual({ text: 'half', complete: false })
    expect(cache.fresh('/')).toBeUndefined()
    void cache.get('/')
    expect(begun).toHaveLength(3)
  })

  it('when the new drawing is incomplete, the last good copy is served', async () => {
    const { cache, begun } = await withHome()
    cache.contentChanged()
    const next = cache.get('/')
    begun[1]?.finish('half', false)
    expect((await next).text).toBe('first')
  })

  it('when the new drawing fails, the last good copy is served and the failure told', async () => {
    const { cache, begun, onFailure } = await withHome()
    cache.contentChanged()
    const next = cache.get('/')
    const error = new Error('broken')
    begun[1]?.fail(error)
    expect((await next).text).toBe('first')
    expect(onFailure).toHaveBeenCalledExactlyOnceWith(error)
  })

  it('when drawing has failed, it is tried again after a second, not before', async () => {
    let clock = 0
    const { cache, begun } = await withHome({ now: () => clock })
    cache.contentChanged()
    const failing = cache.get('/')
    begun[1]?.fail(new Error('broken'))
    await failing
    clock = 999
    expect((await cache.get('/')).text).toBe('first')
    expect(begun).toHaveLength(2)
    clock = 1000
    const next = cache.get('/')
    begun[2]?.finish('second')
    expect((await next).text).toBe('second')
  })

  it('when the content changes again after a failure, it is tried at once', async () => {
    const { cache, begun } = await withHome({ now: () => 0 })
    cache.contentChanged()
    const failing = cache.get('/')
    begun[1]?.fail(new Error('broken'))
    await failing
    cache.contentChanged()
    const next = cache.get('/')
    begun[2]?.finish('third')
    expect((await next).text).toBe('third')
  })

  it('when there are too many pages, the one not asked for longest is forgotten', async () => {
    const { cache, begun } = handMade({ limit: 2 })
    for (const key of ['a', 'b']) {
      const page = cache.get(key)
      begun.at(-1)?.finish(key)
      await page
    }
    cache.fresh('a')
    const third = cache.get('c')
    begun.at(-1)?.finish('c')
    await third
    expect(['a', 'b', 'c'].map((key) => cache.fresh(key)?.text)).toEqual(['a', undefined, 'c'])
  })
})
