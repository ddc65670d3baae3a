import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { askEarly, takeEarly } from './early-calls.ts'

const site = 'https://play.example'
const stored = new Map<string, string>()
const asked: string[] = []

const call = (path: string, token = 'mine'): Request =>
  new Request(site + path, { headers: { authorization: `Bearer ${token}` } })

function at(address: string): void {
  const { origin, pathname, search } = new URL(address, site)
  vi.stubGlobal('location', { origin, pathname, search })
}

beforeEach(() => {
  stored.set('token', 'mine')
  vi.stubGlobal('localStorage', { getItem: (key: string) => stored.get(key) ?? null })
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url)
    return new Response(url)
  })
})

afterEach(() => {
  vi.unstubAllGlobals()
  asked.length = 0
})

describe('calls that a page of one’s own asks before it is alive', () => {
  it('when a ticket is opened, its call goes out with its number, and is taken once', async () => {
    at('/dashboard/tickets/show/7')
    askEarly('/api/user /api/sales/:id')
    expect(asked).toEqual([`${site}/api/user`, `${site}/api/sales/7`])
    expect(await (await takeEarly(call('/api/sales/7')))?.text()).toBe(`${site}/api/sales/7`)
    expect(takeEarly(call('/api/sales/7'))).toBeUndefined()
  })

  it('when an address has no number where one belongs, nothing is asked for it', () => {
    at('/dashboard/tickets/show/x')
    askEarly('/api/user /api/sales/:id')
    expect(asked).toEqual([`${site}/api/user`])
  })

  it('when a list is narrowed by its address, only the customer is asked for', () => {
    at('/dashboard/tickets?filter=paid')
    askEarly('/api/user /api/sales?search=&filter=all&page=1')
    expect(asked).toEqual([`${site}/api/user`])
  })

  it('when nobody is signed in, nothing is asked', () => {
    stored.clear()
    at('/dashboard/profile')
    askEarly('/api/user')
    expect(asked).toEqual([])
  })

  it('when another customer has signed in meanwhile, the answer for the first is not theirs', () => {
    at('/dashboard/profile')
    askEarly('/api/user')
    expect(takeEarly(call('/api/user', 'theirs'))).toBeUndefined()
  })

  it('when a membership is opened, its picture is fetched with it, and the answer is still whole', async () => {
    const link: Record<string, string> = {}
    const fetched = new Promise((resolve) => {
      vi.stubGlobal('document', { createElement: () => link, head: { append: resolve } })
    })
    const body = { data: { package: { picture: { base: '/media/pictures/a/package', widths: [360, 720] } } } }
    vi.stubGlobal('fetch', async () => Response.json(body))
    at('/dashboard/subscriptions/show/7')
    askEarly('/api/subscriptions/:id')
    expect(await fetched).toMatchObject({
      rel: 'preload',
      type: 'image/avif',
      imageSrcset: '/media/pictures/a/package/360.avif 360w, /media/pictures/a/package/720.avif 720w',
    })
    expect(await (await takeEarly(call('/api/subscriptions/7')))?.json()).toEqual(body)
  })
})
