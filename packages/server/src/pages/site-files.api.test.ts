import { fileURLToPath } from 'node:url'
import { SaxesParser } from 'saxes'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { addresses } from '../../../web/src/entry-server.tsx'
import { rides } from '../catalogue/tables.ts'
import { businessInfo } from '../content/tables.ts'
import { buildTestApp, type TestApp } from '../testing/build-test-app.ts'
import type { PageSource } from './renderer.ts'

const publicUrl = 'https://play.example.com'
const screens = [
  '/',
  '/services',
  '/fun-rides',
  '/gallery',
  '/tickets',
  '/package-and-offers',
  '/about',
  '/contact',
  '/terms-and-conditions',
  '/privacy-policy',
  '/refund-policy',
  '/service-delivery-policy',
]

let test: TestApp
async function open(content: 'empty' | 'demo' = 'empty', source: Partial<PageSource> = {}): Promise<void> {
  const drawn = { status: 404, document: '<p>Page not found</p>', policy: '', complete: true }
  const pages: PageSource = {
    placeOf: () => ({ path: '/404', page: 1, own: false }),
    draw: async () => drawn,
    addresses,
    ...source,
  }
  test = await buildTestApp({ content, config: { publicUrl }, deps: { openPages: async () => pages } })
}

const get = (url: string, headers: Record<string, string> = {}) => test.app.inject({ url, headers })
const loseDatabase = () =>
  vi.spyOn(test.database.pool, 'query').mockRejectedValue(Object.assign(new Error('gone'), { code: 'ECONNREFUSED' }))

/** Fails where the text is not well-formed XML. */
function locations(xml: string): string[] {
  const found: string[] = []
  let inside = ''
  const parser = new SaxesParser({ xmlns: true })
  parser.on(
    'opentag',
    ({ local, uri }) => (inside = uri === 'http://www.sitemaps.org/schemas/sitemap/0.9' ? local : ''),
  )
  parser.on('text', (text) => inside === 'loc' && text.trim() !== '' && found.push(text))
  parser.on('error', (error) => {
    throw error
  })
  parser.write(xml).close()
  return found
}

const named = async () => locations((await get('/sitemap.xml')).body).toSorted()
const absolute = (paths: string[]) => paths.map((path) => publicUrl + path).toSorted()

describe('the sitemap of the demo centre', () => {
  beforeAll(() => open('demo'))
  afterAll(() => test.close())

  it('when it is asked for, it names every public address once, the pages of lists included', async () => {
    expect((await get('/sitemap.xml')).headers).toMatchObject({
      'content-type': 'application/xml; charset=utf-8',
      'cache-control': 'public, max-age=0, must-revalidate',
    })
    expect(await named()).toEqual(absolute([...screens, '/fun-rides?page=2', '/gallery?page=2']))
  })
})

describe('the sitemap', () => {
  afterEach(() => test.close())

  it('when a list grows by a page, so does the sitemap', async () => {
    await open()
    expect(await named()).toEqual(absolute(screens))
    await test.database.db
      .insert(rides)
      .values(Array.from({ length: 31 }, (_, n) => ({ name: `Ride ${n}`, details: '' })))
    await vi.waitFor(async () =>
      expect(await named()).toEqual(absolute([...screens, '/fun-rides?page=2', '/fun-rides?page=3'])),
    )
  })

  it('when an address holds marks of XML, they are escaped', async () => {
    const hostile = ['/?a=1&b=2', `/"'<url>]]>`, '/শিশু']
    await open('empty', { addresses: async () => hostile })
    expect(await named()).toEqual(absolute(hostile))
  })

  it('when the pages cannot be counted, a short list is not passed off as the whole', async () => {
    await open()
    const query = loseDatabase()
    const answer = await get('/sitemap.xml')
    query.mockRestore()
    expect(answer.statusCode).toBe(500)
    expect(answer.headers['cache-control']).toBe('no-store')
    expect(await named()).toEqual(absolute(screens))
  })
})

