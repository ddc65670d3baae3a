import { BlockList, isIP } from 'node:net'

const OWN = ['loopback', 'linklocal', 'uniquelocal']

const parts = (text: string): { address: string; bits: string | undefined; rest: string[] } => {
  const [address = '', bits, ...rest] = text.split('/')
  return { address, bits, rest }
}
const most = (address: string): number => (isIP(address) === 6 ? 128 : 32)

export function isProxyNetwork(text: string): boolean {
  const { address, bits = '0', rest } = parts(text)
  return (
    OWN.includes(text) ||
    (rest.length === 0 && isIP(address) > 0 && /^\d{1,3}$/.test(bits) && Number(bits) <= most(address))
  )
}

const network = (address: string, bits: number): BlockList => {
  const list = new BlockList()
  list.addSubnet(address, bits, 'ipv6')
  return list
}
const MAPPED_BITS = 96
const mapped = network('::ffff:0:0', MAPPED_BITS)
const uniqueLocal = network('fc00::', 7)

/** No proxy has a network this large: whoever is believed about addresses there may claim any. */
const WIDEST = { 4: 8, 6: 16 }

export function isTooWide(text: string): boolean {
  const { address } = parts(text)
  const bits = Number(parts(text).bits ?? most(address))
  if (!isProxyNetwork(text) || isIP(address) === 0) return false
  if (isIP(address) === 4) return bits < WIDEST[4]
  // IPv4 has a place inside IPv6, and a network around it holds all of IPv4.
  const holdsIPv4 = mapped.check(address, 'ipv6') || network(address, bits).check('::ffff:0.0.0.0', 'ipv6')
  return holdsIPv4 ? bits < MAPPED_BITS + WIDEST[4] : bits < WIDEST[6] && !uniqueLocal.check(address, 'ipv6')
}
