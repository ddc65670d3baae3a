import { expect, it } from 'vitest'
import { mapAddress } from './map.ts'

const osm = 'https://www.openstreetmap.org/export/embed.html?bbox=91.8%2C22.3%2C91.9%2C22.4&layer=mapnik'

it('when an iframe of an allowed map is typed, its address is used', () => {
  expect(mapAddress(`<iframe width="600" src="${osm.replaceAll('&', '&amp;')}" loading="lazy"></iframe>`)).toBe(osm)
  expect(mapAddress(`<IFRAME src='https://www.google.com/maps/embed?pb=1'></IFRAME>`)).toBe(
    'https://www.google.com/maps/embed?pb=1',
  )
})

it('when only the address is typed, it is used', () => {
  expect(mapAddress(`  ${osm}\n`)).toBe(osm)
})

it.each([
  null,
  '',
  'CDA Avenue, Chattogram',
  'http://www.openstreetmap.org/export/embed.html',
  'https://www.openstreetmap.org.evil.example/',
  'https://evil.example/?https://www.openstreetmap.org/',
  'https://www.google.com/search?q=map',
  'https://user:pass@www.openstreetmap.org/',
  'https://www.openstreetmap.org:8443/',
  'javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  '//www.openstreetmap.org/export/embed.html',
  '<script src="https://www.openstreetmap.org/x.js"></script>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<iframe src="javascript:alert(1)"></iframe>',
])('when %s is typed, no map is framed', (typed) => {
  expect(mapAddress(typed)).toBeNull()
})
