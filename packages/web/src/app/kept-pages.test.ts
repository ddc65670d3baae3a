import { describe, expect, it } from 'vitest'
import { placeOf, render } from '../entry-server.tsx'
import { centre, count, drawnIn, open } from '../testing/play-centre.ts'

describe('the place in which a page is kept', () => {
  it.each([
    ['/', '/', 1],
    ['/?utm_source=x', '/', 1],
    ['/?page=2', '/', 1],
    ['/fun-rides', '/fun-rides', 1],
    ['/fun-rides/', '/fun-rides', 1],
    ['/Fun-Rides?page=1', '/fun-rides', 1],
    ['/f%75n-r%69des', '/fun-rides', 1],
    ['/fun-rides?page=abc', '/fun-rides', 1],
    ['/fun-rides?x=1&page=2', '/fun-rides', 2],
    ['/pass/sale-1-98989', '/pass/:token', 1],
    ['/no/such/page', '/404', 1],
    ['//evil.example/', '/404', 1],
    ['/%', '/404', 1],
    ['/dashboard/no-such-page', '/404', 1],
  ])('when %s is asked for, it is %s, page %i, for everyone', (url, path, number) => {
    expect(placeOf(url)).toEqual({ path, page: number, own: false })
  })

  it.each(['/Fun-Rides', '/fun-rides/', '/FUN-RIDES/?page=0'])(
    'when the page is first asked for as %s, it is the same for all who come after',
    async (url) => {
      const { html } = await open('/fun-rides')
      expect(count(html, 'aria-current="page"')).toBe(3)
      expect((await open(url)).html).toBe(html)
    },
  )
})

describe('a page for one customer', () => {
  const guarded = ['/dashboard', '/dashboard/profile', '/Dashboard/Profile/?x=1']

  it.each([
    ['/dashboard', '/dashboard'],
    ['/Dashboard/Profile/?x=1', '/dashboard/profile'],
    ['/dashboard/tickets?search=x&page=2', '/dashboard/tickets'],
    ['/dashboard/tickets/show/1', '/dashboard/tickets/show/:saleId'],
    ['/dashboard/tickets/show/2', '/dashboard/tickets/show/:saleId'],
    ['/membership-checkout/7', '/membership-checkout/:packageId'],
    ['/membership-checkout/success/7', '/membership-checkout/success/:subscriptionId'],
    ['/checkout?items=3:2', '/checkout'],
  ])('when %s is asked for, it is kept once for its route, %s', (url, path) => {
    expect(placeOf(url)).toEqual({ path, page: 1, own: true })
  })

  it.each([
    '/dashboard/tickets/show/98989',
    '/membership-checkout/98989?from=98989',
    '/ticket-checkout/fail/98989',
    '/pass/sale-98989-98989',
  ])('when %s is drawn, it is what its route is, and says nothing of what was asked', async (url) => {
    const drawn = await open(url)
    expect(drawnIn(drawn)).toEqual(drawnIn(await open(placeOf(url).path)))
    expect(drawn.head + drawn.html).not.toContain('98989')
    expect(Object.keys(JSON.parse(drawn.state).fetched.queries)).toEqual([
      'businessInfo(undefined)',
      'settings(undefined)',
    ])
  })

  it.each(guarded)(
    'when %s is drawn, it waits for the customer, asks for nothing of theirs and is not for search engines',
    async (url) => {
      const asked: string[] = []
      const api = (path: string) => {
        asked.push(path)
        return centre({})(path)
      }
      const { status, complete, head, html } = await render({ url, origin: 'https://play.example', api })
      expect({ status, complete }).toEqual({ status: 200, complete: true })
      expect(asked.toSorted()).toEqual(['/api/business-info', '/api/settings'])
      expect(head).toContain('<meta name="robots" content="noindex"/>')
      expect(html).toMatch(/role="status"[^>]*>.*Loading\.\.\./)
    },
  )

  it('when any page is drawn, it holds both what a signed-in and what a signed-out visitor sees', async () => {
    const { html } = await open('/')
    expect(html).toMatch(/<button[^>]*class="[^"]*when-signed-out/)
    expect(html).toMatch(/<a[^>]*class="[^"]*when-signed-in[^>]*href="\/dashboard\/profile"/)
  })
})
