import { expect, it } from 'vitest'
import { networksOf, shortAddress } from './client-address.ts'

it.each([
  ['203.0.113.9', ['203.0.113.9', '203.0.113.0/24']],
  ['::ffff:203.0.113.9', ['203.0.113.9', '203.0.113.0/24']],
  ['2001:db8:1:2f3:3:4:5:6', ['2001:db8:1:2f3::/64', '2001:db8:1:200::/56', '2001:db8:1::/48']],
  ['2001:0db8:0001:0002::', ['2001:db8:1:2::/64', '2001:db8:1:0::/56', '2001:db8:1::/48']],
  ['2001:db8::5', ['2001:db8:0:0::/64', '2001:db8:0:0::/56', '2001:db8:0::/48']],
  ['::1', ['0:0:0:0::/64', '0:0:0:0::/56', '0:0:0::/48']],
  [undefined, ['gone']],
  ['fe80::1%eth0', ['fe80:0:0:0::/64', 'fe80:0:0:0::/56', 'fe80:0:0::/48']],
])('when a caller comes from %s, they are counted in %s', (ip, networks) => {
  expect(networksOf(ip)).toEqual(networks)
})

it('when two households are in one /56, or two of those in one /48, that is where they meet', () => {
  const [one, neighbour, far] = [
    networksOf('2001:db8:1:201::1'),
    networksOf('2001:db8:1:2ff::1'),
    networksOf('2001:db8:1:301::1'),
  ]
  expect(neighbour.filter((network) => one.includes(network))).toEqual(['2001:db8:1:200::/56', '2001:db8:1::/48'])
  expect(far.filter((network) => one.includes(network))).toEqual(['2001:db8:1::/48'])
})

it.each([
  ['203.0.113.9', '203.0.113.0/24'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1::/48'],
])('when %s is written to the log, it is shortened to %s', (ip, short) => {
  expect(shortAddress(ip)).toBe(short)
})
