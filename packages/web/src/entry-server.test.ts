import { describe, expect, it } from 'vitest'
import type { RenderedPage } from '#contract/page.ts'
import { lastPage } from '#contract/rules/paging.ts'
import type { BusinessInfo } from '#contract/schemas/business.ts'
import { placeOf, render } from './entry-server.tsx'

const empty: BusinessInfo = {
  name: 'Play Centre',
  logo: null,
  wordmark: null,
  banner: null,
  banner_picture: null,
  banner_wide_picture: null,
  banner_text: null,
  decription: null,
  trade_license_no: null,
  facebook: null,
  x: null,
  instagram: null,
  linkedin: null,
  youtube: null,
  address: null,
  phone: null,
  phone_2: null,
  email: null,
  email_2: null,
  opening_hours: null,
  guideline: null,
  maps_iframe: null,
}
const picture = { base: '/media/abc', widths: [360, 800], width: 800, height: 600, alt: 'A drawing' }
const full: BusinessInfo = {
  ...empty,
  name: 'Dolna',
  logo: '/media/logo.svg',
  wordmark: '/media/word.svg',
  banner_picture: picture,
  banner_text: 'Swing & slide!',
  trade_license_no: 'TRAD/1',
  facebook: 'https://facebook.com/dolna',
  x: 'javascript:alert(1)',
  phone: '01712-345678',
  phone_2: '01812-345678',
  opening_hours: 'Friday: 2:30 PM',
  guideline: 'Socks are required.',
}
const rides = Array.from({ length: 18 }, (_, i) => ({
  id: i + 1,
  name: `Ride ${i + 1}`,
  details: 'Fun.',
  image: null,
  picture,
}))
const tickets = [{ id: 1, name: 'শিশুর খেলা', price: 350, age: '২ – ৪' }]
const photos = Array.from({ length: 8 }, (_, i) => ({
  id: i + 1,
  image: '/x.jpg',
  picture: { ...picture, alt: `Photo ${i + 1}` },
}))

function page<T>(all: T[], query: URLSearchParams) {
  const [at, per] = [Number(query.get('page')), Number(query.get('per_page'))]
  const meta = { current_page: at, last_page: lastPage(all.length, per), per_page: per, total: all.length }
  return { data: all.slice((at - 1) * per, at * per), meta }
}

type Centre = { info?: BusinessInfo; failing?: string[] }

/** The API as a centre with this content answers it; what is failing answers 500. */
const centre =
  ({ info = full, failing = [] }: Centre) =>
  async (path: string) => {
    const { pathname, searchParams } = new URL(path, 'http://site')
    if (failing.includes(pathname)) return { status: 500, body: { message: 'secret stack' } }
    if (pathname === '/api/business-info') return { status: 200, body: { data: info } }
    if (pathname === '/api/settings') return { status: 200, body: { data: { vat_rate: 5 } } }
    if (pathname === '/api/products') return { status: 200, body: page<unknown>(tickets, searchParams) }
    return { status: 200, body: page<unknown>(pathname === '/api/rides' ? rides : photos, searchParams) }
  }

const open = (url: string, what: Centre = {}) => render({ url, origin: 'https://play.example', api: centre(what) })
/** All of a page but the state, in which every call has a time and a number of its own. */
const drawnIn = (drawn: RenderedPage) => ({ ...drawn, state: '' })
const count = (html: string, text: string) => html.split(text).length - 1

describe('the home page', () => {
  it('when it is rendered, its content is in the HTML and nothing failed', async () => {
    const { status, html, complete, modules } = await open('/')
    expect({ status, complete, modules }).toEqual({ status: 200, complete: true, modules: ['src/screens/home.tsx'] })
    expect(html).toContain('<h1>Swing &amp; slide!</h1>')
    expect(count(html, '<article')).toBe(6)
    expect(count(html, 'aria-roledescription="slide"')).toBe(6)
    for (const text of ['FUN MEMBER', 'Discover Our Fun Rides', 'Photo Gallery', 'Socks are required.', 'TRAD/1'])
      expect(html).toContain(text)
  })

  it('when it is rendered, title, canonical and preload are in the head and not in the markup', async () => {
    const { head, html } = await open('/')
    expect(head).toContain('<title>Dolna · Swing &amp; slide!</title>')
    expect(head).toContain('<link rel="canonical" href="https://play.example/"/>')
    expect(head).toMatch(/rel="preload" as="image" type="image\/avif"/)
    expect(html).not.toMatch(/<title>|<meta|<link/)
  })

  it('when it is rendered, it carries no script that runs and no style attribute, so the policy can forbid both', async () => {
    const { head, html } = await open('/')
    expect(head + html).not.toMatch(/<script(?! type="application\/ld\+json">)| style="| on[a-z]+="/)
  })

  it('when the centre has given nothing but its name, the page still stands', async () => {
    const { status, html } = await open('/', { info: empty })
    expect(status).toBe(200)
    expect(html).toContain('<h1>Play Centre</h1>')
    expect(html).toContain('Trade licence no. <!-- -->not available')
    expect(html).toContain('pic-missing')
    expect(html).not.toContain('Time &amp; Guideline')
    expect(html).not.toMatch(/tel:|mailto:|class="social"/)
  })

  it('when a social address is not a web address, it is not a link', async () => {
    const { html } = await open('/')
    expect(html).toContain('href="https://facebook.com/dolna"')
    expect(html).not.toContain('javascript:')
  })

  it('when content tries to end the state script, it cannot', async () => {
    const { state } = await open('/', { info: { ...full, decription: '</script><script>alert(1)</script>' } })
    expect(state).not.toContain('<')
    expect(JSON.parse(state).origin).toBe('https://play.example')
  })
})

