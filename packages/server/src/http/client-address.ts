import { isIPv6 } from 'node:net'

/** For whom an address counts: itself, or in version 6 the /64 it is in, of which one household has more than anyone can count. */
export function countedAddress(ip: string): string {
  const address = ip.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '')
  if (!isIPv6(address)) return address
  const [head = '', tail = ''] = address.split('::')
  const [before, after] = [groupsOf(head), groupsOf(tail)]
  const skipped = address.includes('::') ? Array.from({ length: 8 - before.length - after.length }, () => '0') : []
  return `${[...before, ...skipped, ...after].slice(0, 4).join(':')}::/64`
}

const groupsOf = (part: string): string[] => part.split(':').filter((group) => group !== '').map((group) => Number.parseInt(group, 16).toString(16))
