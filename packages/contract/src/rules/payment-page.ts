/** The gateway's own have about a hundred characters. */
const LONGEST = 2000
const OWN_COMPUTER = /^(localhost|127(\.\d+){3}|\[::1\])$/

/**
 * Where somebody who is `here` goes to pay, or null. Nobody is sent where others could listen: only over https or to a page
 * of our own, or from one port of a computer to another.
 */
export function paymentPage(address: string | null | undefined, here: string): string | null {
  if (!address || address.length > LONGEST) return null
  try {
    const [page, own] = [new URL(address, here), new URL(here)]
    const isNear = page.origin === own.origin || [page, own].every(({ hostname }) => OWN_COMPUTER.test(hostname))
    return page.protocol === 'https:' || (page.protocol === 'http:' && isNear) ? page.href : null
  } catch {
    return null
  }
}
