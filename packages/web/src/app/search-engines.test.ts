import { describe, expect, it } from 'vitest'
import type { BusinessInfo } from '#contract/schemas/business.ts'
import { addresses, render } from '../entry-server.tsx'

const picture = (name: string, widths = [800, 1200, 1800]) => ({
  base: `/media/${name}`,
  widths,
  width: Math.max(...widths),
  height: Math.max(...widths) / 2,
  alt: `A ${name}`,
})
const info: BusinessInfo = {
  name: 'Dolna',
  logo: '/media/logo.svg',
  wordmark: null,
  banner: null,
  banner_picture: picture('phone', [800]),
  banner_wide_picture: picture('banner'),
  banner_text: 'Swing!',
  decription: 'Play & fun </script><b>"now"</b>',
  trade_license_no: null,
  facebook: 'https://facebook.com/dolna',
  x: 'javascript:alert(1)',
  instagram: null,
  linkedin: null,
  youtube: null,
  address: 'CDA Avenue, Chattogram',
  phone: '01712-345678',
  phone_2: null,
  email: 'hello@dolna.example',
  email_2: null,
  opening_hours: 'Saturday – Thursday: 10 AM – 9 PM\nFriday: Closed',
  guideline: null,
  maps_iframe: 'https://www.openstreetmap.org/export/embed.html?marker=22.3594%2C91.8213',
}
const bare: BusinessInfo = {
  ...info,
  logo: null,
  banner_picture: null,
  banner_wide_picture: null,
  decription: null,
  facebook: null,
  x: null,
  address: null,
  phone: null,
  email: null,
  opening_hours: 'whenever',
  maps_iframe: null,
}
const pack = {
  id: 7,
  title: 'One Month Pass',
  name: 'Little Star',
  month: 1,
  price: 2500,
  old_price: 3200,
  details: [],
  days: ['Friday'],
  hour: 0,
  extra_hour_price: 0,
  image: '/media/pack.jpg',
  picture: picture('pack', [720]),
  description: 'A month </script><script>alert(1)</script>',
}
const lists: Record<string, unknown[]> = {
  '/api/rides': [{ id: 1, name: 'Swing', details: '', image: null, picture: picture('ride', [360, 800]) }],
  '/api/galleries': [{ id: 1, image: '/x.jpg', picture: picture('photo', [640, 1200]) }],
  '/api/products': [
    { id: 3, name: 'Kid </Play>', price: 550.5, age: '5 – 12' },
    { id: 4, name: 'Adult', price: 150, age: '' },
  ],
  '/api/packages': [pack],
}

type Centre = { told?: BusinessInfo; pages?: number; failing?: boolean }

const centre =
  ({ told = info, pages = 2, failing = false }: Centre = {}) =>
  async (path: string) => {
    const { pathname, searchParams } = new URL(path, 'http://site')
    if (failing) return { status: 503, body: null }
    if (pathname === '/api/business-info') return { status: 200, body: { data: told } }
    if (pathname === '/api/settings') return { status: 200, body: { data: { vat_rate: 5 } } }
    const meta = { current_page: Number(searchParams.get('page')), last_page: pages, per_page: 15, total: pages * 15 }
    return { status: 200, body: { data: lists[pathname] ?? [], meta } }
  }

const origin = 'https://play.example'
const open = (url: string, what?: Centre) => render({ url, origin, api: centre(what) })
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

const dataIn = ({ head }: { head: string }): Record<string, unknown>[] =>
  [...head.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
    ([, json = '']) => JSON.parse(json) as Record<string, unknown>,
  )

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

describe('what is told of the place', () => {
  it.each(['/', '/contact', '/about'])('when %s is read by a program, it learns who, where and when', async (path) => {
    expect(dataIn(await open(path))).toEqual([
      {
        '@context': 'https://schema.org',
        '@type': 'AmusementPark',
        '@id': `${origin}/#place`,
        name: 'Dolna',
        url: `${origin}/`,
        description: info.decription,
        logo: `${origin}/media/logo.svg`,
        image: [`${origin}/media/banner/1200.jpg`, `${origin}/media/phone/800.jpg`],
        address: { '@type': 'PostalAddress', streetAddress: 'CDA Avenue, Chattogram', addressCountry: 'BD' },
        telephone: '+8801712345678',
        email: 'hello@dolna.example',
        geo: { '@type': 'GeoCoordinates', latitude: 22.3594, longitude: 91.8213 },
        openingHoursSpecification: [
          {
            '@type': 'OpeningHoursSpecification',
            dayOfWeek: ['Saturday', 'Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday'],
            opens: '10:00',
            closes: '21:00',
          },
        ],
        sameAs: ['https://facebook.com/dolna'],
      },
    ])
  })

  it('when the centre has told little, only that is told', async () => {
    expect(dataIn(await open('/', { told: bare }))).toEqual([
      {
        '@context': 'https://schema.org',
        '@type': 'AmusementPark',
        '@id': `${origin}/#place`,
        name: 'Dolna',
        url: `${origin}/`,
      },
    ])
  })

  it('when the centre has no name yet, nothing is told', async () => {
    expect(dataIn(await open('/', { told: { ...bare, name: '' } }))).toEqual([])
  })
})

describe('what is told of what is sold', () => {
  const offer = (price: number, path: string) => ({
    '@type': 'Offer',
    price,
    priceCurrency: 'BDT',
    availability: 'https://schema.org/InStock',
    url: origin + path,
  })

  it('when the tickets are read by a program, it learns each one and its price', async () => {
    expect(dataIn(await open('/tickets'))).toEqual([
      {
        '@context': 'https://schema.org',
        '@type': 'ItemList',
        name: 'Tickets',
        url: `${origin}/tickets`,
        itemListElement: [
          {
            '@type': 'ListItem',
            position: 1,
            item: {
              '@type': 'Product',
              name: 'Kid </Play>',
              description: 'Day ticket, age 5 – 12',
              offers: offer(550.5, '/tickets'),
            },
          },
          {
            '@type': 'ListItem',
            position: 2,
            item: { '@type': 'Product', name: 'Adult', offers: offer(150, '/tickets') },
          },
        ],
      },
    ])
  })

  it('when the packages are read by a program, it learns each one and its price, and content cannot end the element', async () => {
    expect(dataIn(await open('/package-and-offers'))).toEqual([
      {
        '@context': 'https://schema.org',
        '@type': 'ItemList',
        name: 'Memberships',
        url: `${origin}/package-and-offers`,
        itemListElement: [
          {
            '@type': 'ListItem',
            position: 1,
            item: {
              '@type': 'Product',
              name: 'Little Star (One Month Pass)',
              description: pack.description,
              image: `${origin}/media/pack.jpg`,
              offers: offer(2500, '/package-and-offers'),
            },
          },
        ],
      },
    ])
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
