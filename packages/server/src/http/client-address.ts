import { isIPv4, isIPv6 } from 'node:net'

/**
 * The networks a caller is counted in, from the nearest outwards: in version 4 the address and its /24; in version 6 the /64
 * that one household has, then the /56 and the /48 that one customer of a provider may have. Who has hung up has none.
 */
export function networksOf(ip: string | undefined): [string, ...string[]] {
  const address = (ip ?? 'gone').replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '')
  if (isIPv4(address)) return [address, `${address.split('.', 3).join('.')}.0/24`]
  if (!isIPv6(address)) return [address]
  const [a, b, c, d] = groupsOf(address)
  return [`${nameOf(a, b, c, d)}::/64`, `${nameOf(a, b, c, d & 0xff00)}::/56`, `${nameOf(a, b, c)}::/48`]
}

export const shortAddress = (ip: string | undefined): string => networksOf(ip).at(-1) ?? ''

function groupsOf(address: string): [number, number, number, number] {
  const [head = '', tail = ''] = address.split('::')
  const [before, after] = [numbersIn(head), numbersIn(tail)]
  const skipped = address.includes('::') ? Array.from({ length: 8 - before.length - after.length }, () => 0) : []
  const [a = 0, b = 0, c = 0, d = 0] = [...before, ...skipped, ...after]
  return [a, b, c, d]
}

const numbersIn = (part: string): number[] =>
  part
    .split(':')
    .filter((group) => group !== '')
    .map((group) => Number.parseInt(group, 16))
const nameOf = (...groups: number[]): string => groups.map((group) => group.toString(16)).join(':')