describe('the files of a centre that has told nothing yet', () => {
  beforeAll(() => open())
  afterAll(() => test.close())

  it('when robots.txt is asked for, pages are open, what is behind sign-in is closed, and the sitemap is named', async () => {
    const { headers, body } = await get('/robots.txt')
    expect(headers).toMatchObject({ 'content-type': 'text/plain; charset=utf-8', etag: expect.any(String) as string })
    const lines = body.split('\n')
    const closed = lines.filter((line) => line.startsWith('Disallow: ')).map((line) => line.slice('Disallow: '.length))
    expect(lines[0]).toBe('User-agent: *')
    const own = ['/dashboard', '/ticket-checkout', '/membership-checkout', '/checkout']
    expect(closed).toEqual(['/api/', '/staff/', ...own.flatMap((path) => [path, `/bn${path}`])])
    expect([...screens, '/media/x.jpg'].filter((path) => closed.some((start) => path.startsWith(start)))).toEqual([])
    expect(lines).toContain(`Sitemap: ${publicUrl}/sitemap.xml`)
  })

  it('when the manifest is asked for, the address stands for the name', async () => {
    const { headers, body } = await get('/site.webmanifest')
    expect(headers['content-type']).toBe('application/manifest+json; charset=utf-8')
    expect(JSON.parse(body)).toMatchObject({
      name: 'play.example.com',
      short_name: 'play.example.com',
      start_url: '/',
      scope: '/',
      display: 'standalone',
    })
    expect(JSON.parse(body)).not.toHaveProperty('description')
  })

  it('when the manifest names shortcuts, they lead to pages of the site and carry icons it has', async () => {
    const { shortcuts, icons } = (await get('/site.webmanifest')).json<{
      shortcuts: { name: string; url: string; icons: object[] }[]
      icons: object[]
    }>()
    expect(shortcuts.map(({ name, url }) => `${name} ${url}`)).toEqual([
      'My tickets /dashboard/tickets',
      'Buy tickets /tickets',
    ])
    for (const shortcut of shortcuts) expect(icons).toEqual(expect.arrayContaining(shortcut.icons))
  })

  it('when the manifest names icons, they are there in the size it says, and the one for masks fills its square', async () => {
    const { icons } = (await get('/site.webmanifest')).json<{
      icons: { src: string; sizes: string; purpose: string }[]
    }>()
    expect(icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
      '192x192 any',
      '512x512 any',
      '192x192 maskable',
      '512x512 maskable',
    ])
    for (const { src, sizes, purpose } of icons) {
      const file = sharp(fileURLToPath(new URL(`../../../web/public${src}`, import.meta.url)))
      const [{ width, height, format }, { isOpaque }] = await Promise.all([file.metadata(), file.stats()])
      expect({ format, sizes: `${width}x${height}`, isOpaque }).toEqual({
        format: 'png',
        sizes,
        isOpaque: purpose === 'maskable',
      })
    }
  })

  it.each(['/sitemap.xml', '/robots.txt', '/site.webmanifest'])(
    'when the caller holds %s already, the answer is 304',
    async (url) => {
      const { etag } = (await get(url)).headers
      expect((await get(`${url}?again`, { 'if-none-match': String(etag) })).statusCode).toBe(304)
    },
  )

  it('when a file of another name is asked for, it is a page like any unknown one', async () => {
    expect((await get('/sitemap.xml.gz')).statusCode).toBe(404)
  })
})

describe('when the database is gone from the start', () => {
  afterEach(() => test.close())

  it('robots.txt is still there, since without it search engines leave', async () => {
    await open()
    const query = loseDatabase()
    const [robots, manifest] = [await get('/robots.txt'), await get('/site.webmanifest')]
    query.mockRestore()
    expect([robots.statusCode, manifest.statusCode]).toEqual([200, 500])
  })
})

describe('the manifest of a centre with a name', () => {
  afterEach(() => test.close())

  it('when the name holds marks of all kinds, it comes through whole', async () => {
    await open()
    const name = `</script> "Dolna" & দোলনা`
    await test.database.db.insert(businessInfo).values({ name, decription: 'Play' })
    expect((await get('/site.webmanifest')).json()).toMatchObject({ name, short_name: name, description: 'Play' })
  })
})