describe('when a part of the page cannot be had', () => {
  it('its failure is said, the rest is shown, and the page is not one to keep', async () => {
    const { status, complete, html, state } = await open('/', { failing: ['/api/galleries'] })
    expect({ status, complete }).toEqual({ status: 503, complete: false })
    expect(html).toContain('Failed to load gallery images.')
    expect(html).toContain('Ride 1')
    expect(state).not.toContain('secret stack')
  })

  it('when everything fails, the page is still no blank one', async () => {
    const { html } = await open('/', {
      failing: ['/api/business-info', '/api/settings', '/api/rides', '/api/galleries'],
    })
    expect(html).toContain('Failed to load rides.')
    expect(html).toContain('FUN MEMBER')
  })

  it('when the call itself breaks, it is a failure like another', async () => {
    const { html, complete } = await render({
      url: '/fun-rides',
      origin: 'https://play.example',
      api: () => Promise.reject(new Error('gone')),
    })
    expect(complete).toBe(false)
    expect(html).toContain('Failed to load rides.')
  })
})

describe('the ride pages', () => {
  it('when the first is opened, previous is off and next leads on', async () => {
    const { html } = await open('/fun-rides')
    expect(count(html, '<article')).toBe(15)
    expect(html).toMatch(/<button type="button" disabled="" aria-label="Previous">/)
    expect(html).toMatch(/<a aria-label="Next" href="\/fun-rides\?page=2">/)
  })

  it('when the last is opened, next is off and previous leads to the plain address', async () => {
    const { html, head } = await open('/fun-rides?page=2')
    expect(count(html, '<article')).toBe(3)
    expect(html).toMatch(/<button type="button" disabled="" aria-label="Next">/)
    expect(html).toMatch(/<a aria-label="Previous" href="\/fun-rides">/)
    expect(head).toContain('href="https://play.example/fun-rides?page=2"')
  })

  it('when the page is past the end, it says so and is not found', async () => {
    const { status, html, complete } = await open('/fun-rides?page=3')
    expect({ status, complete }).toEqual({ status: 404, complete: true })
    expect(html).toContain('There is no such page.')
    expect(html).toContain('Go to page 1')
  })
})

it('when the page is of a list, the browser learns which it is and the server which is the last', async () => {
  const [first, second] = [await open('/fun-rides'), await open('/fun-rides?page=2')]
  expect([first, second].map(({ last, state }) => [last, JSON.parse(state).page])).toEqual([
    [2, 1],
    [2, 2],
  ])
  expect(JSON.parse((await open('/')).state)).not.toHaveProperty('page')
})

it('when nothing is at an address, the page says so and is not found', async () => {
  const { status, html, modules } = await open('/no/such/page')
  expect({ status, modules }).toEqual({ status: 404, modules: ['src/screens/not-found.tsx'] })
  expect(html).toContain('Page not found')
  expect(drawnIn(await open('/404'))).toEqual(drawnIn(await open('/no/such/page')))
})

it('when rendering itself breaks, the visitor reads a sentence and the log gets the error', async () => {
  const broken = { ...full, opening_hours: 7 as unknown as string }
  const { status, html, error, state } = await open('/', { info: broken })
  expect(status).toBe(500)
  expect(html).toContain('Something went wrong! Please reload the page.')
  expect(error).toBeInstanceOf(Error)
  expect(state).toBe('')
})

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

it('when the centre writes in Bangla, the text is marked as Bangla', async () => {
  const info = {
    ...full,
    banner_text: 'দোলনায় দুলি',
    decription: 'শিশুদের জন্য',
    address: 'চট্টগ্রাম',
    opening_hours: 'শুক্রবার: ২:৩০',
    guideline: 'মোজা লাগবে',
  }
  const marked = (text: string) => new RegExp(`lang="bn"[^>]*>(?:<[^>]*>)*${text}`)
  const texts = {
    '/': [info.banner_text, 'শুক্রবার', info.guideline],
    '/contact': [info.address],
    '/about': [info.decription],
    '/refund-policy': [info.address],
    '/tickets': tickets.flatMap(({ name, age }) => [name, age]),
  }
  for (const [path, inside] of Object.entries(texts)) {
    const [main, footer] = (await open(path, { info, failing: ['/api/abouts'] })).html.split('<footer')
    for (const text of inside) expect(main).toMatch(marked(text))
    for (const text of [info.decription, info.address]) expect(footer).toMatch(marked(text))
  }
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

  it.each(['/dashboard/tickets/show/98989', '/membership-checkout/98989?from=98989', '/ticket-checkout/fail/98989'])(
    'when %s is drawn, it is what its route is, and says nothing of what was asked',
    async (url) => {
      const drawn = await open(url)
      expect(drawnIn(drawn)).toEqual(drawnIn(await open(placeOf(url).path)))
      expect(drawn.head + drawn.html).not.toContain('98989')
      expect(Object.keys(JSON.parse(drawn.state).fetched.queries)).toEqual([
        'businessInfo(undefined)',
        'settings(undefined)',
      ])
    },
  )

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
