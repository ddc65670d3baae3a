import { describe, expect, it } from 'vitest'
import { bare, info, open, origin, pack } from '../testing/found-centre.ts'

const dataIn = ({ head }: { head: string }): Record<string, unknown>[] =>
  [...head.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
    ([, json = '']) => JSON.parse(json) as Record<string, unknown>,
  )

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
