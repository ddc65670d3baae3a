import type { APIRequestContext } from '@playwright/test'
import { publicPages } from '../public-pages.ts'
import { addressIn } from '#contract/rules/language.ts'
import { expect, test } from '../visitor.ts'

const unescape = (text: string): string =>
  text.replace(
    /&(amp|quot|#x27|lt|gt);/g,
    (_, name: string) => ({ amp: '&', quot: '"', '#x27': "'", lt: '<', gt: '>' })[name] ?? '',
  )

/** What a search engine takes from a page without running anything. */
async function readHead(request: APIRequestContext, path: string) {
  const answer = await request.get(path)
  const html = await answer.text()
  const all = (pattern: RegExp): string[] => [...html.matchAll(pattern)].map(([, text = '']) => unescape(text))
  const meta = (name: string): string[] => all(new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`, 'g'))
  const facts = [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)].map(
    ([, json = '']) => JSON.parse(json) as Record<string, unknown>,
  )
  return {
    status: answer.status(),
    titles: all(/<title[^>]*>([^<]*)<\/title>/g),
    canonical: all(/<link rel="canonical" href="([^"]*)"/g),
    meta,
    facts,
  }
}

const pathOf = (address = ''): string => address.replace(/^https?:\/\/[^/]+/, '')

test('when a search engine reads the pages, each has one title, description, address and picture of its own', async ({
  request,
}) => {
  const seen = { titles: new Set<string>(), descriptions: new Set<string>() }
  for (const path of [...publicPages, '/fun-rides?page=2', '/gallery?page=2']) {
    const { status, titles, canonical, meta } = await readHead(request, path)
    const [title = ''] = titles
    expect
      .soft({ path, status, titles: titles.length, robots: meta('robots') })
      .toEqual({ path, status: 200, titles: 1, robots: [] })
    expect.soft(title, path).toContain('Dolna')
    expect.soft(canonical.map(pathOf), path).toEqual([path])
    expect.soft(meta('og:url'), path).toEqual(canonical)
    expect.soft(meta('og:title'), path).toEqual([title])
    expect.soft(meta('og:type'), path).toEqual(['website'])
    expect.soft(meta('description'), path).toHaveLength(1)
    expect.soft(meta('description')[0]?.length, path).toBeGreaterThan(50)
    expect.soft(meta('og:description'), path).toEqual(meta('description'))
    expect.soft(meta('og:image:alt')[0], path).toMatch(/\w+ \w+/)
    const picture = await request.get(pathOf(meta('og:image')[0]))
    expect
      .soft({ path, status: picture.status(), type: picture.headers()['content-type'] })
      .toEqual({ path, status: 200, type: 'image/jpeg' })
    seen.titles.add(title)
    if (!path.includes('?')) seen.descriptions.add(meta('description')[0] ?? '')
  }
  expect(seen.titles.size).toBe(publicPages.length + 2)
  // The about page and the home page both are about the centre itself.
  expect(seen.descriptions.size).toBeGreaterThanOrEqual(publicPages.length - 1)
})

test('when a search engine asks about the place, it gets its name, address, hours and where it is', async ({
  request,
}) => {
  for (const path of ['/', '/contact']) {
    const { facts } = await readHead(request, path)
    expect(facts, path).toContainEqual(
      expect.objectContaining({
        '@context': 'https://schema.org',
        name: 'Dolna',
        telephone: '+8801712345678',
        address: expect.objectContaining({
          streetAddress: 'Level 4, Shapla Square, CDA Avenue, Chattogram',
          addressCountry: 'BD',
        }) as object,
        geo: expect.objectContaining({ latitude: 22.3594, longitude: 91.8213 }) as object,
        openingHoursSpecification: [
          expect.objectContaining({
            dayOfWeek: ['Saturday', 'Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday'],
            opens: '10:00',
            closes: '21:00',
          }),
          expect.objectContaining({ dayOfWeek: ['Friday'], opens: '14:30', closes: '22:00' }),
        ],
      }),
    )
  }
})

test('when a search engine asks what is sold, it gets every ticket and package as an offer in Taka', async ({
  request,
}) => {
  const offers = { '/tickets': [350, 550, 850, 150, 300, 450], '/package-and-offers': [2500, 6500, 18_000] }
  for (const [path, prices] of Object.entries(offers)) {
    const { facts } = await readHead(request, path)
    const found = [
      ...JSON.stringify(facts).matchAll(/"@type":"Offer","price":"?(\d+)(?:\.00)?"?,"priceCurrency":"BDT"/g),
    ].map(([, price]) => Number(price))
    expect(found, path).toEqual(prices)
  }
})

test('when the sitemap is read, it lists every public page once, and each listed page is its own canonical', async ({
  request,
}) => {
  const answer = await request.get('/sitemap.xml')
  expect(answer.headers()['content-type']).toMatch(/^(application|text)\/xml/)
  const listed = [...(await answer.text()).matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) =>
    unescape(address),
  )
  const plain = [...publicPages, '/fun-rides?page=2', '/gallery?page=2']
  expect(listed.map(pathOf).toSorted()).toEqual([...plain, ...plain.map((path) => addressIn('bn', path))].toSorted())
  for (const address of listed) expect.soft((await readHead(request, pathOf(address))).canonical).toEqual([address])
})

test('when robots.txt is read, it names the sitemap and closes no public page', async ({ request }) => {
  const text = await (await request.get('/robots.txt')).text()
  expect(text).toMatch(/^User-agent: \*$/m)
  expect(text).toMatch(/^Sitemap: https?:\/\/\S+\/sitemap\.xml$/m)
  const closed = [...text.matchAll(/^Disallow: (\S+)$/gm)].map(([, path = '']) => path)
  expect(closed).toContain('/dashboard')
  for (const path of publicPages)
    expect(
      closed.filter((prefix) => path.startsWith(prefix)),
      path,
    ).toEqual([])
})

test('when the site is put on a home screen, its manifest has a name and icons that exist', async ({ request }) => {
  const answer = await request.get('/site.webmanifest')
  expect(answer.headers()['content-type']).toContain('application/manifest+json')
  const manifest = (await answer.json()) as {
    name: string
    start_url: string
    icons: { src: string; sizes: string; type: string; purpose?: string }[]
  }
  expect(manifest).toMatchObject({ name: 'Dolna', start_url: '/' })
  expect(manifest.icons.map(({ sizes }) => sizes)).toEqual(expect.arrayContaining(['192x192', '512x512']))
  expect(manifest.icons.some(({ purpose }) => purpose === 'maskable')).toBe(true)
  for (const { src, type } of manifest.icons) {
    const icon = await request.get(src)
    expect({ src, status: icon.status(), type: icon.headers()['content-type'] }).toEqual({ src, status: 200, type })
  }
})

test('when an address leads nowhere, the answer is 404 and asks not to be listed', async ({ request }) => {
  for (const path of ['/no-such-page', '/tickets/3', '/gallery?page=99', '/about?page=2']) {
    const { status, meta } = await readHead(request, path)
    expect({ path, status, robots: meta('robots') }).toEqual({ path, status: 404, robots: ['noindex'] })
  }
})

test('when an address is written in another way, the page names its own', async ({ request }) => {
  const ways = {
    '/TICKETS': '/tickets',
    '/services/': '/services',
    '/gallery?page=1': '/gallery',
    '/contact?from=friend': '/contact',
  }
  for (const [written, path] of Object.entries(ways))
    expect((await readHead(request, written)).canonical.map(pathOf), written).toEqual([path])
})
