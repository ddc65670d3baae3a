import { describe, expect, it } from 'vitest'
import { addresses } from '../entry-server.tsx'
import { bare, centre, info, open, origin } from '../testing/found-centre.ts'

const decode = (text: string) =>
  text
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&')

/** The head's facts by name; a name that stands there twice fails the test. */
function factsIn(head: string): Record<string, string> {
  const found = [...head.matchAll(/<(?:meta (?:name|property)|link rel)="([^"]+)" (?:content|href)="([^"]*)"/g)]
    .map(([, name = '', value = '']): [string, string] => [name, decode(value)])
    .filter(([name]) => /^(og:|twitter:|description$|canonical$|robots$)/.test(name))
  expect(new Set(found.map(([name]) => name)).size).toBe(found.length)
  return Object.fromEntries(found)
}

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

describe.each(screens)('when %s is shared or found', (path) => {
  it('there is a title, a description, one address and a picture', async () => {
    const { head, status } = await open(path)
    const facts = factsIn(head)
    expect(status).toBe(200)
    expect(facts).toMatchObject({
      canonical: origin + path,
      'og:url': origin + path,
      'og:type': 'website',
      'og:site_name': 'Dolna',
      'twitter:card': 'summary_large_image',
      'og:image': expect.stringMatching(/^https:\/\/play\.example\/media\/\w+\/\d+\.jpg$/) as string,
      'og:image:type': 'image/jpeg',
    })
    expect(facts['description']?.length).toBeGreaterThan(20)
    expect(facts['og:description']).toBe(facts['description'])
    expect(decode(/<title>(.*?)<\/title>/.exec(head)?.[1] ?? '')).toBe(facts['og:title'])
    expect(facts).not.toHaveProperty('robots')
  })

  it('every script element is data', async () => {
    const { head, html } = await open(path)
    expect((head + html).match(/<script(?! type="application\/ld\+json">)/g)).toBeNull()
  })
})

describe('the address of a page', () => {
  it.each([
    ['/fun-rides?page=2', '/fun-rides?page=2'],
    ['/fun-rides?page=1', '/fun-rides'],
    ['/Gallery/?utm_source=x&page=2', '/gallery?page=2'],
    ['/tickets?page=2', '/tickets'],
  ])('when %s is opened, it is %s', async (url, path) => {
    expect(factsIn((await open(url)).head)).toMatchObject({ canonical: origin + path, 'og:url': origin + path })
  })

  it('when pages of a list differ, so do their titles', async () => {
    const titles = await Promise.all(
      ['/fun-rides', '/fun-rides?page=2'].map(async (url) => factsIn((await open(url)).head)['og:title']),
    )
    expect(titles).toEqual(['Fun Rides · Dolna', 'Fun Rides, page 2 · Dolna'])
  })
})

describe('the picture of a shared page', () => {
  it.each([
    ['/', 'banner/1200', 1200, 600],
    ['/contact', 'banner/1200', 1200, 600],
    ['/fun-rides', 'ride/800', 800, 400],
    ['/gallery', 'photo/1200', 1200, 600],
    ['/package-and-offers', 'pack/720', 720, 360],
  ])('when %s is shared, it is %s, with its size and words', async (path, file, width, height) => {
    expect(factsIn((await open(path)).head)).toMatchObject({
      'og:image': `${origin}/media/${file}.jpg`,
      'og:image:width': String(width),
      'og:image:height': String(height),
      'og:image:alt': `A ${file.split('/')[0]}`,
    })
  })

  it('when the centre has no pictures, a page is shared without one', async () => {
    const facts = factsIn((await open('/contact', { told: bare })).head)
    expect(facts['twitter:card']).toBe('summary')
    expect(facts).not.toHaveProperty('og:image')
  })
})

describe('what search engines should not keep', () => {
  it('when an address is unknown, it is 404, not to be indexed, and has no address of its own', async () => {
    const { status, head } = await open('/no/such/page')
    expect(status).toBe(404)
    expect(factsIn(head)).toMatchObject({ robots: 'noindex' })
    expect(factsIn(head)).not.toHaveProperty('canonical')
  })

  it('when a page is past the end of its list, it is 404 and not to be indexed', async () => {
    const { status, head } = await open('/fun-rides?page=3')
    expect([status, factsIn(head)['robots']]).toEqual([404, 'noindex'])
  })

  it('when a page breaks, it is 500 and not to be indexed', async () => {
    const { status, head } = await open('/', { told: { ...info, opening_hours: 7 as unknown as string } })
    expect([status, factsIn(head)['robots']]).toEqual([500, 'noindex'])
  })

  it('when a part is missing for the moment, engines are asked to come again, not to forget the page', async () => {
    const { status, head } = await open('/', { failing: true })
    expect(status).toBe(503)
    expect(factsIn(head)).not.toHaveProperty('robots')
  })
})

describe('the addresses for the sitemap', () => {
  it('when lists have pages, each has its address, and every other screen has one', async () => {
    const pages = ['/fun-rides', '/about', '/gallery'].flatMap((path) => [`${path}?page=2`, `${path}?page=3`])
    expect((await addresses(centre({ pages: 3 }))).toSorted()).toEqual([...screens, ...pages].toSorted())
  })

  it('when a list cannot be counted, that is no short list but a failure', async () => {
    await expect(addresses(centre({ failing: true }))).rejects.toThrow('503')
  })
})
