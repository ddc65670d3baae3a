import { expect, it } from 'vitest'
import { mapPlace } from './map-place.ts'

const osm = (query: string) => `https://www.openstreetmap.org/export/embed.html?layer=mapnik&${query}`
const google = (query: string) => `https://www.google.com/maps/embed?${query}`
const bbox = 'bbox=91.8113%2C22.3524%2C91.8313%2C22.3664'

it.each([
  [osm(`${bbox}&marker=22.3594%2C91.8213`), 22.3594, 91.8213],
  [osm(`${bbox}&marker=22.36%2C91.82`), 22.36, 91.82],
  [osm(bbox), 22.3594, 91.8213],
  [`<iframe src="${osm(bbox).replaceAll('&', '&amp;')}"></iframe>`, 22.3594, 91.8213],
  [google('pb=!1m18!1m12!1m3!1d3689.91!2d91.8213!3d22.3594!2m3!1f0!2f0!3f0'), 22.3594, 91.8213],
  ['https://maps.google.com/maps?q=22.3594,91.8213&output=embed', 22.3594, 91.8213],
  ['https://maps.google.com/maps?ll=-90,180&output=embed', -90, 180],
])('when the map is %s, its place is known', (typed, latitude, longitude) => {
  expect(mapPlace(typed)).toEqual({ latitude, longitude })
})

it.each([
  null,
  'CDA Avenue, Chattogram',
  'https://evil.example/?marker=22.3594,91.8213',
  osm('marker=22.3594'),
  osm('marker=22.3594,91.8213,3'),
  osm('marker=90.1,91.8'),
  osm('marker=22,180.1'),
  osm('marker=,'),
  osm('marker=1e1,2e1'),
  osm('bbox=91.8,22.3,91.9'),
  google('pb=!1m18'),
  google('pb=!2d1.2.3!3d4'),
  'https://maps.google.com/maps?q=CDA+Avenue,+Chattogram&output=embed',
])('when the map is %s, its place is not known', (typed) => {
  expect(mapPlace(typed)).toBeNull()
})
