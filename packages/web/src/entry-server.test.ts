import { describe, expect, it } from 'vitest'
import { render } from './entry-server.tsx'
import { emptyInfo } from './testing/empty-info.ts'
import { count, drawnIn, full, open, tickets } from './testing/play-centre.ts'

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
    const { status, html } = await open('/', { info: emptyInfo })
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

describe('the pages of one’s own', () => {
  it('when one is drawn, it names what its screen will ask for, and asks for nothing itself', async () => {
    const asked = async (path: string) => (await open(path)).calls
    expect(await asked('/dashboard/profile')).toEqual(['/api/user'])
    expect(await asked('/dashboard/tickets')).toEqual(['/api/user', '/api/sales?search=&filter=all&page=1'])
    expect(await asked('/dashboard/tickets/show/:saleId')).toEqual(['/api/user', '/api/sales/:id'])
    expect(await asked('/ticket-checkout/success/:saleId')).toEqual(['/api/user', '/api/sales/:id'])
  })

  it('when anybody’s page is drawn, it names nothing', async () => {
    expect((await open('/')).calls).toBeUndefined()
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
