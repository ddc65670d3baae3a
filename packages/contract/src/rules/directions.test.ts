import { expect, it } from 'vitest'
import { directionsTo } from './directions.ts'

const map = 'https://www.openstreetmap.org/export/embed.html?marker=22.3594%2C91.8213'

it('when an address has signs of its own, it stays one search', () => {
  expect(directionsTo(' Level 4 & 5, চট্টগ্রাম ')).toBe(
    'https://www.google.com/maps/search/?api=1&query=Level%204%20%26%205%2C%20%E0%A6%9A%E0%A6%9F%E0%A7%8D%E0%A6%9F%E0%A6%97%E0%A7%8D%E0%A6%B0%E0%A6%BE%E0%A6%AE',
  )
})

it('when the map tells the place, the way leads there; when it does not, the address is searched for', () => {
  expect(directionsTo('CDA Avenue', map)).toBe('https://www.google.com/maps/dir/?api=1&destination=22.3594%2C91.8213')
  expect(directionsTo('CDA', 'https://www.openstreetmap.org/')).toMatch(/query=CDA$/)
})

it.each([[null], [' ']])('when the centre does not say where it is (%j), there is no way', (address) => {
  expect(directionsTo(address)).toBeNull()
})
